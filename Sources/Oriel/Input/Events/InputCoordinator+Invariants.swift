#if DEBUG
  extension InputCoordinator {
    func checkInvariants(_ checker: InvariantChecker) {
      focus.checkInvariants(checker)
      if checker.takesRareSample { AccessibilityObserver.checkInvariants(checker, of: graph) }
    }
  }
#endif
