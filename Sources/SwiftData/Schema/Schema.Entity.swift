extension Schema {
  /// The description of a model in a schema. Mirrors SwiftData's `Schema.Entity`.
  public struct Entity: Hashable, Sendable {
    /// The name of the model's class.
    public let name: String
    /// The properties that hold values.
    public let attributes: Set<Attribute>
    /// The properties that reference other models.
    public let relationships: Set<Relationship>
    /// The names of the properties in each group whose combined values are unique among the models.
    public let uniquenessConstraints: [[String]]
    /// The names of the properties in each group that the store indexes.
    public let indices: [[String]]

    /// The attributes by name.
    public var attributesByName: [String: Attribute] { Dictionary(uniqueKeysWithValues: attributes.map { ($0.name, $0) }) }
    /// The relationships by name.
    public var relationshipsByName: [String: Relationship] { Dictionary(uniqueKeysWithValues: relationships.map { ($0.name, $0) }) }
    /// The properties that the store keeps.
    public var storedProperties: [any SchemaProperty] {
      attributes.filter { !$0.isTransient }.map { $0 as any SchemaProperty } + relationships.map { $0 as any SchemaProperty }
    }

    init(_ type: any PersistentModel.Type) {
      name = String(describing: type)
      var attributes: Set<Attribute> = []
      var relationships: Set<Relationship> = []
      var unique: [[String]] = []
      let metadata = type.schemaMetadata
      for property in metadata {
        switch PropertyKind(property.valueType) {
        case .attribute(_, _, let isOptional):
          var attribute = property.metadata as? Attribute ?? Attribute()
          attribute.name = property.name
          attribute.isOptional = isOptional
          if attribute.isUnique { unique.append([property.name]) }
          attributes.insert(attribute)
        case .relationship(let target, let isToMany, let isOptional):
          var relationship = property.metadata as? Relationship ?? Relationship()
          relationship.name = property.name
          relationship.isOptional = isOptional
          relationship.isToOneRelationship = !isToMany
          relationship.destination = String(describing: target)
          if let inverse = relationship.inverse {
            relationship.inverseName = target.schemaMetadata.first { $0.keypath == inverse.keyPath }?.name
          }
          relationships.insert(relationship)
        case .unsupported: break
        }
      }
      var indices: [[String]] = []
      for constraint in type._schemaConstraints {
        let names = constraint._keyPaths.map { paths in paths.compactMap { path in metadata.first { $0.keypath == path }?.name } }
        if constraint._isUnique { unique += names } else { indices += names }
      }
      self.attributes = attributes
      self.relationships = relationships
      uniquenessConstraints = unique
      self.indices = indices
    }
  }
}
