/// A node whose children have ids that the app defines.
@MainActor
protocol ChildIdentifying: _AnyViewNode {
  func child(withID id: AnyHashable) -> AnyViewNode?
  /// Returns the id of a child, or `nil` if the node isn't one of the children.
  ///
  /// - Complexity: O(*n*), where *n* is the number of children.
  func id(of child: AnyViewNode) -> AnyHashable?
}

extension _AnyViewNode {
  /// Returns the first descendant with an id that the app defines, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  func descendant(withID id: AnyHashable) -> AnyViewNode? {
    if let named = self as? any ExplicitlyIdentified, named.explicitID == id { return self }
    if let parent = self as? any ChildIdentifying, let child = parent.child(withID: id) { return child }
    if let row = asRow, let index = row.index, row.source?.id(at: index) == id { return self }
    var found: AnyViewNode?
    forEachChild { if found == nil { found = $0.descendant(withID: id) } }
    return found
  }
}
