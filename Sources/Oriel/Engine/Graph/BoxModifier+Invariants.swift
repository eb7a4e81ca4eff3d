#if DEBUG
  extension WrapperNode: InvariantChecking {
    func checkInvariants(_ checker: InvariantChecker) {
      guard !needsBoxes else { return }
      var contents: [LayoutBox] = []
      boxes.forEach { if let content = $0.layoutContent { contents.append(content) } }
      var fresh: [LayoutBox] = []
      content.appendBoxes(to: &fresh)
      checker.expectSame("boxes", contents, fresh, at: checkedPath())
    }
  }
#endif
