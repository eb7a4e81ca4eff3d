/// An object that a view reads from its environment, where no view above has put it.
@MainActor
struct MissingObject {
  let type: Any.Type
  /// The property, as the programmer writes it.
  let property: String
  /// The modifier that provides the object.
  let modifier: String

  /// Says what the view at a node waits for.
  func report(at node: AnyViewNode) {
    Report.once(
      "missing-object-\(type)-\(node.viewTypeName)",
      "\(node.viewTypeName) reads \(property), but no view above it provides an object of type \(type) (\(node.viewPath)). "
        + "Put one there with \(modifier); until then \(node.viewTypeName) shows nothing.")
  }

  /// Says that something reads an object in a place where the environment never reaches.
  func reportUnreachable(from reader: Any.Type) {
    Report.once(
      "unreachable-object-\(type)-\(reader)",
      "\(reader) reads \(property), but the environment's objects reach views, modifiers and styles alone. "
        + "Read the object in the view around it and hand over what is needed; until then \(reader) shows nothing.")
  }
}

/// There is no value of the type that could be handed out, and nobody to whom nothing could be shown in its place.
func readOutsideOfBody(_ type: Any.Type) -> Never {
  fatalError(
    "An object of type \(type) from the environment was read outside of a view's body. "
      + "Read it in the body of a view or modifier that is in a window, or in an action made there.")
}
