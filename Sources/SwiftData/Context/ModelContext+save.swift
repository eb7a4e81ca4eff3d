import Foundation

/// The table and the columns that an update writes.
struct UpdateKey: Hashable {
  let table: Int
  let columns: [Int]
  let isTrial: Bool
}

extension ModelContext {
  /// Writes all changes to the stores, with one transaction per store. If a transaction fails, its store and the changes remain as they
  /// were.
  public func save() throws {
    guard !isSaving else { return }
    mergeSaves()
    if let relationshipReadError { throw relationshipReadError }
    guard hasChanges else { return }
    for store in container.stores where store.isReadOnly && concerns(store) {
      throw SwiftDataError(.storeReadOnly, "The configuration '\(store.configuration.name)' doesn't allow saving")
    }
    post(Self.willSave)
    isSaving = true
    defer { isSaving = false }
    try validate()
    var changes = SavedChanges()
    var duplicates: [any PersistentModel] = []
    for store in container.stores where concerns(store) {
      let connection = try connection(store)
      do {
        try store.reporting("Saving") {
          try connection.write {
            let record = try SaveRecord(self, store, connection)
            let replacing = try writePending(to: connection, store: store, isTrial: false)
            try record.finish(self, replacing: replacing)
            duplicates += replacing
          }
        }
      } catch {
        for model in inserted { model._$state.keyInSave = model._$state.key }
        throw error
      }
      finish(store, &changes)
    }
    for model in duplicates {
      // The row existed before, so other contexts treat it as updated.
      let index = model._$state.table!.index
      changes.inserted[index]?.removeAll { $0 == model._$state.key }
      changes.updated[index, default: []].append(model._$state.key)
      settle(model)
    }
    denials = []
    // A new model may have passed its values to an existing one.
    if !duplicates.isEmpty { notifyObservers() }
    container.didSave(changes, by: self)
    post(
      Self.didSave,
      [
        .insertedIdentifiers: identifiersOf(changes.inserted), .updatedIdentifiers: identifiersOf(changes.updated),
        .deletedIdentifiers: identifiersOf(changes.deleted),
      ])
  }

  /// Runs `block` and saves its changes. If `block` throws, all changes since the last save are discarded.
  public func transaction(block: () throws -> Void) throws {
    do {
      try block()
    } catch {
      rollback()
      throw error
    }
    try save()
  }

  /// Discards all changes since the last save: models regain their saved values, and inserted models leave the context.
  public func rollback() {
    relationshipReadError = nil
    let (inserted, changed, deleted) = (inserted, changed, deleted)
    let related = links.flatMap { [$0.own, $0.other] }
    self.inserted = []
    self.changed = []
    self.deleted = []
    links = []
    denials = []
    for model in inserted where model._$state.isInserted {
      let state = model._$state
      state.isInserted = false
      state.changed = PropertySet()
      if let table = state.table { unregister(table, state.key) }
      state.context = nil
    }
    for model in changed + deleted {
      model._$state.isChanged = false
      model._$state.isDeleted = false
      model._$state.changed = PropertySet()
    }
    // Relationships of unchanged models may contain models that left the context.
    for model in changed + deleted + related where model._$state.context === self { refresh(model) }
    removeUndoActions()
    notifyObservers()
  }

  private func concerns(_ store: Store) -> Bool {
    func isOf(_ model: any PersistentModel) -> Bool { model._$state.table?.store === store }
    return inserted.contains(where: isOf) || changed.contains(where: isOf) || deleted.contains(where: isOf)
      || links.contains { isOf($0.own) }
  }

  private func validate() throws {
    for denial in denials where denial.model._$state.isDeleted {
      guard let other = denial.related.first(where: { !$0._$state.isDeleted && !$0._$state.isGone && $0._$state.context === self }) else {
        continue
      }
      throw SwiftDataError(
        .modelValidationFailure,
        "A '\(denial.property.table.name)' can't be deleted while its '\(denial.property.name)' has models, such as a '\(type(of: other))'")
    }
    for model in inserted + changed where !model._$state.isDeleted {
      guard let table = model._$state.table else { continue }
      for property in table.properties where property.isToMany {
        guard let relationship = property.relationship else { continue }
        let (low, high) = (relationship.minimumModelCount ?? 0, relationship.maximumModelCount ?? 0)
        guard low > 0 || high > 0, case .models(let models) = model.edit(property, .read) else { continue }
        if models.count < low || (high > 0 && models.count > high) {
          throw SwiftDataError(
            .modelValidationFailure,
            "'\(property.fullName)' has \(models.count) models; it needs at least \(low)\(high > 0 ? " and at most \(high)" : "")")
        }
      }
    }
  }

