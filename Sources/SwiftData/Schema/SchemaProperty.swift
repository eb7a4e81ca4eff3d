/// What a schema knows of a property. Mirrors SwiftData's `SchemaProperty`.
public protocol SchemaProperty: Hashable, Sendable {
  /// The property's name in the class.
  var name: String { get }
  /// The name in the store of an earlier version, or the same name.
  var originalName: String { get }
  /// Whether nil is a value.
  var isOptional: Bool { get }
  /// Whether values belong to one model only.
  var isUnique: Bool { get }
  /// Whether the property is kept in memory only.
  var isTransient: Bool { get }
}
