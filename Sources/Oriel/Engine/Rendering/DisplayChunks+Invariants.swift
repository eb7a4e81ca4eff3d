#if DEBUG
  import OrielDrawing

  extension DisplayChunks {
    /// Expects that each group that isn't marked as stale matches the current state of its members.
    ///
    /// - Parameter children: The drawings of the children, in the order of the chunks.
    func checkInvariants(_ checker: InvariantChecker, children: [DisplayNode?], at path: @autoclosure () -> String) {
      checker.expect("DisplayChunks.count", at: path(), count, children.count)
      guard count == children.count, !levels.isEmpty else { return }
      for (index, child) in children.enumerated() where !isStale[0][index] && levels[0][index] !== child {
        checker.record("DisplayChunks[0][\(index)]", at: path(), expected: Self.name(child), found: Self.name(levels[0][index]))
      }
      for level in levels.indices.dropFirst() {
        for index in levels[level].indices where !isStale[level][index] {
          let members = members(level: level, index: index)
          if members.contains(where: { isStale[level - 1][$0] }) {
            checker.record("DisplayChunks[\(level)][\(index)]", at: path(), expected: "stale, as a member is", found: "not stale")
            continue
          }
          let fresh = DisplayNode.group(of: levels[level - 1][members])
          if let difference = levels[level][index].difference(from: fresh) {
            checker.record(
              "DisplayChunks[\(level)][\(index)].\(difference.path)", at: path(), expected: difference.expected, found: difference.found)
          }
        }
      }
    }

    private static func name(_ node: DisplayNode?) -> String { node.map { "\(ObjectIdentifier($0))" } ?? "none" }
  }

  extension DisplayNode? {
    /// Returns the first difference of two optional drawings, or `nil` if they are equal.
    @MainActor func difference(from expected: DisplayNode?) -> DisplayNode.Difference? {
      switch (self, expected) {
      case (nil, nil): nil
      case (let node?, let expected?): node.difference(from: expected)
      case (nil, _?): DisplayNode.Difference(path: "drawing", found: "none", expected: "one")
      case (_?, nil): DisplayNode.Difference(path: "drawing", found: "one", expected: "none")
      }
    }
  }
#endif
