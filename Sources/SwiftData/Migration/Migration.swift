import Foundation

/// A migration that creates the tables of a new store or converts an older store to the schema, in one transaction.
struct Migration {
  /// The version of the layout of stores.
  private static let layout: Int64 = 1
  // The characters "Orie", which distinguish a store from other databases.
  private static let application: Int64 = 0x4f72_6965

  private let connection: Connection
  private let isReadOnly: Bool

  init(_ connection: Connection, isReadOnly: Bool) {
    self.connection = connection
    self.isReadOnly = isReadOnly
  }

  /// Creates or migrates the store, and returns its identifier.
  func run(to schema: Schema, tables: [Table], plan: (any SchemaMigrationPlan.Type)?) throws -> String {
    let target = StoreStructure(tables, version: schema.version)
    if let (identifier, structure) = try stored() {
      if structure == target {
        if !isReadOnly { try History(connection).prepare() }
        return identifier
      }
      if isReadOnly {
        guard structure.properties == target.properties else {
          throw refusal("the store has another schema, and can't be migrated because the configuration doesn't allow saving")
        }
        return identifier
      }
    } else if isReadOnly {
      throw refusal("there is no store at \(connection.path), and none can be created because the configuration doesn't allow saving")
    }
    return try connection.write {
      // Another process may have created the store in the meantime.
      guard let (identifier, structure) = try stored() else { return try make(tables, target) }
      try History(connection).prepare()
      if structure == target { return identifier }
      if let plan {
        try follow(plan, from: structure, to: target, identifier)
      } else {
        guard structure.version <= target.version else {
          throw SwiftDataError(
            .backwardMigration,
            "The store at \(connection.path) has version \(structure.version) of the schema, later than this program's \(target.version); "
              + "it wasn't changed"
          )
        }
        try migrate(from: structure, to: tables, target)
      }
      return identifier
    }
  }

  /// Returns the identifier and the structure of an existing store, or `nil` for an empty file.
  private func stored() throws -> (String, StoreStructure)? {
    let application = try connection.query("PRAGMA application_id") { $0.column(0).integer ?? 0 }.first ?? 0
    let layout = try connection.query("PRAGMA user_version") { $0.column(0).integer ?? 0 }.first ?? 0
    if application == 0 {
      let count = try connection.query("SELECT COUNT(*) FROM sqlite_schema") { $0.column(0).integer ?? 0 }.first ?? 0
      guard count == 0 else { throw refusal("\(connection.path) is a database, but not a SwiftData store of Oriel; use another file") }
      return nil
    }
    guard application == Self.application else { throw refusal("\(connection.path) is another program's database; use another file") }
    guard layout <= Self.layout else { throw refusal("the store at \(connection.path) was written by a later version of Oriel") }
    let values = try connection.query("SELECT key, value FROM _store") { ($0.column(0).text ?? "", $0.column(1).text ?? "") }
    let byKey = Dictionary(values) { first, _ in first }
    guard let identifier = byKey["identifier"],
      let structure = byKey["structure"].flatMap({ try? JSON.decode(StoreStructure.self, from: $0) })
    else { throw SwiftDataError(.storeDamaged, "The store at \(connection.path) has no description; it wasn't changed") }
    return (identifier, structure)
  }

  private func refusal(_ reason: String) -> SwiftDataError {
    SwiftDataError(.loadIssueModelContainer, "The container can't be created: \(reason)")
  }

  private func make(_ tables: [Table], _ structure: StoreStructure) throws -> String {
    let identifier = UUID().uuidString
    try connection.execute("PRAGMA application_id = \(Self.application)")
    try connection.execute("PRAGMA user_version = \(Self.layout)")
    try connection.execute("CREATE TABLE _store (key TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID")
    try connection.execute("CREATE TABLE _keys (entity TEXT PRIMARY KEY, last INTEGER) WITHOUT ROWID")
    try connection.execute("INSERT INTO _store VALUES ('identifier', ?)", [.text(identifier)])
    try History(connection).prepare()
    for table in tables { try make(table) }
    try makeIndices(tables)
    try remember(structure)
    return identifier
  }

  private func remember(_ structure: StoreStructure) throws {
    try connection.execute("INSERT OR REPLACE INTO _store VALUES ('structure', ?)", [try JSON.encode(structure)])
  }

