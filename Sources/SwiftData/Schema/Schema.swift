/// The models of a store, including all models that are reachable by relationships. Mirrors SwiftData's `Schema`.
public final class Schema: Sendable {
  /// The version of this schema.
  public let version: Version
  /// The entities, one for each model.
  public let entities: [Entity]
  let types: [any PersistentModel.Type]

  /// The entities by name.
  public var entitiesByName: [String: Entity] { Dictionary(entities.map { ($0.name, $0) }) { first, _ in first } }

  /// Creates a schema of models and of all models that they reference.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  /// Creates a schema of models and of all models that they reference.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.version = version
    self.types = Self.closure(of: types)
    entities = self.types.map { Entity($0) }
  }

  /// Creates the schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// Returns the entity of a model, or `nil` if the model isn't part of the schema.
  public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
    zip(types, entities).first { $0.0 == type }?.1
  }

  /// Returns the name of a model's entity, which is the name of its class.
  public static func entityName<T: PersistentModel>(for type: T.Type) -> String {
    String(describing: type)
  }

  private static func closure(of types: [any PersistentModel.Type]) -> [any PersistentModel.Type] {
    var result: [any PersistentModel.Type] = []
    var seen: Set<ObjectIdentifier> = []
    var open = types
    while !open.isEmpty {
      let type = open.removeFirst()
      guard seen.insert(ObjectIdentifier(type)).inserted else { continue }
      result.append(type)
      for property in type.schemaMetadata {
        if case .relationship(let target, _, _) = PropertyKind(property.valueType) { open.append(target) }
      }
    }
    return result
  }
}

extension Schema: Equatable {
  public static func == (lhs: Schema, rhs: Schema) -> Bool {
    lhs.version == rhs.version && lhs.types.map { ObjectIdentifier($0) } == rhs.types.map { ObjectIdentifier($0) }
  }
}
