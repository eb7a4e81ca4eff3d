/// The declaration of `#Unique` or `#Index` in a schema. It is public for the expansion of `@Model`.
public protocol _SchemaConstraint {
  var _keyPaths: [[AnyKeyPath]] { get }
  var _isUnique: Bool { get }
}

extension Schema {
  /// Groups of properties whose combined values are unique among the models. Mirrors SwiftData's `Schema.Unique`.
  public struct Unique<T: PersistentModel>: _SchemaConstraint {
    /// The groups of properties.
    public let constraints: [[PartialKeyPath<T>]]
    /// Creates a constraint of groups of properties.
    public init(_ constraints: [PartialKeyPath<T>]...) { self.constraints = constraints }
    public var _keyPaths: [[AnyKeyPath]] { constraints }
    public var _isUnique: Bool { true }
  }

  /// Groups of properties that the store indexes. Mirrors SwiftData's `Schema.Index`.
  public struct Index<T: PersistentModel>: _SchemaConstraint {
    /// The groups of properties.
    public let indices: [[PartialKeyPath<T>]]
    /// Creates indices of groups of properties.
    public init(_ indices: [PartialKeyPath<T>]...) { self.indices = indices }
    public var _keyPaths: [[AnyKeyPath]] { indices }
    public var _isUnique: Bool { false }
  }
}