  private func make(_ table: Table) throws {
    let columns = ["\(Table.key) INTEGER PRIMARY KEY"] + table.stored.map(\.declaration)
    try connection.execute("CREATE TABLE \(table.sqlName) (\(columns.joined(separator: ", ")))")
  }

  private func makeIndices(_ tables: [Table]) throws {
    for table in tables {
      for (kind, constraints) in [("UNIQUE INDEX", table.unique), ("INDEX", table.indices)] {
        for properties in constraints where !properties.isEmpty {
          let name = quoted("_index_\(table.name)_" + properties.map(\.name).joined(separator: "_") + (kind == "INDEX" ? "" : "_unique"))
          let columns = properties.map(\.column).joined(separator: ", ")
          try connection.execute("CREATE \(kind) IF NOT EXISTS \(name) ON \(table.sqlName) (\(columns))")
        }
      }
      for property in table.properties {
        if property.isToOne, property.inverse != nil {
          try connection.execute(
            "CREATE INDEX IF NOT EXISTS \(quoted("_index_\(table.name)_\(property.name)_one")) ON \(table.sqlName) (\(property.column))")
        }
        guard let link = property.link, link.own == "a" else { continue }
        try connection.execute("CREATE TABLE IF NOT EXISTS \(quoted(link.name)) (a INTEGER, b INTEGER, UNIQUE (a, b))")
        try connection.execute("CREATE INDEX IF NOT EXISTS \(quoted(link.name + "_b")) ON \(quoted(link.name)) (b)")
      }
    }
  }

  // MARK: Changes of the structure

  /// Adds, renames and removes columns where the structures differ. Tables of models that the schema lacks remain unchanged.
  private func migrate(from old: StoreStructure, to tables: [Table], _ new: StoreStructure) throws {
    let indices = try connection.query("SELECT name FROM sqlite_schema WHERE type = 'index' AND name LIKE '\\_index\\_%' ESCAPE '\\'") {
      $0.column(0).text ?? ""
    }
    for index in indices { try connection.execute("DROP INDEX \(quoted(index))") }
    for table in tables {
      guard let before = old.properties[table.name] else {
        try make(table)
        continue
      }
      try migrate(table, from: before, new.properties[table.name] ?? [:])
    }
    do {
      try makeIndices(tables)
    } catch let error as StoreError where error.isConstraint {
      throw refusal(
        "models in the store have the same values of properties that the schema makes unique; make them differ in a custom stage of a migration plan (\(error.message))"
      )
    }
    var kept = new
    // The description keeps tables that the schema lacks, so that they aren't created twice if a later schema has their models again.
    for (name, properties) in old.properties where kept.properties[name] == nil { kept.properties[name] = properties }
    try remember(kept)
  }

  private func migrate(_ table: Table, from before: [String: String], _ after: [String: String]) throws {
    var remaining = before.filter { !$0.value.isEmpty && !$0.value.hasPrefix("many ") }
    for property in table.stored {
      let form = after[property.name] ?? ""
      if let known = remaining.removeValue(forKey: property.name) {
        guard known == form else { throw mismatch(property, known, form) }
      } else if property.originalName != property.name, let known = remaining.removeValue(forKey: property.originalName) {
        guard known == form else { throw mismatch(property, known, form) }
        try connection.execute("ALTER TABLE \(table.sqlName) RENAME COLUMN \(quoted(property.originalName)) TO \(property.column)")
      } else {
        try add(property, to: table)
      }
    }
    for property in table.properties {
      guard let link = property.link, link.own == "a", property.originalName != property.name else { continue }
      let old = "_link_\(table.name)_\(property.originalName)"
      guard before[property.originalName]?.contains(old) == true, before[property.name] == nil else { continue }
      try connection.execute("ALTER TABLE \(quoted(old)) RENAME TO \(quoted(link.name))")
    }
    for name in remaining.keys.sorted() { try connection.execute("ALTER TABLE \(table.sqlName) DROP COLUMN \(quoted(name))") }
  }

