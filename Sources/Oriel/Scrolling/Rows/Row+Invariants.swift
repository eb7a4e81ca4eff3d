#if DEBUG
  extension Row: InvariantChecking {
    /// What the row remembers of its boxes is what it lends.
    func checkInvariants(_ checker: InvariantChecker) {
      guard let known = knownBoxes else { return }
      var fresh: [LayoutBox] = []
      forEachChild { $0.appendBoxes(to: &fresh) }
      checker.expectSame("knownBoxes", known, fresh, at: checkedPath())
    }
  }
#endif
