#if DEBUG
  extension Row: InvariantChecking {
    /// Checks that the boxes that the row caches are those that it contributes.
    func checkInvariants(_ checker: InvariantChecker) {
      guard let known = cachedBoxes else { return }
      var fresh: [LayoutBox] = []
      forEachChild { $0.appendBoxes(to: &fresh) }
      checker.expectSame("knownBoxes", known, fresh, at: checkedPath())
    }
  }
#endif