  private func add(_ property: Property, to table: Table) throws {
    try connection.execute("ALTER TABLE \(table.sqlName) ADD COLUMN \(property.declaration)")
    if let value = property.defaultValue?() {
      let encoded = try Self.encode(value)
      if encoded != .null { try connection.execute("UPDATE \(table.sqlName) SET \(property.column) = ?", [encoded]) }
    } else if !property.isOptional {
      let rows = try connection.query("SELECT 1 FROM \(table.sqlName) LIMIT 1") { _ in true }
      guard rows.isEmpty else {
        throw refusal(
          "'\(property.fullName)' is new, but isn't optional and has no default value for the models in the store; give it a default "
            + "value, make it optional, or specify the earlier property with 'originalName'. The store wasn't changed")
      }
    }
  }

  private func mismatch(_ property: Property, _ before: String, _ after: String) -> SwiftDataError {
    refusal(
      "'\(property.fullName)' is stored as \(before), but the schema requires \(after); give the new property another name, and move the "
        + "values in a custom stage of a migration plan. The store wasn't changed")
  }

  private static func encode(_ value: Any) throws -> _SQLiteValue {
    switch value {
    case let value as any _ColumnValue: return value._sqliteValue
    case let optional as any OptionalType: return try optional.wrappedValue.map { try encode($0) } ?? .null
    case let value as any RawRepresentable:
      if let raw = rawValue(value) as? any _ColumnValue { return raw._sqliteValue }
      fallthrough
    default:
      guard let value = value as? any Encodable else { return .null }
      return try JSON.encode(value)
    }
  }

  // MARK: Plans

  private func follow(
    _ plan: any SchemaMigrationPlan.Type, from old: StoreStructure, to target: StoreStructure, _ identifier: String
  ) throws {
    let versions = try plan.schemas.map { version in
      let tables = try Self.tables(of: version)
      return (version: version, tables: tables, structure: StoreStructure(tables, version: version.versionIdentifier))
    }
    func fits(_ structure: StoreStructure) -> Bool {
      structure.properties.allSatisfy { old.properties[$0.key] == $0.value }
    }
    // The version identifies the schema. Programs that didn't number their schemas from the start are identified by their properties.
    guard
      let start = versions.firstIndex(where: { $0.structure.version == old.version && fits($0.structure) })
        ?? versions.firstIndex(where: { fits($0.structure) })
    else {
      throw SwiftDataError(
        .unknownSchema,
        "The store at \(connection.path) has a schema that the migration plan doesn't contain (version \(old.version)); it wasn't changed")
    }
    guard let end = versions.lastIndex(where: { $0.structure.properties == target.properties }) else {
      throw refusal("the container's schema isn't one of the migration plan's")
    }
    guard start <= end else {
      throw SwiftDataError(
        .backwardMigration, "The store at \(connection.path) has a later version of the schema, \(old.version); it wasn't changed")
    }
    var current = old
    for position in start..<end {
      let (from, to) = (versions[position], versions[position + 1])
      let stage = plan.stages.first { $0.fromVersion == from.version && $0.toVersion == to.version }
      guard let stage else {
        throw refusal("the migration plan has no stage from version \(from.structure.version) to \(to.structure.version)")
      }
      if case .custom(_, _, let willMigrate?, _) = stage { try run(willMigrate, from.version, from.tables, identifier) }
      try migrate(from: current, to: to.tables, to.structure)
      current = to.structure
      if case .custom(_, _, _, let didMigrate?) = stage { try run(didMigrate, to.version, to.tables, identifier) }
    }
    var kept = target
    for (name, properties) in current.properties where kept.properties[name] == nil { kept.properties[name] = properties }
    try remember(kept)
  }

  private static func tables(of version: any VersionedSchema.Type) throws -> [Table] {
    let tables = try Schema(versionedSchema: version).types.enumerated().map { try Table($0.element, index: $0.offset) }
    try Property.connect(tables)
    return tables
  }

  private func run(
    _ body: (ModelContext) throws -> Void, _ version: any VersionedSchema.Type, _ tables: [Table], _ identifier: String
  ) throws {
    let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    let store = Store(configuration, tables: tables, identifier: identifier, connection: connection)
    let context = ModelContext(ModelContainer(schema: Schema(versionedSchema: version), tables: tables, store: store))
    context.schedule = nil
    try body(context)
    try context.save()
  }
}

private func rawValue<Value: RawRepresentable>(_ value: Value) -> Any { value.rawValue }