  /// Writes the changes of a store's models.
  ///
  /// A trial writes new models under their temporary keys.
  ///
  /// - Returns: The new models whose unique values were taken. They replaced the values of the existing rows.
  @discardableResult
  func writePending(to connection: Connection, store: Store, isTrial: Bool) throws -> [any PersistentModel] {
    for model in deleted where model._$state.isDeleted {
      guard let table = model._$state.table, table.store === store else { continue }
      let key = _SQLiteValue.integer(model._$state.key)
      try connection.execute(table.deleteSQL, [key])
      for property in table.properties {
        guard let link = property.link else { continue }
        try connection.execute("DELETE FROM \(quoted(link.name)) WHERE \(link.own) = ?", [key])
      }
    }
    let new = inserted.filter { $0._$state.isInserted && $0._$state.table?.store === store }
    if !isTrial { try assignKeys(to: new, connection) }
    // An update that releases a unique value precedes the insertion that uses it.
    for model in changed where model._$state.isChanged && !model._$state.isDeleted && model._$state.table?.store === store {
      try update(model, model._$state.table!.stored.filter { model._$state.changed.contains($0.index) }, connection, isTrial: isTrial)
    }
    var duplicates: [any PersistentModel] = []
    for model in new where try !insert(model, connection, isTrial: isTrial) { duplicates.append(model) }
    if !duplicates.isEmpty {
      // Other new models may reference the models whose keys have changed.
      for model in new { try update(model, model._$state.table!.stored.filter(\.isToOne), connection) }
      for model in changed where model._$state.isChanged && model._$state.table?.store === store {
        try update(model, model._$state.table!.stored.filter { $0.isToOne && model._$state.changed.contains($0.index) }, connection)
      }
    }
    for change in links where change.own._$state.table?.store === store {
      let pair = [_SQLiteValue.integer(change.own._$state.keyInSave), .integer(change.other._$state.keyInSave)]
      if change.isAdded {
        guard !change.own._$state.isDeleted, !change.other._$state.isDeleted else { continue }
        try connection.execute(
          "INSERT OR IGNORE INTO \(quoted(change.link.name)) (\(change.link.own), \(change.link.other)) VALUES (?, ?)", pair)
      } else {
        try connection.execute("DELETE FROM \(quoted(change.link.name)) WHERE \(change.link.own) = ? AND \(change.link.other) = ?", pair)
      }
    }
    return duplicates
  }

  private func assignKeys(to models: [any PersistentModel], _ connection: Connection) throws {
    var counts: [Int: Int64] = [:]
    for model in models { counts[model._$state.table!.index, default: 0] += 1 }
    var next: [Int: Int64] = [:]
    for (index, count) in counts {
      let name = _SQLiteValue.text(container.tables[index].name)
      let last = try connection.query("SELECT last FROM _keys WHERE entity = ?", [name]) { $0.column(0).integer ?? 0 }.first ?? 0
      try connection.execute("INSERT OR REPLACE INTO _keys (entity, last) VALUES (?, ?)", [name, .integer(last + count)])
      next[index] = last + 1
    }
    for model in models {
      let index = model._$state.table!.index
      model._$state.keyInSave = next[index]!
      next[index]! += 1
    }
  }

  /// Inserts a row and returns `true`, or updates the row with the same unique values and returns `false`.
  private func insert(_ model: any PersistentModel, _ connection: Connection, isTrial: Bool) throws -> Bool {
    let table = model._$state.table!
    if !isTrial {
      for constraint in table.unique where !constraint.isEmpty {
        guard let key = try key(of: model, constraint, connection) else { continue }
        model._$state.keyInSave = key
        try update(model, table.stored, connection)
        return false
      }
    }
    let statement = try connection.statement(isTrial ? table.replaceSQL : table.insertSQL)
    statement.bind(.integer(model._$state.keyInSave), at: 1)
    try bind(model, table.stored, to: statement, from: 2)
    try statement.run()
    return true
  }

