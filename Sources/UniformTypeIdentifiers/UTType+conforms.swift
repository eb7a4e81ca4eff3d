extension UTType {
  /// Whether data of this type is also of `type`: the same type, or one of its supertypes. Takes time in proportion to the supertypes.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  /// Whether this type is among `type`'s supertypes.
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

  /// Whether `type` is among this type's supertypes.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// All types that this type conforms to, itself left out.
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
