extension Schema {
  /// A property that holds a value. Mirrors SwiftData's `Schema.Attribute`.
  public struct Attribute: SchemaProperty {
    /// How an attribute is stored. Mirrors SwiftData's `Schema.Attribute.Option`.
    public struct Option: Hashable, Sendable {
      private let name: String

      /// No two models have the same value: inserting a model with a value that is taken updates the model that has it.
      public static var unique: Option { Option(name: "unique") }
      /// The value is read when it is asked for, not with the rest of the model.
      public static var externalStorage: Option { Option(name: "externalStorage") }
      /// The history keeps the value when the model is deleted, in `HistoryDelete.tombstone`.
      public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
      /// Changes of the value count as the model's, but the value isn't stored.
      public static var ephemeral: Option { Option(name: "ephemeral") }
    }

    public internal(set) var name = ""
    public let options: [Option]
    public internal(set) var isOptional = false
    private let explicitOriginalName: String?

    public var originalName: String { explicitOriginalName ?? name }
    public var isUnique: Bool { options.contains(.unique) }
    public var isTransient: Bool { options.contains(.ephemeral) }

    public init(_ options: Option..., originalName: String? = nil) {
      self.options = options
      explicitOriginalName = originalName
    }
  }
}
