#if DEBUG
  import Foundation

  extension LayoutBox {
    /// Checks the box, which is the root, and all of its descendants.
    final func checkTree(_ checker: InvariantChecker, graph: ViewGraph) {
      checker.expect("parent", at: "root", parentReference.identifier, nil)
      // A frame that stopped at views that never settle leaves work, and boxes that wait for layout, to the next frame.
      check(checker, graph: graph, takesPart: !graph.hasPendingWork)
    }

    /// Checks the box and its descendants.
    ///
    /// - Parameter takesPart: A Boolean value that indicates whether the box's parent is laid out and drawn: it and all of its ancestors
    ///   are placed, and none of them is being removed.
    private func check(_ checker: InvariantChecker, graph: ViewGraph, takesPart: Bool) {
      checkNode(checker, graph: graph)
      checkGeometry(checker)
      let takesPart = takesPart && isPlaced && !isBeingRemoved
      if needsLayout, takesPart, !checker.mayWaitForLayout(self) { checker.expect("needsLayout", at: checkedPath, true, false) }
      checker.checkOwnInvariants(of: self)
      compareCaches(checker)
      for (index, child) in children.enumerated() {
        if child.parentReference.identifier != ObjectIdentifier(self) {
          checker.record("parent", at: child.checkedPath, expected: "\(type(of: self))", found: "another box")
        }
        checker.expect("placeInParent", at: child.checkedPath, child.indexInParent, index)
        child.check(checker, graph: graph, takesPart: takesPart)
      }
    }

    private func checkNode(_ checker: InvariantChecker, graph: ViewGraph) {
      if graphReference.identifier != ObjectIdentifier(graph) {
        let found = graphReference.identifier == nil ? "none" : "another"
        checker.record("graph", at: checkedPath, expected: "the window's graph", found: found)
      }
      guard let id = nodeReference.identifier else { return }
      guard let node = graph.liveNodes.nodes[id]?.takeUnretainedValue() else {
        return checker.record("node", at: checkedPath, expected: "a mounted node of the window", found: "a deallocated node")
      }
      checker.expect("node.isMounted", at: checkedPath, node.isMounted, true)
    }

    private func checkGeometry(_ checker: InvariantChecker) {
      let frame = CGRect(origin: origin, size: size)
      if !frame.isFinite { checker.record("frame", at: checkedPath, expected: "finite", found: "\(frame)") }
      if size.width < 0 || size.height < 0 { checker.record("size", at: checkedPath, expected: "not negative", found: "\(size)") }
      let shown = presentedFrame
      if !shown.isFinite { checker.record("presentedFrame", at: checkedPath, expected: "finite", found: "\(shown)") }
    }

    /// The path of the box's view and the box's type. Reading it relies on no reference that may be invalid.
    final var checkedPath: String {
      let node = nodeReference.identifier.flatMap { graph?.liveNodes.nodes[$0]?.takeUnretainedValue() }
      // A box without a node is identified by its ancestors.
      let place = node?.checkedPath() ?? parent?.checkedPath
      return "\(place.map { $0 + " / " } ?? "")\(type(of: self))"
    }

    // MARK: Caches

    private func compareCaches(_ checker: InvariantChecker) {
      if !measurements.isEmpty, checker.compares(.measurements, of: self), checker.takesSample() { compareMeasurements(checker) }
      if !needsDisplay, checker.compares(.drawing, of: self), checker.takesSample() { compareDrawing(checker) }
    }

    /// Repeats the cached measurements and compares the results. The children return their own cached sizes.
    private func compareMeasurements(_ checker: InvariantChecker) {
      for entry in measurements.entries {
        var fresh = CGSize.zero
        checker.comparing { fresh = sizeThatFits(entry.proposal) }
        if !(fresh.width >= 0) { fresh.width = 0 }
        if !(fresh.height >= 0) { fresh.height = 0 }
        let isSame = fresh.width.isNear(entry.size.width) && fresh.height.isNear(entry.size.height)
        guard !isSame, !dependsOnStatefulMeasurement(checker) else { continue }
        checker.record("measurements[\(entry.proposal)]", at: checkedPath, expected: "\(fresh)", found: "\(entry.size)")
      }
    }

    /// Returns a Boolean value that indicates whether a descendant has measurements that are never compared. A scroll view or lazy content
    /// doesn't propagate a change of its content's size, so the sizes that its ancestors cache for other proposals may be older than its
    /// own.
    private func dependsOnStatefulMeasurement(_ checker: InvariantChecker) -> Bool {
      children.contains { !checker.canEverCompare(.measurements, of: $0) || $0.dependsOnStatefulMeasurement(checker) }
    }

    /// Repeats the drawing and compares it with the cached one. The children return their own cached drawings. A child that is redrawn here
    /// is reported: its invalidation hasn't reached this box.
    private func compareDrawing(_ checker: InvariantChecker) {
      let cached = display
      let waiting = children.filter(\.needsDisplay)
      let fresh = drawing(at: displayOffset)
      for child in waiting where !child.needsDisplay { checker.expect("needsDisplay", at: child.checkedPath, true, false) }
      if let difference = cached.difference(from: fresh) {
        checker.record("display.\(difference.path)", at: checkedPath, expected: difference.expected, found: difference.found)
      }
      // Far from the origin, children are drawn without chunks.
      guard let chunks, displayOffset == .zero || max(abs(displayOffset.x), abs(displayOffset.y)) < 1_000_000 else { return }
      chunks.checkInvariants(checker, children: paintOrder.map(\.display), at: checkedPath)
    }
  }

  extension CGFloat {
    /// Returns a Boolean value that indicates whether two lengths are equal within the error of another order of computation.
    fileprivate func isNear(_ other: CGFloat) -> Bool { self == other || (self - other).magnitude < 1e-6 * Swift.max(1, other.magnitude) }
  }
#endif
