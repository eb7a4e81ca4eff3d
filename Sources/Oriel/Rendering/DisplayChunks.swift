import OrielDrawing

/// The drawings of many children as a tree of groups of 32, so that a change of one child rebuilds a few small groups
/// however many there are.
@MainActor
struct DisplayChunks {
  private static let width = 32

  let count: Int
  /// Level 0 groups children, level 1 groups those groups, and so on up to one node.
  private var levels: [[DisplayNode?]] = []
  private var isStale: [[Bool]] = []

  init(count: Int) {
    self.count = count
    var width = count
    repeat {
      width = (width + Self.width - 1) / Self.width
      levels.append(Array(repeating: nil, count: width))
      isStale.append(Array(repeating: true, count: width))
    } while width > 1
  }

  mutating func invalidate(_ index: Int) {
    guard index < count else { return invalidateAll() }
    var index = index
    for level in isStale.indices {
      index /= Self.width
      isStale[level][index] = true
    }
  }

  mutating func invalidateAll() {
    for level in isStale.indices { for index in isStale[level].indices { isStale[level][index] = true } }
  }

  mutating func node(child: (Int) -> DisplayNode?) -> DisplayNode? {
    guard count > 0 else { return nil }
    return node(level: levels.count - 1, index: 0, child: child)
  }

  private mutating func node(level: Int, index: Int, child: (Int) -> DisplayNode?) -> DisplayNode? {
    guard isStale[level][index] else { return levels[level][index] }
    isStale[level][index] = false
    let start = index * Self.width
    let end = min(start + Self.width, level == 0 ? count : levels[level - 1].count)
    var nodes: [DisplayNode] = []
    nodes.reserveCapacity(end - start)
    for next in start..<end {
      if let node = level == 0 ? child(next) : node(level: level - 1, index: next, child: child) { nodes.append(node) }
    }
    let result = nodes.isEmpty ? nil : nodes.count == 1 ? nodes[0] : DisplayNode(.group(nodes))
    levels[level][index] = result
    return result
  }
}
