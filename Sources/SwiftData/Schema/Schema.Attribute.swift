extension Schema {
  /// A property that holds a value. Mirrors SwiftData's `Schema.Attribute`.
  public struct Attribute: SchemaProperty {
    /// An option for the storage of an attribute. Mirrors SwiftData's `Schema.Attribute.Option`.
    public struct Option: Hashable, Sendable {
      private let name: String

      /// The value is unique among the models. Inserting a model with an existing value updates the model that has it.
      public static var unique: Option { Option(name: "unique") }
      /// The value is read on its first access, not with the rest of the model.
      public static var externalStorage: Option { Option(name: "externalStorage") }
      /// The history keeps the value when the model is deleted, in `HistoryDelete.tombstone`.
      public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
      /// The value isn't stored, but its changes count as changes of the model.
      public static var ephemeral: Option { Option(name: "ephemeral") }
    }

    /// The property's name in the class.
    public internal(set) var name = ""
    /// The options of the attribute.
    public let options: [Option]
    /// A Boolean value that indicates whether the value may be nil.
    public internal(set) var isOptional = false
    private let explicitOriginalName: String?

    /// The name in the store of an earlier version, or the current name.
    public var originalName: String { explicitOriginalName ?? name }
    /// A Boolean value that indicates whether the value is unique among the models.
    public var isUnique: Bool { options.contains(.unique) }
    /// A Boolean value that indicates whether the value is kept in memory only.
    public var isTransient: Bool { options.contains(.ephemeral) }

    /// Creates an attribute with options.
    public init(_ options: Option..., originalName: String? = nil) {
      self.options = options
      explicitOriginalName = originalName
    }
  }
}
