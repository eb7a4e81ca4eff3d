/// What `#Unique` and `#Index` tell the schema. For the code that `@Model` makes.
public protocol _SchemaConstraint {
  var _keyPaths: [[AnyKeyPath]] { get }
  var _isUnique: Bool { get }
}

extension Schema {
  /// Properties whose values together are those of one model only. Mirrors SwiftData's `Schema.Unique`.
  public struct Unique<T: PersistentModel>: _SchemaConstraint {
    public let constraints: [[PartialKeyPath<T>]]
    public init(_ constraints: [PartialKeyPath<T>]...) { self.constraints = constraints }
    public var _keyPaths: [[AnyKeyPath]] { constraints }
    public var _isUnique: Bool { true }
  }

  /// Properties that the store keeps indices of. Mirrors SwiftData's `Schema.Index`.
  public struct Index<T: PersistentModel>: _SchemaConstraint {
    public let indices: [[PartialKeyPath<T>]]
    public init(_ indices: [PartialKeyPath<T>]...) { self.indices = indices }
    public var _keyPaths: [[AnyKeyPath]] { indices }
    public var _isUnique: Bool { false }
  }
}
