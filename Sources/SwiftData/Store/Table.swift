/// The storage of a model's class. It is immutable once the store is open.
final class Table: @unchecked Sendable {
  static let key = "\"_key\""

  let name: String
  let type: any PersistentModel.Type
  /// The index among the container's tables.
  let index: Int
  private(set) var properties: [Property] = []
  private(set) var byKeyPath: [AnyKeyPath: Property] = [:]
  /// The text properties, by the key paths of sort descriptors that order them by a locale's rules.
  private(set) var byTextPath: [AnyKeyPath: (property: Property, order: TextOrder)] = [:]
  /// The columns that a fetch reads.
  private(set) var fetched: [Property] = []
  /// The properties with columns.
  private(set) var stored: [Property] = []
  /// The groups of properties whose combined values are unique among the models.
  private(set) var unique: [[Property]] = []
  private(set) var indices: [[Property]] = []
  /// The properties whose values the history keeps when a model is deleted.
  private(set) var preserved: [Property] = []
  /// The store of the table. It is set once, when the store is open.
  weak var store: Store?
  var storeIdentifier = ""

  var sqlName: String { quoted(name) }
  private(set) var insertSQL = ""
  private(set) var replaceSQL = ""
  private(set) var selectByKeySQL = ""
  private(set) var deleteSQL = ""

  init(_ type: any PersistentModel.Type, index: Int) throws {
    self.type = type
    self.index = index
    name = String(describing: type)
    properties = try type.schemaMetadata.enumerated().map { try Property($0.element, index: $0.offset, table: self) }
    byKeyPath = Dictionary(properties.map { ($0.keyPath, $0) }) { first, _ in first }
    for property in properties where property.hasColumn {
      for order in TextOrder.allCases {
        if let path = order.path(through: property.keyPath) { byTextPath[path] = (property, order) }
      }
    }
    fetched = properties.filter { $0.hasColumn && !$0.isExternal }
    // Large values come last, so that SQLite finds the other columns without reading them.
    stored = fetched + properties.filter { $0.hasColumn && $0.isExternal }
    preserved = stored.filter(\.isPreserved)
    let entity = Schema.Entity(type)
    unique = entity.uniquenessConstraints.map { names in names.compactMap { name in properties.first { $0.name == name && $0.hasColumn } } }
    indices = entity.indices.map { names in names.compactMap { name in properties.first { $0.name == name && $0.hasColumn } } }
    let columns = ([Self.key] + stored.map(\.column)).joined(separator: ", ")
    let parameters = Array(repeating: "?", count: stored.count + 1).joined(separator: ", ")
    insertSQL = "INSERT INTO \(sqlName) (\(columns)) VALUES (\(parameters))"
    replaceSQL = "INSERT OR REPLACE INTO \(sqlName) (\(columns)) VALUES (\(parameters))"
    selectByKeySQL = "SELECT \(self.columns(fetched, of: nil)) FROM \(sqlName) WHERE \(Self.key) = ?"
    deleteSQL = "DELETE FROM \(sqlName) WHERE \(Self.key) = ?"
  }

  /// Returns the key and the columns of properties, as the list of a `SELECT`.
  func columns(_ properties: [Property], of alias: String?) -> String {
    let prefix = alias.map { $0 + "." } ?? ""
    return ([Self.key] + properties.map(\.column)).map { prefix + $0 }.joined(separator: ", ")
  }
}
