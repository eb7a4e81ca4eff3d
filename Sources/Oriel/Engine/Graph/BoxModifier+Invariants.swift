#if DEBUG
  extension WrapperNode: InvariantChecking {
    func checkInvariants(_ checker: InvariantChecker) {
      guard !needsBoxes else { return }
      var contents: [LayoutBox] = []
      boxes.forEach { if let content = $0.layoutContent { contents.append(content) } }
      var fresh: [LayoutBox] = []
      content.appendBoxes(to: &fresh)
      if fresh.isEmpty, let noView = boxes.noView { fresh = [noView] }
      // A lazy container requests each row's boxes separately, so a row that moves doesn't change the order here.
      if parent?.rowHost(for: self) != nil {
        contents.sort { ObjectIdentifier($0) < ObjectIdentifier($1) }
        fresh.sort { ObjectIdentifier($0) < ObjectIdentifier($1) }
      }
      checker.expectSame("boxes", contents, fresh, at: checkedPath())
    }
  }
#endif