  /// Returns the key of the row that has the model's unique values, or `nil` if there is no such row.
  private func key(of model: any PersistentModel, _ constraint: [Property], _ connection: Connection) throws -> Int64? {
    let table = model._$state.table!
    let condition = constraint.map { "\($0.column) = ?" }.joined(separator: " AND ")
    let statement = try connection.statement("SELECT \(Table.key) FROM \(table.sqlName) WHERE \(condition)")
    defer { statement.reset() }
    try bind(model, constraint, to: statement, from: 1)
    return try statement.step() ? statement.column(0).integer : nil
  }

  private func update(_ model: any PersistentModel, _ properties: [Property], _ connection: Connection, isTrial: Bool = false) throws {
    guard !properties.isEmpty, let table = model._$state.table else { return }
    let updateKey = UpdateKey(table: table.index, columns: properties.map(\.index), isTrial: isTrial)
    let sql: String
    if let known = updateSQL[updateKey] {
      sql = known
    } else {
      let columns = properties.map { "\($0.column) = ?" }.joined(separator: ", ")
      // A query includes unsaved values even if they violate a constraint that a save would enforce.
      sql = "UPDATE\(isTrial ? " OR REPLACE" : "") \(table.sqlName) SET \(columns) WHERE \(Table.key) = ?"
      updateSQL[updateKey] = sql
    }
    let statement = try connection.statement(sql)
    try bind(model, properties, to: statement, from: 1)
    statement.bind(.integer(model._$state.keyInSave), at: Int32(properties.count + 1))
    try statement.run()
  }

  private func bind(_ model: some PersistentModel, _ properties: [Property], to statement: Statement, from first: Int32) throws {
    var binder = _RowBinder(statement, from: first)
    for property in properties { model._$visit(property.index, &binder) }
    if let error = binder.error {
      statement.reset()
      throw error
    }
  }

  /// Marks the written changes as saved.
  private func finish(_ store: Store, _ changes: inout SavedChanges) {
    func isOf(_ model: any PersistentModel) -> Bool { model._$state.table?.store === store }
    for model in deleted where isOf(model) && model._$state.isDeleted {
      changes.deleted[model._$state.table!.index, default: []].append(model._$state.key)
      forget(model)
    }
    for model in inserted where isOf(model) && model._$state.isInserted {
      let (state, table) = (model._$state, model._$state.table!)
      state.isInserted = false
      state.changed = PropertySet()
      state.isComplete = true
      unregister(table, state.key)
      state.key = state.keyInSave
      if registered(table, state.key) == nil {
        register(model, table, state.key)
        changes.inserted[table.index, default: []].append(state.key)
      }
    }
    for model in changed where isOf(model) && model._$state.isChanged {
      model._$state.isChanged = false
      model._$state.changed = PropertySet()
      changes.updated[model._$state.table!.index, default: []].append(model._$state.key)
    }
    deleted.removeAll(where: isOf)
    inserted.removeAll(where: isOf)
    changed.removeAll(where: isOf)
    links.removeAll { isOf($0.own) }
  }

  /// Merges the objects after a new model has replaced the values of an existing one.
  private func settle(_ model: any PersistentModel) {
    let state = model._$state
    guard let table = state.table, let known = registered(table, state.key) else { return }
    if known !== model {
      // The context keeps the existing object; the new one only carried values.
      state.context = nil
      state.isGone = true
    }
    // Other objects may still reference the discarded object.
    for other in allRegistered where other !== model && !other._$state.isPending {
      guard let table = other._$state.table else { continue }
      for property in table.properties where other === known || (property.isRelationship && property.target === state.table) {
        if case .ephemeral = property.kind { continue }
        other._$state.isComplete = false
        other._$withMutation(property.index) { other.edit(property, .forget) }
      }
    }
  }
}
