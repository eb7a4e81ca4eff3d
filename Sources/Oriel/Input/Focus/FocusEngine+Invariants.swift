#if DEBUG
  extension FocusEngine {
    /// Checks that the focused view is in the tree, focusable and reachable, and that the list of targets is consistent.
    func checkInvariants(_ checker: InvariantChecker) {
      if let flaw = registeredTargets.flaw { checker.record("FocusTargets", at: "focus", expected: flaw.expected, found: flaw.found) }
      guard let focused else { return }
      let path = focused.checkedPath
      checker.expect("focused.isAttached", at: path, focused.isAttached, true)
      checker.expect("focused.node.isMounted", at: path, focused.node?.isMounted, true)
      checker.expect("focused.canBeFocused", at: path, focused.canBeFocused, true)
      checker.expect("focused.barrier is set", at: path, focused.barrier != nil, false)
      checker.expect("focused is registered", at: path, registeredTargets.contains(focused), true)
    }
  }

  extension FocusTargets {
    func contains(_ target: any FocusTarget) -> Bool { all.contains { $0 === target } }

    /// The first inconsistency of the list, or `nil` if there is none.
    var flaw: (expected: String, found: String)? {
      let all = all
      return all.count == count ? nil : ("\(count) targets", "\(all.count)")
    }
  }
#endif
