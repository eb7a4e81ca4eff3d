/// A node whose children have ids that user code knows.
@MainActor
protocol ChildIdentifying: _AnyViewNode {
  func child(withID id: AnyHashable) -> AnyViewNode?
  /// - Complexity: O(number of children).
  func id(of child: AnyViewNode) -> AnyHashable?
}

extension _AnyViewNode {
  /// The first node below that user code knows by an id. O(number of nodes).
  func descendant(withID id: AnyHashable) -> AnyViewNode? {
    if let named = self as? any ExplicitlyIdentified, named.explicitID == id { return self }
    if let parent = self as? any ChildIdentifying, let child = parent.child(withID: id) { return child }
    if let row = asRow, let index = row.index, row.source?.id(at: index) == id { return self }
    var found: AnyViewNode?
    forEachChild { if found == nil { found = $0.descendant(withID: id) } }
    return found
  }
}
