import Foundation

extension ModelContext {
  /// Returns the models that match a descriptor, including unsaved changes.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    let table = try table(for: T.self)
    guard let store = table.store else { return [] }
    let query = try FetchQuery(descriptor, table, container, hasNewModels: !inserted.isEmpty)
    let properties = try properties(of: descriptor, table)
    let rows = query.rows(properties)
    let models = try read(query.tables, pending: descriptor.includePendingChanges, in: store) { connection in
      try connection.query(rows.sql, rows.values) { statement in
        let key = statement.column(0).integer ?? 0
        let model = registered(table, key).map { unsafeDowncast($0, to: T.self) } ?? make(T.self, table, key)
        if !model._$state.isComplete { try fill(model, properties, from: statement) }
        return model
      }
    }
    for path in descriptor.relationshipKeyPathsForPrefetching { try prefetch(path, of: models, table, store) }
    return models
  }

  /// Returns the number of models that match a descriptor.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    let table = try table(for: T.self)
    guard let store = table.store else { return 0 }
    let query = try FetchQuery(descriptor, table, container, hasNewModels: !inserted.isEmpty)
    let count = query.count
    let counts = try read(query.tables, pending: descriptor.includePendingChanges, in: store) { connection in
      try connection.query(count.sql, count.values) { Int($0.column(0).integer ?? 0) }
    }
    return counts.first ?? 0
  }

  /// Returns the identifiers of the models that match a descriptor.
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    let table = try table(for: T.self)
    return try keys(descriptor, table).map {
      PersistentIdentifier(store: $0 < 0 ? nil : table.storeIdentifier, entityName: table.name, key: $0)
    }
  }

  /// Calls `block` with each model that matches a descriptor. Only the models of one batch are in memory at a time, unless `block` retains
  /// them.
  ///
  /// Throws `SwiftDataError.enumerationLeftChanges` if there are unsaved changes after a batch and `allowEscapingMutations` is `false`.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false, block: (T) throws -> Void
  ) throws {
    let table = try table(for: T.self)
    guard let store = table.store else { return }
    let properties = try properties(of: fetch, table)
    let keys = try keys(fetch, table)
    var start = 0
    while start < keys.count {
      let batch = keys[start..<min(start + max(1, batchSize), keys.count)]
      start += batch.count
      var models: [T] = []
      try read([table.index], pending: fetch.includePendingChanges, in: store) { connection in
        for key in batch {
          if key < 0, let model = registered(table, key) {
            models.append(unsafeDowncast(model, to: T.self))
            continue
          }
          let sql = "SELECT \(table.columns(properties, of: nil)) FROM \(table.sqlName) WHERE \(Table.key) = ?"
          models += try connection.query(sql, [.integer(key)]) { unsafeDowncast(try object(table, properties, from: $0), to: T.self) }
        }
      }
      for model in models { try block(model) }
      guard allowEscapingMutations || !hasChanges else {
        throw SwiftDataError(
          .enumerationLeftChanges,
          "The enumeration ended because models with unsaved changes stay in memory; save in the block, or allow escaping mutations")
      }
    }
  }

  func keys<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, _ table: Table) throws -> [Int64] {
    guard let store = table.store else { return [] }
    let query = try FetchQuery(descriptor, table, container, hasNewModels: !inserted.isEmpty)
    let rows = query.rows([])
    return try read(query.tables, pending: descriptor.includePendingChanges, in: store) { connection in
      try connection.query(rows.sql, rows.values) { $0.column(0).integer ?? 0 }
    }
  }

  func properties<T: PersistentModel>(of descriptor: FetchDescriptor<T>, _ table: Table) throws -> [Property] {
    guard !descriptor.propertiesToFetch.isEmpty else { return table.fetched }
    return try descriptor.propertiesToFetch.map { try property($0, table) }.filter(\.hasColumn)
  }

  private func property(_ path: AnyKeyPath, _ table: Table) throws -> Property {
    guard let property = table.byKeyPath[path] else {
      throw SwiftDataError(.unsupportedKeyPath, "'\(path)' isn't a stored property of '\(table.name)'")
    }
    return property
  }

  /// Reads the models of a relationship for all of `models`, with one query per batch.
  private func prefetch(_ path: AnyKeyPath, of models: [some PersistentModel], _ table: Table, _ store: Store) throws {
    let property = try property(path, table)
    guard property.isRelationship else {
      throw SwiftDataError(.unsupportedKeyPath, "'\(property.fullName)' isn't a relationship and can't be prefetched")
    }
    let target = property.target
    let open = models.filter { model in
      guard !model._$state.isTemporary else { return false }
      if case .models = model.edit(property, .read) { return false }
      return true
    }
    var start = 0
    while start < open.count {
      let batch = open[start..<min(start + 500, open.count)]
      start += batch.count
      let marks = Array(repeating: "?", count: batch.count).joined(separator: ", ")
      let columns = target.columns(target.fetched, of: "t")
      if property.isToOne {
        let keys = batch.compactMap { model -> _SQLiteValue? in
          if case .reference(let key) = model.edit(property, .read) { .integer(key) } else { nil }
        }
        let marks = Array(repeating: "?", count: keys.count).joined(separator: ", ")
        let sql = "SELECT \(columns) FROM \(target.sqlName) t WHERE t.\(Table.key) IN (\(marks))"
        let found = try read([], in: store) { connection in
          try connection.query(sql, keys) { try object(target, target.fetched, from: $0) }
        }
        // The relationships retain the models that were found.
        let byKey = Dictionary(found.map { ($0._$state.key, $0) }) { first, _ in first }
        for model in batch {
          if case .reference(let key) = model.edit(property, .read), let target = byKey[key] { model.edit(property, .set([target])) }
        }
        continue
      }
      let owner: String
      let from: String
      if let link = property.link {
        owner = "l.\(link.own)"
        from = "\(quoted(link.name)) l JOIN \(target.sqlName) t ON t.\(Table.key) = l.\(link.other)"
      } else if let inverse = property.inverse {
        owner = "t.\(inverse.column)"
        from = "\(target.sqlName) t"
      } else {
        continue
      }
      let sql =
        "SELECT \(columns), \(owner) FROM \(from) WHERE \(owner) IN (\(marks)) ORDER BY \(property.link == nil ? "t.\(Table.key)" : "l.rowid")"
      var lists: [Int64: [any PersistentModel]] = [:]
      try read([target.index, table.index], in: store) { connection in
        _ = try connection.query(sql, batch.map { .integer($0._$state.key) }) { statement in
          let related = try object(target, target.fetched, from: statement)
          lists[statement.column(target.fetched.count + 1).integer ?? 0, default: []].append(related)
        }
      }
      for model in batch { model.edit(property, .set(lists[model._$state.key] ?? [])) }
    }
  }
}
