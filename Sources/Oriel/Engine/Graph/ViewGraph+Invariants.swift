#if DEBUG
  extension ViewGraph {
    /// Checks that a frame ends with empty queues, except for updates that a reported diagnostic defers to the next frame.
    func checkQueues(_ checker: InvariantChecker) {
      checker.expect("phase", at: "graph", phase, .idle)
      checker.expect("UpdatePass.watch is set", at: "graph", updates.watch != nil, false)
      checker.expect("UpdatePass.evaluating", at: "graph", updates.evaluating?.viewPath, nil)
      checker.expect("LayoutPass.isFollowingKeyboard", at: "graph", layouts.isFollowingKeyboard, false)
      // See `GraphReference` for the reason.
      checker.expect("a weak reference", at: "graph", hasSideTable(self), false)
    }

    /// Checks that parents, children and the graph agree, that each flag is backed by a queue entry, and that each mounted node is
    /// enumerated by its parent.
    func checkNodes(_ checker: InvariantChecker) {
      let waiting = WaitingNodes(self)
      var seen: Set<ObjectIdentifier> = []
      seen.reserveCapacity(liveNodes.nodes.count)

      func visit(_ node: AnyViewNode, parent: AnyViewNode?) {
        func path() -> String { node.checkedPath(parent) }
        guard seen.insert(ObjectIdentifier(node)).inserted else {
          return checker.record("child", at: path(), expected: "enumerated once", found: "enumerated again")
        }
        checker.expect("isMounted", at: path(), node.isMounted, true)
        if node.parentReference.identifier != parent.map(ObjectIdentifier.init) {
          checker.record("parent", at: path(), expected: parent.typeName, found: nameOfNode(node.parentReference.identifier))
        }
        checker.expect("depth", at: path(), node.depth, (parent?.depth ?? -1) + 1)
        if node.graph !== self { checker.record("graph", at: path(), expected: "the window's graph", found: "another") }
        if node.needsUpdate, !waiting.updates.contains(ObjectIdentifier(node)) { checker.expect("needsUpdate", at: path(), true, false) }
        if node.needsBoxes, !waiting.boxes.contains(ObjectIdentifier(node)) { checker.expect("needsBoxes", at: path(), true, false) }
        if node.needsPreferences, !waiting.preferences.contains(ObjectIdentifier(node)) {
          checker.expect("needsPreferences", at: path(), true, false)
        }
        if node.hasPreferences, !node.endsPreferences, let parent {
          checker.expect("hasPreferences", at: parent.checkedPath(nil), parent.hasPreferences, true)
        }
        checker.checkOwnInvariants(of: node)
        node.forEachChild { visit($0, parent: node) }
      }

      if let root { visit(root, parent: nil) }
      guard liveNodes.nodes.count != seen.count else { return }
      for (id, reference) in liveNodes.nodes where !seen.contains(id) {
        // A pending closure or a test may still retain an unmounted node.
        let node = reference.takeUnretainedValue()
        guard node.isMounted else { continue }
        checker.record("isMounted", at: node.checkedPath(nil), expected: "false, because its parent doesn't enumerate it", found: "true")
      }
    }

    /// Returns the name of a node's type for an identifier, which may belong to a node that no longer exists.
    private func nameOfNode(_ id: ObjectIdentifier?) -> String {
      guard let id else { return "none" }
      guard let node = liveNodes.nodes[id] else { return "a deallocated node" }
      return "\(type(of: node.takeUnretainedValue()))"
    }
  }

  /// Returns a Boolean value that indicates whether the runtime counts the references to an object in a side table, which a weak reference
  /// causes. Retaining and releasing the object then takes several times as long.
  ///
  /// The word after an object's type pointer holds its counts. If both of its highest bits are set, it holds the address of the table
  /// (64-bit Swift runtimes).
  func hasSideTable(_ object: AnyObject) -> Bool {
    let counts = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()).load(fromByteOffset: 8, as: UInt64.self)
    return counts >> 62 == 0b11
  }

  /// The nodes that wait for the next frame.
  @MainActor
  private struct WaitingNodes {
    let updates: Set<ObjectIdentifier>
    let boxes: Set<ObjectIdentifier>
    let preferences: Set<ObjectIdentifier>

    init(_ graph: ViewGraph) {
      updates = Set(graph.updates.batches.lazy.flatMap(\.nodes).map(ObjectIdentifier.init))
      boxes = Set(graph.boxes.queue.lazy.map(ObjectIdentifier.init))
      preferences = Set(graph.preferences.waiting.lazy.map(ObjectIdentifier.init))
    }
  }

  extension AnyViewNode? {
    fileprivate var typeName: String { map { "\(type(of: $0))" } ?? "none" }
  }

  extension _AnyViewNode {
    /// Returns the types of the nodes from the root to this one that a diagnostic names. The path is read without relying on references
    /// that may be invalid.
    ///
    /// - Parameter parent: The node that has enumerated this node, or `nil` to use the stored parent.
    final func checkedPath(_ parent: AnyViewNode? = nil) -> String {
      var names = [viewTypeName]
      var next = parent.map(ObjectIdentifier.init) ?? parentReference.identifier
      while let id = next, let node = graph.liveNodes.nodes[id]?.takeUnretainedValue(), names.count < 200 {
        if node.namesItselfInPaths { names.append(node.viewTypeName) }
        next = node.parentReference.identifier
      }
      return names.reversed().joined(separator: " / ")
    }
  }
#endif
