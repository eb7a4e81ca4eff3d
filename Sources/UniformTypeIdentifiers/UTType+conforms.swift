extension UTType {
  /// Returns a Boolean value that indicates whether this type is the given type or one of its subtypes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of supertypes.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  /// Returns a Boolean value that indicates whether this type is a supertype of the given type.
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

  /// Returns a Boolean value that indicates whether this type is a subtype of the given type.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// All types that this type conforms to, except itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = parents
    while let next = open.popLast() {
      guard next != self, found.insert(next).inserted else { continue }
      open += next.parents
    }
    return found
  }

  private var parents: [UTType] {
    let identifiers = TypeTable.declaration(of: identifier)?.parents ?? DynamicType(identifier: identifier)?.parents ?? []
    return identifiers.map { UTType(known: $0) }
  }
}
