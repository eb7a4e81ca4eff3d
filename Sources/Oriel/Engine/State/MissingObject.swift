/// An object that a view reads from its environment and that no ancestor provides.
@MainActor
struct MissingObject {
  let type: Any.Type
  /// The property wrapper, as the source code spells it.
  let property: String
  /// The modifier that provides the object.
  let modifier: String

  /// Reports the object that the view of a node is missing.
  func report(at node: AnyViewNode) {
    Report.once(
      "missing-object-\(type)-\(node.viewTypeName)",
      "\(node.viewTypeName) reads \(property), but no view above it provides an object of type \(type) (\(node.viewPath)). Provide one "
        + "with \(modifier) on an ancestor; until then, \(node.viewTypeName) is empty.")
  }

  /// Reports that a value reads an object although it never receives an environment.
  func reportUnreachable(from reader: Any.Type) {
    Report.once(
      "unreachable-object-\(type)-\(reader)",
      "\(reader) reads \(property), but objects in the environment are only available in views, modifiers and styles. Read the object in "
        + "the enclosing view and pass the values that are needed; until then, \(reader) is empty.")
  }
}

/// Traps because no value of the type can be returned and there is no view to leave empty instead.
func readOutsideOfBody(_ type: Any.Type) -> Never {
  fatalError(
    "An object of type \(type) in the environment was read outside of a view's body. Read it in the body of a view or modifier that is in "
      + "a window, or in an action that the body creates.")
}
