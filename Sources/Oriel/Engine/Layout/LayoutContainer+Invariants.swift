#if DEBUG
  extension ContainerNode: InvariantChecking {
    func checkInvariants(_ checker: InvariantChecker) {
      guard !needsBoxes else { return }
      checker.expectBoxes("children", of: box, lentBy: content, at: checkedPath())
    }
  }

  extension LayoutContainerBox: CacheComparisonLimiting {
    /// Limits the comparison of measurements to the engine's own layouts, because other ones are code of the app.
    func comparison(of cache: BoxCache) -> CacheComparison {
      switch cache {
      case .measurements: isStack || L.self == GridLayout.self ? .always : .whereAllIsChecked
      case .drawing: .always
      }
    }
  }

  extension InvariantChecker {
    /// Expects that a box's children are the boxes that a node contributes now.
    func expectBoxes(
      _ subject: @autoclosure () -> String, of box: LayoutBox, lentBy content: AnyViewNode, at path: @autoclosure () -> String
    ) {
      var fresh: [LayoutBox] = []
      content.appendBoxes(to: &fresh)
      expectSame(subject(), box.children, fresh, at: path())
    }

    /// Expects that two lists contain the same boxes.
    func expectSame(_ subject: @autoclosure () -> String, _ found: [LayoutBox], _ expected: [LayoutBox], at path: @autoclosure () -> String)
    {
      guard found.count != expected.count || zip(found, expected).contains(where: { $0 !== $1 }) else { return }
      record(subject(), at: path(), expected: Self.names(expected), found: Self.names(found))
    }

    private static func names(_ boxes: [LayoutBox]) -> String {
      "[\(boxes.map { "\(type(of: $0)) of \($0.nodeReference.identifier.map { "\($0)" } ?? "none")" }.joined(separator: ", "))]"
    }
  }
#endif
