#if DEBUG
  extension AccessibilitySnapshot {
    /// Checks that parents and children agree, that each element occurs once, that the focused element exists, and that frames are finite.
    @MainActor func checkInvariants(_ checker: InvariantChecker) {
      var seen: Set<Int> = []
      func visit(_ ids: [Int], parent: Int?) {
        for id in ids {
          guard let element = elements[id] else {
            checker.record(
              "AccessibilitySnapshot.elements[\(id)]", at: "accessibility", expected: "a child of \(parent ?? 0)", found: "none")
            continue
          }
          let path = "accessibility / \(element.label)"
          guard seen.insert(id).inserted else {
            checker.record("child", at: path, expected: "enumerated once", found: "enumerated again")
            continue
          }
          checker.expect("id", at: path, element.id, id)
          checker.expect("parent", at: path, element.parent, parent)
          if !element.frame.isFinite { checker.record("frame", at: path, expected: "finite", found: "\(element.frame)") }
          visit(element.children, parent: id)
        }
      }
      visit(roots, parent: nil)
      checker.expect("AccessibilitySnapshot.elements.count", at: "accessibility", elements.count, seen.count)
      if let focused { checker.expect("AccessibilitySnapshot.focused is an element", at: "accessibility", elements[focused] != nil, true) }
    }
  }

  extension AccessibilityObserver {
    /// Takes two snapshots of a window in succession and checks that the second one reports no change.
    static func checkInvariants(_ checker: InvariantChecker, of graph: ViewGraph) {
      let watch = AccessibilityObserver(graph)
      _ = watch.refresh()
      watch.snapshot.checkInvariants(checker)
      for change in watch.refresh() {
        checker.record("AccessibilityObserver.refresh()", at: "accessibility", expected: "no change", found: "\(change)")
      }
    }
  }
#endif
