extension ModelContext {
  /// The models that a descriptor asks for, read in batches. Unsaved changes can't be part of them.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> FetchResultsCollection<T> {
    let table = try table(for: T.self)
    try refusePendingChanges(descriptor)
    let properties = try properties(of: descriptor, table)
    return FetchResultsCollection(try keys(descriptor, table), batchSize: batchSize) { keys in
      // What was deleted since the fetch keeps its place, without values.
      let known = (try? self.objects(table, properties, keys)) ?? []
      return withExtendedLifetime(known) { keys.map { unsafeDowncast(self.fault(table, $0), to: T.self) } }
    }
  }

  /// The identifiers of the models that a descriptor asks for. Unsaved changes can't be part of them.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<PersistentIdentifier> {
    let table = try table(for: T.self)
    try refusePendingChanges(descriptor)
    return FetchResultsCollection(try keys(descriptor, table), batchSize: batchSize) { keys in
      keys.map { PersistentIdentifier(store: table.storeIdentifier, entityName: table.name, key: $0) }
    }
  }

  private func refusePendingChanges<T>(_ descriptor: FetchDescriptor<T>) throws {
    guard descriptor.includePendingChanges, hasChanges else { return }
    throw SwiftDataError(
      .includePendingChangesWithBatchSize,
      "A fetch in batches can't include unsaved changes; save first, or set 'includePendingChanges' to false")
  }

  /// The objects of rows, without those of rows that don't exist.
  func objects(_ table: Table, _ properties: [Property], _ keys: some Sequence<Int64>) throws -> [any PersistentModel] {
    guard let store = table.store else { return [] }
    let sql = "SELECT \(table.columns(properties, of: nil)) FROM \(table.sqlName) WHERE \(Table.key) = ?"
    return try read([], in: store) { connection in
      try keys.flatMap { key in try connection.query(sql, [.integer(key)]) { try object(table, properties, from: $0) } }
    }
  }
}
