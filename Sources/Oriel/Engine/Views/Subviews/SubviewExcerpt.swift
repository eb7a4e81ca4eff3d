/// The path to one of the subviews of a container. Another instance of that subview is created along the path, without the other subviews,
/// whose actions on appearance and on changes would otherwise run twice.
@MainActor
final class SubviewExcerpt {
  /// The nodes from the container's content to the innermost node that has the subview's box to itself.
  private let way: [AnyViewNode]
  /// The depth of the first node of the path in the tree of the other instance.
  private let depth: Int32

  /// Creates the path to a box. The holder of the other instance must become a child of the given holder.
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

  /// Returns the key of the only child that a node under construction creates, or `nil` if it creates all of its children.
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

  /// Returns a Boolean value that indicates whether a box of the other instance's holder corresponds to the end of the path.
  func leads(to box: LayoutBox, in holder: SubviewsHolder) -> Bool {
    let other = Self.way(to: box, in: holder)
    guard other.count == way.count else { return false }
    for index in way.indices.dropFirst() {
      guard SubviewKey(of: other[index], in: other[index - 1]).matches(SubviewKey(of: way[index], in: way[index - 1])) else { return false }
    }
    return true
  }
}

/// The key that distinguishes a node from its siblings.
struct SubviewKey {
  let index: Int
  /// The restoration key, or `nil` if there is none. A name that derives from the identity of a view differs between instances.
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
