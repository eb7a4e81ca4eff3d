import OrielDrawing

/// The drawings of many children as a tree of groups of 8. A change of one child rebuilds a few small groups, whatever the number of
/// children.
///
/// A rebuilt group reads the cached drawings of its members, but never the boxes of the other children. In a large tree those aren't in the
/// processor's caches, and fetching them takes longer than the rest of a small change. For this reason the groups are small.
@MainActor
struct DisplayChunks {
  private static let width = 8

  private(set) var count: Int
  /// The levels of the tree: level 0 has the children, level 1 their groups, level 2 the groups of those, and so on up to a single node.
  private(set) var levels: [[DisplayNode?]] = []
  private(set) var isStale: [[Bool]] = []

  init(count: Int) {
    self.count = count
    var width = count
    while true {
      levels.append(Array(repeating: nil, count: width))
      isStale.append(Array(repeating: true, count: width))
      if width <= 1 { return }
      width = (width + Self.width - 1) / Self.width
    }
  }

  /// Replaces the members from an index on. The groups of the members before it are kept.
  mutating func replaceMembers(from start: Int, count newCount: Int) {
    guard newCount > 0, levels.count > 1 else { return self = DisplayChunks(count: newCount) }
    count = newCount
    var (width, kept, level) = (newCount, start, 0)
    while true {
      if level == levels.count {
        levels.append([])
        isStale.append([])
      }
      // A new level has no groups to keep.
      kept = min(kept, levels[level].count)
      levels[level].removeSubrange(kept...)
      isStale[level].removeSubrange(kept...)
      levels[level].append(contentsOf: repeatElement(nil, count: width - kept))
      isStale[level].append(contentsOf: repeatElement(true, count: width - kept))
      level += 1
      if width <= 1 { break }
      width = (width + Self.width - 1) / Self.width
      kept /= Self.width
    }
    levels.removeSubrange(level...)
    isStale.removeSubrange(level...)
  }

  mutating func invalidate(_ index: Int) {
    guard index < count else { return invalidateAll() }
    var index = index
    for level in isStale.indices {
      isStale[level][index] = true
      index /= Self.width
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
    let result = level == 0 ? child(index) : group(level: level, index: index, child: child)
    levels[level][index] = result
    return result
  }

  private mutating func group(level: Int, index: Int, child: (Int) -> DisplayNode?) -> DisplayNode? {
    let start = index * Self.width
    let end = min(start + Self.width, levels[level - 1].count)
    for next in start..<end where isStale[level - 1][next] { _ = node(level: level - 1, index: next, child: child) }
    return DisplayNode.group(of: levels[level - 1][start..<end])
  }

  #if DEBUG
    /// Returns the indices of a group's members in the level below.
    func members(level: Int, index: Int) -> Range<Int> {
      index * Self.width..<min((index + 1) * Self.width, levels[level - 1].count)
    }
  #endif
}
