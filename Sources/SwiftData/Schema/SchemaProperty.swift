/// The description of a property in a schema. Mirrors SwiftData's `SchemaProperty`.
public protocol SchemaProperty: Hashable, Sendable {
  /// The property's name in the class.
  var name: String { get }
  /// The name in the store of an earlier version, or the current name.
  var originalName: String { get }
  /// A Boolean value that indicates whether the value may be nil.
  var isOptional: Bool { get }
  /// A Boolean value that indicates whether the value is unique among the models.
  var isUnique: Bool { get }
  /// A Boolean value that indicates whether the value is kept in memory only.
  var isTransient: Bool { get }
}
