extension ModelContext {
  /// Reads the value of a property, and of the other unread properties in the same row.
  func fire(_ property: Property, of model: any PersistentModel) {
    let state = model._$state
    guard let table = state.table, let store = table.store else { return }
    if case .reference(let key) = model.edit(property, .read) {
      attempt {
        let target = try resolve(property.target, key)
        model.edit(property, .set(target.map { [$0] } ?? []))
      }
      return
    }
    switch property.kind {
    case .toMany:
      attempt { model.edit(property, .set(try load(property, of: model))) }
    case .ephemeral:
      var setter = DefaultSetter(property: property)
      model._$visit(property.index, &setter)
    case .attribute, .toOne:
      guard !state.isTemporary else { return }
      let properties = property.isExternal ? [property] : table.fetched
      let sql =
        property.isExternal
        ? "SELECT \(table.columns(properties, of: nil)) FROM \(table.sqlName) WHERE \(Table.key) = ?" : table.selectByKeySQL
      // Pending changes aren't included: the properties that are read here have none.
      attempt {
        _ = try read([], in: store) { connection in
          try connection.query(sql, [.integer(state.key)]) { try fill(model, properties, from: $0) }
        }
      }
      if case .reference = model.edit(property, .read) { fire(property, of: model) }
    }
  }

  /// Stores an error for the message of the fatal error that occurs if the value is required.
  private func attempt(_ body: () throws -> Void) {
    do {
      try body()
      faultError = nil
    } catch {
      faultError = error
    }
  }

  /// Returns the object of an existing row, or `nil` if there is no such row.
  func resolve(_ table: Table, _ key: Int64) throws -> (any PersistentModel)? {
    if let model = registered(table, key) { return model }
    guard let store = table.store else { return nil }
    return try read([], in: store) { connection in
      try connection.query(table.selectByKeySQL, [.integer(key)]) { try object(table, table.fetched, from: $0) }
    }.first
  }

  /// Returns the models of a to-many relationship from the store, including pending changes.
  func load(_ property: Property, of model: any PersistentModel) throws -> [any PersistentModel] {
    guard property.isToMany, let store = property.table.store, !model._$state.isTemporary else { return [] }
    let target = property.target
    let columns = target.columns(target.fetched, of: "t")
    let sql: String
    if let link = property.link {
      sql =
        "SELECT \(columns) FROM \(quoted(link.name)) l JOIN \(target.sqlName) t ON t.\(Table.key) = l.\(link.other) "
        + "WHERE l.\(link.own) = ? ORDER BY l.rowid"
    } else if let inverse = property.inverse {
      sql = "SELECT \(columns) FROM \(target.sqlName) t WHERE t.\(inverse.column) = ? ORDER BY t.\(Table.key)"
    } else {
      return []
    }
    return try read([target.index, property.table.index], in: store) { connection in
      try connection.query(sql, [.integer(model._$state.key)]) { try object(target, target.fetched, from: $0) }
    }
  }

  /// Returns the object of a row whose first column is the key. A new object receives all of the row's values; an existing one those that
  /// it lacks.
  func object(_ table: Table, _ properties: [Property], from statement: Statement) throws -> any PersistentModel {
    let key = statement.column(0).integer ?? 0
    let model = registered(table, key) ?? make(table.type, table, key)
    if !model._$state.isComplete { try fill(model, properties, from: statement) }
    return model
  }

  func fill(_ model: some PersistentModel, _ properties: [Property], from statement: Statement) throws {
    guard let first = properties.first else { return }
    var reader = _RowReader(statement, context: self, property: first)
    for (offset, property) in properties.enumerated() {
      reader.column = statement.column(offset + 1)
      reader.property = property
      model._$visit(property.index, &reader)
    }
    if let failure = reader.failure {
      throw SwiftDataError(
        .storeDamaged,
        "The column of '\(failure.fullName)' contains \(statement.column(properties.firstIndex { $0 === failure }! + 1).value), which "
          + "isn't a \(failure.valueType)"
      )
    }
    if properties.count == model._$state.table?.fetched.count { model._$state.isComplete = true }
  }
}
