import Foundation

/// The history of a store, which is kept in tables beside those of the models.
struct History {
  private enum Kind: Int64 { case insert, update, delete }

  private let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  /// Creates the tables if the store lacks them.
  func prepare() throws {
    try connection.execute(
      "CREATE TABLE IF NOT EXISTS _transactions (number INTEGER PRIMARY KEY AUTOINCREMENT, time REAL NOT NULL, author TEXT, bundle TEXT NOT NULL, process TEXT NOT NULL)"
    )
    // A change covers a range of keys, since a save assigns consecutive keys.
    try connection.execute(
      "CREATE TABLE IF NOT EXISTS _changes (number INTEGER PRIMARY KEY AUTOINCREMENT, transaction_number INTEGER NOT NULL, kind INTEGER NOT NULL, entity TEXT NOT NULL, first INTEGER NOT NULL, last INTEGER NOT NULL, names TEXT)"
    )
    try connection.execute("CREATE INDEX IF NOT EXISTS _changes_transaction ON _changes (transaction_number)")
    try connection.execute(
      "CREATE TABLE IF NOT EXISTS _tombstones (change INTEGER NOT NULL, name TEXT NOT NULL, value, PRIMARY KEY (change, name)) WITHOUT ROWID"
    )
  }

  // MARK: Writing

  /// Begins a transaction and returns its number.
  func begin(author: String?) throws -> Int64 {
    let process = ProcessInfo.processInfo.processName
    try connection.execute(
      "INSERT INTO _transactions (time, author, bundle, process) VALUES (?, ?, ?, ?)",
      [
        .real(Date().timeIntervalSinceReferenceDate), author.map { .text($0) } ?? .null, .text(Bundle.main.bundleIdentifier ?? process),
        .text(process),
      ])
    return connection.lastKey
  }

  func recordInsertions(_ transaction: Int64, _ table: Table, _ keys: [Int64]) throws {
    try record(transaction, .insert, table, keys)
  }

  func recordUpdates(_ transaction: Int64, _ table: Table, _ keys: [Int64], _ properties: [Property]) throws {
    try record(transaction, .update, table, keys, names: properties.map(\.name).joined(separator: "\n"))
  }

  /// Records deletions before they are executed, while the rows' values are available.
  func recordDeletions(_ transaction: Int64, _ table: Table, _ keys: [Int64]) throws {
    guard !table.preserved.isEmpty else { return try record(transaction, .delete, table, keys) }
    for key in keys {
      try record(transaction, .delete, table, [key])
      let change = connection.lastKey
      for property in table.preserved {
        try connection.execute(
          "INSERT INTO _tombstones SELECT ?, ?, \(property.column) FROM \(table.sqlName) WHERE \(Table.key) = ?",
          [.integer(change), .text(property.name), .integer(key)])
      }
    }
  }

  /// Records one change for each run of consecutive keys.
  private func record(_ transaction: Int64, _ kind: Kind, _ table: Table, _ keys: [Int64], names: String? = nil) throws {
    var rest = keys.sorted()[...]
    while let first = rest.first {
      let count = zip(rest, first...).prefix { $0 == $1 }.count
      try connection.execute(
        "INSERT INTO _changes (transaction_number, kind, entity, first, last, names) VALUES (?, ?, ?, ?, ?, ?)",
        [
          .integer(transaction), .integer(kind.rawValue), .text(table.name), .integer(first), .integer(first + Int64(count) - 1),
          names.map { .text($0) } ?? .null,
        ])
      rest = rest.dropFirst(count)
    }
  }

  func delete(_ numbers: [Int64]) throws {
    for number in numbers {
      try connection.execute(
        "DELETE FROM _tombstones WHERE change IN (SELECT number FROM _changes WHERE transaction_number = ?)", [.integer(number)])
      try connection.execute("DELETE FROM _changes WHERE transaction_number = ?", [.integer(number)])
      try connection.execute("DELETE FROM _transactions WHERE number = ?", [.integer(number)])
    }
  }

  // MARK: Reading

