#if DEBUG
  extension FocusEngine {
    /// What has the focus is in the tree, may have it and is within reach; targets are found where they say.
    func checkInvariants(_ checker: InvariantChecker) {
      if let flaw = registeredTargets.flaw { checker.record("FocusTargets", at: "focus", expected: flaw.expected, found: flaw.found) }
      guard let focused else { return }
      let path = focused.checkedPath
      checker.expect("focused.isAttached", at: path, focused.isAttached, true)
      checker.expect("focused.node.isMounted", at: path, focused.node?.isMounted, true)
      checker.expect("focused.canBeFocused", at: path, focused.canBeFocused, true)
      checker.expect("focused is behind a barrier", at: path, focused.barrier != nil, false)
      checker.expect("focused is among the targets", at: path, registeredTargets.contains(focused), true)
    }
  }

  extension FocusTargets {
    func contains(_ target: any FocusTarget) -> Bool { all.contains { $0 === target } }

    /// The first thing that is wrong with the list; nil if nothing is.
    var flaw: (expected: String, found: String)? {
      let all = all
      return all.count == count ? nil : ("\(count) targets", "\(all.count)")
    }
  }
#endif
