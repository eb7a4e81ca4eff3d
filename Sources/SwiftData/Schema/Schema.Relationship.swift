extension Schema {
  /// A property that leads to one model or to several. Mirrors SwiftData's `Schema.Relationship`.
  public struct Relationship: SchemaProperty {
    /// What deleting a model does to those that it leads to. Mirrors SwiftData's `Schema.Relationship.DeleteRule`.
    public enum DeleteRule: String, Hashable, Codable, Sendable {
      /// Nothing: what pointed to the model goes on doing so, and finds nothing.
      case noAction
      /// The others forget the model.
      case nullify
      /// The others are deleted, too.
      case cascade
      /// The save fails as long as there are others.
      case deny
    }

    public internal(set) var name = ""
    public internal(set) var isOptional = false
    public internal(set) var isToOneRelationship = false
    /// The name of the class that the relationship leads to.
    public internal(set) var destination = ""
    /// The name of the property that leads back, if there is one.
    public internal(set) var inverseName: String?
    public let deleteRule: DeleteRule
    public let minimumModelCount: Int?
    public let maximumModelCount: Int?
    private let explicitOriginalName: String?
    let inverse: Inverse?

    public var originalName: String { explicitOriginalName ?? name }
    public var isUnique: Bool { false }
    public var isTransient: Bool { false }
    public var inverseKeyPath: AnyKeyPath? { inverse?.keyPath }

    public init(
      deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
      inverse: AnyKeyPath? = nil
    ) {
      self.deleteRule = deleteRule
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      explicitOriginalName = originalName
      self.inverse = inverse.map { Inverse(keyPath: $0) }
    }

    /// The key path to a model's property; it captures nothing that could change.
    struct Inverse: Hashable, @unchecked Sendable {
      let keyPath: AnyKeyPath
    }
  }
}