  /// Calls a closure with each transaction, the earliest first. Changes of models that aren't in the schema are skipped.
  func forEach(in store: Store, of context: ModelContext, _ body: (DefaultHistoryTransaction) throws -> Void) throws {
    guard try exists() else { return }
    let tables = Dictionary(uniqueKeysWithValues: store.tables.map { ($0.name, $0) })
    let headers = try connection.query("SELECT number, time, author, bundle, process FROM _transactions ORDER BY number") { row in
      (
        number: row.column(0).integer ?? 0, time: row.column(1).real ?? 0, author: row.column(2).text, bundle: row.column(3).text ?? "",
        process: row.column(4).text ?? ""
      )
    }
    for header in headers {
      try body(
        DefaultHistoryTransaction(
          author: header.author, bundleIdentifier: header.bundle, changes: try changes(of: header.number, tables, context),
          processIdentifier: header.process, storeIdentifier: store.identifier,
          timestamp: Date(timeIntervalSinceReferenceDate: header.time),
          token: DefaultHistoryToken(tokenValue: [store.identifier: header.number]),
          transactionIdentifier: header.number))
    }
  }

  /// Returns `false` for a read-only store of an earlier version, which has no history.
  private func exists() throws -> Bool {
    try !connection.query("SELECT 1 FROM sqlite_schema WHERE name = '_transactions'") { _ in true }.isEmpty
  }

  private func changes(of transaction: Int64, _ tables: [String: Table], _ context: ModelContext) throws -> [HistoryChange] {
    let rows = try connection.query(
      "SELECT number, kind, entity, first, last, names FROM _changes WHERE transaction_number = ? ORDER BY number", [.integer(transaction)]
    ) { row in
      (
        number: row.column(0).integer ?? 0, kind: Kind(rawValue: row.column(1).integer ?? 0), entity: row.column(2).text ?? "",
        keys: (row.column(3).integer ?? 0)...(row.column(4).integer ?? 0), names: row.column(5).text ?? ""
      )
    }
    var changes: [HistoryChange] = []
    for row in rows {
      guard let table = tables[row.entity], let kind = row.kind else { continue }
      for key in row.keys {
        let identity = ChangeIdentity(
          model: PersistentIdentifier(store: table.storeIdentifier, entityName: table.name, key: key), change: row.number,
          transaction: transaction)
        switch kind {
        case .insert: changes.append(.insert(identity.insert(of: table.type)))
        case .update: changes.append(.update(identity.update(of: table.type, table, row.names)))
        case .delete: changes.append(.delete(identity.delete(of: table.type, try tombstone(row.number, table, context))))
        }
      }
    }
    return changes
  }

  /// Returns the values of a deleted row, decoded with a temporary model that belongs to no context.
  private func tombstone(_ change: Int64, _ table: Table, _ context: ModelContext) throws -> [(key: AnyKeyPath, value: Any)] {
    guard !table.preserved.isEmpty else { return [] }
    return try decode(table.type)

    func decode<Model: PersistentModel>(_ type: Model.Type) throws -> [(key: AnyKeyPath, value: Any)] {
      let model = Model(_$state: _ModelState())
      let sql = "SELECT value FROM _tombstones WHERE change = ? AND name = ?"
      return try table.preserved.compactMap { property in
        let values = try connection.query(sql, [.integer(change), .text(property.name)]) { row -> Any? in
          var reader = _RowReader(row, context: context, property: property)
          model._$visit(property.index, &reader)
          return reader.failure == nil ? model[keyPath: property.keyPath] : nil
        }
        return values.first.flatMap { $0 }.map { (property.keyPath, $0) }
      }
    }
  }
}

/// The identifiers of a change.
private struct ChangeIdentity {
  let model: PersistentIdentifier
  let change: Int64
  let transaction: Int64

  func insert<Model: PersistentModel>(of type: Model.Type) -> any HistoryInsert {
    DefaultHistoryInsert<Model>(changedPersistentIdentifier: model, changeIdentifier: change, transactionIdentifier: transaction)
  }

  func update<Model: PersistentModel>(of type: Model.Type, _ table: Table, _ names: String) -> any HistoryUpdate {
    let attributes = names.split(separator: "\n").compactMap { name -> (any PartialKeyPath<Model> & Sendable)? in
      guard let path = table.properties.first(where: { $0.name == name })?.keyPath as? PartialKeyPath<Model> else { return nil }
      // A key path that `@Model` generates captures nothing. The type system can express that for a literal only.
      return unsafeBitCast(path, to: (any PartialKeyPath<Model> & Sendable).self)
    }
    return DefaultHistoryUpdate<Model>(
      changedPersistentIdentifier: model, changeIdentifier: change, transactionIdentifier: transaction, updatedAttributes: attributes)
  }

  func delete<Model: PersistentModel>(of type: Model.Type, _ values: [(key: AnyKeyPath, value: Any)]) -> any HistoryDelete {
    DefaultHistoryDelete<Model>(
      changedPersistentIdentifier: model, changeIdentifier: change, transactionIdentifier: transaction, tombstone: HistoryTombstone(values))
  }
}
