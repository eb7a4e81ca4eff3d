extension Schema {
  /// A property that references one model or several. Mirrors SwiftData's `Schema.Relationship`.
  public struct Relationship: SchemaProperty {
    /// The effect of a deletion on related models. Mirrors SwiftData's `Schema.Relationship.DeleteRule`.
    public enum DeleteRule: String, Hashable, Codable, Sendable {
      /// To-one references to the deleted model are kept, and no longer resolve. To-many relationships lose the model.
      case noAction
      /// The related models lose their references to the deleted model.
      case nullify
      /// The related models are deleted, too.
      case cascade
      /// The save fails while there are related models.
      case deny
    }

    /// The property's name in the class.
    public internal(set) var name = ""
    /// A Boolean value that indicates whether the value may be nil.
    public internal(set) var isOptional = false
    /// A Boolean value that indicates whether the relationship references at most one model.
    public internal(set) var isToOneRelationship = false
    /// The name of the related models' class.
    public internal(set) var destination = ""
    /// The name of the inverse property, or `nil` if none is declared.
    public internal(set) var inverseName: String?
    /// The effect of deleting a model on its related models.
    public let deleteRule: DeleteRule
    /// The minimum number of models in a to-many relationship.
    public let minimumModelCount: Int?
    /// The maximum number of models in a to-many relationship, or 0 for no limit.
    public let maximumModelCount: Int?
    private let explicitOriginalName: String?
    let inverse: Inverse?

    /// The name in the store of an earlier version, or the current name.
    public var originalName: String { explicitOriginalName ?? name }
    /// A Boolean value that indicates whether the value is unique. It is always `false`.
    public var isUnique: Bool { false }
    /// A Boolean value that indicates whether the value is kept in memory only. It is always `false`.
    public var isTransient: Bool { false }
    /// The key path to the inverse property, or `nil` if none is declared.
    public var inverseKeyPath: AnyKeyPath? { inverse?.keyPath }

    /// Creates a relationship.
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

    /// A sendable key path to a model's property, which captures no mutable state.
    struct Inverse: Hashable, @unchecked Sendable {
      let keyPath: AnyKeyPath
    }
  }
}
