import Foundation

/// The storage of a model's property.
final class Property {
  enum Kind {
    /// A column with a value.
    case attribute(declaration: String, storage: PropertyKind.Storage)
    /// A value that isn't stored.
    case ephemeral
    /// A column with the related model's key.
    case toOne
    /// Columns of the related models, or rows of a link table.
    case toMany
  }

  let index: Int
  let name: String
  let originalName: String
  let keyPath: AnyKeyPath
  let valueType: any Any.Type
  let kind: Kind
  let isOptional: Bool
  /// True if the value is read on its first access only.
  let isExternal: Bool
  /// True if the history keeps the value when the model is deleted.
  let isPreserved: Bool
  let relationship: Schema.Relationship?
  let targetType: (any PersistentModel.Type)?
  let defaultValue: (() -> Any)?
  unowned let table: Table
  /// The table of the related models. It is set once, when all tables are created.
  fileprivate(set) unowned var targetTable: Table!
  fileprivate(set) unowned var inverse: Property?
  fileprivate(set) var link: Link?

  var target: Table { targetTable }
  var isToOne: Bool { if case .toOne = kind { true } else { false } }
  var isToMany: Bool { if case .toMany = kind { true } else { false } }
  var isRelationship: Bool { relationship != nil }
  var hasColumn: Bool {
    switch kind {
    case .attribute, .toOne: true
    case .ephemeral, .toMany: false
    }
  }
  var column: String { quoted(name) }
  var fullName: String { "\(table.name).\(name)" }

  init(_ metadata: Schema.PropertyMetadata, index: Int, table: Table) throws {
    self.index = index
    self.table = table
    name = metadata.name
    keyPath = metadata.keypath
    valueType = metadata.valueType
    defaultValue = metadata.defaultValue
    originalName = (metadata.metadata?.originalName).flatMap { $0.isEmpty ? nil : $0 } ?? metadata.name
    switch PropertyKind(valueType) {
    case .attribute(let declaration, let storage, let isOptional):
      let attribute = metadata.metadata as? Schema.Attribute
      kind = attribute?.isTransient == true ? .ephemeral : .attribute(declaration: declaration, storage: storage)
      isExternal = attribute?.options.contains(.externalStorage) == true
      isPreserved = attribute?.options.contains(.preserveValueOnDeletion) == true
      self.isOptional = isOptional
      relationship = nil
      targetType = nil
    case .relationship(let target, let isToMany, let isOptional):
      kind = isToMany ? .toMany : .toOne
      isExternal = false
      isPreserved = false
      self.isOptional = isOptional
      relationship = metadata.metadata as? Schema.Relationship ?? Schema.Relationship()
      targetType = target
    case .unsupported:
      throw SwiftDataError(
        .loadIssueModelContainer,
        "The type of '\(table.name).\(metadata.name)' can't be stored: make it Codable, or mark it as '@Transient'")
    }
  }

  /// Resolves the tables and the inverse properties of relationships.
  static func connect(_ tables: [Table]) throws {
    let relationships = tables.flatMap { $0.properties.filter(\.isRelationship) }
    for property in relationships {
      guard let target = tables.first(where: { $0.type == property.targetType! }) else {
        throw SwiftDataError(
          .loadIssueModelContainer,
          "'\(property.fullName)' refers to a model of another store; related models must be in the schema of the same configuration")
      }
      property.targetTable = target
    }
    for property in relationships {
      guard let path = property.relationship?.inverse?.keyPath else { continue }
      guard let inverse = property.target.byKeyPath[path], inverse.isRelationship, inverse.target === property.table else {
        throw SwiftDataError(
          .loadIssueModelContainer,
          "The inverse of '\(property.fullName)' isn't a relationship of '\(property.target.name)' to '\(property.table.name)'")
      }
      property.inverse = inverse
      inverse.inverse = property
    }
    // Without an explicit inverse, two relationships are inverses if each is the only one between their classes in its direction.
    for property in relationships where property.inverse == nil && property.target !== property.table {
      let own = property.table.properties.filter { $0.isRelationship && $0.target === property.target && $0.inverse == nil }
      let others = property.target.properties.filter { $0.isRelationship && $0.target === property.table && $0.inverse == nil }
      guard own.count == 1, others.count == 1 else { continue }
      property.inverse = others[0]
      others[0].inverse = property
    }
    for property in relationships where property.isToMany && property.link == nil && property.inverse?.isToOne != true {
      let name = "_link_\(property.table.name)_\(property.name)"
      property.link = Link(name: name, own: "a", other: "b")
      if let inverse = property.inverse, inverse !== property { inverse.link = Link(name: name, own: "b", other: "a") }
    }
  }
}

/// The link table of a many-to-many relationship, from the perspective of one side.
struct Link: Hashable {
  let name: String
  /// The column with the key of the model that has the relationship.
  let own: String
  let other: String
}

/// Returns a name as a quoted SQL identifier.
func quoted(_ name: String) -> String { "\"" + name.replacing("\"", with: "\"\"") + "\"" }
