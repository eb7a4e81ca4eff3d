/// The way to one of the views that a container was given. Along it another instance of that view is made, and of the others none: each would run
/// what it does when it appears or when something changes a second time.
@MainActor
final class SubviewExcerpt {
  /// From the container's content to the innermost node that has the view's box to itself.
  private let way: [AnyViewNode]
  /// Of the first node on the way, where the other instance is made.
  private let depth: Int32

  /// The other instance's holder is to be a child of the views' own.
  init(to box: LayoutBox, in holder: SubviewsHolder) {
    way = Self.way(to: box, in: holder)
    depth = holder.depth + 2
  }

  private static func way(to box: LayoutBox, in holder: SubviewsHolder) -> [AnyViewNode] {
    var innermost = box
    while let inner = innermost.layoutChild { innermost = inner }
    var way: [AnyViewNode] = []
    var node = innermost.node
    while let current = node, current !== holder {
      way.append(current)
      node = current.parent
    }
    return way.reversed()
  }

  /// The only child that a node being made shall have; nil where it shall have all of them.
  func onlyChild(of node: AnyViewNode) -> SubviewKey? {
    let place = Int(node.depth - depth)
    guard way.indices.contains(place), way.indices.contains(place + 1) else { return nil }
    var current: AnyViewNode? = node
    for original in way[...place].reversed() {
      guard let same = current, type(of: same) == type(of: original) else { return nil }
      current = same.parent
    }
    return SubviewKey(of: way[place + 1], in: way[place])
  }

  /// Whether the box of the other instance's holder is the one that the way led to.
  func leads(to box: LayoutBox, in holder: SubviewsHolder) -> Bool {
    let other = Self.way(to: box, in: holder)
    guard other.count == way.count else { return false }
    for index in way.indices.dropFirst() {
      guard SubviewKey(of: other[index], in: other[index - 1]).matches(SubviewKey(of: way[index], in: way[index - 1])) else { return false }
    }
    return true
  }
}

/// What tells a node from its siblings.
struct SubviewKey {
  let index: Int
  /// Where there is one. What is named after a view of its own has another name in another instance.
  let name: AnyHashable?

  @MainActor init(of child: AnyViewNode, in parent: AnyViewNode) {
    var (index, found) = (0, 0)
    parent.forEachChild { node in
      if node === child { found = index }
      index += 1
    }
    self.index = found
    name = parent.restorationKey(of: child)
  }

  fileprivate func matches(_ other: SubviewKey) -> Bool { name != nil && name == other.name || index == other.index }
}
