extension ModelContext {
  /// Returns the models that match a descriptor, read in batches.
  ///
  /// Throws `SwiftDataError.includePendingChangesWithBatchSize` if the context has unsaved changes that the descriptor includes.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> FetchResultsCollection<T> {
    let table = try table(for: T.self)
    try rejectPendingChanges(descriptor)
    let properties = try properties(of: descriptor, table)
    return FetchResultsCollection(try keys(descriptor, table), batchSize: batchSize) { keys in
      // A model that was deleted since the fetch keeps its index in the collection, without values.
      let known = (try? self.objects(table, properties, keys)) ?? []
      return withExtendedLifetime(known) { keys.map { unsafeDowncast(self.fault(table, $0), to: T.self) } }
    }
  }

  /// Returns the identifiers of the models that match a descriptor, in batches.
  ///
  /// Throws `SwiftDataError.includePendingChangesWithBatchSize` if the context has unsaved changes that the descriptor includes.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<PersistentIdentifier> {
    let table = try table(for: T.self)
    try rejectPendingChanges(descriptor)
    return FetchResultsCollection(try keys(descriptor, table), batchSize: batchSize) { keys in
      keys.map { PersistentIdentifier(store: table.storeIdentifier, entityName: table.name, key: $0) }
    }
  }

  private func rejectPendingChanges<T>(_ descriptor: FetchDescriptor<T>) throws {
    guard descriptor.includePendingChanges, hasChanges else { return }
    throw SwiftDataError(
      .includePendingChangesWithBatchSize,
      "A fetch in batches can't include unsaved changes; save first, or set 'includePendingChanges' to false")
  }

  /// Returns the objects of the rows with the given keys. Keys without a row are skipped.
  func objects(_ table: Table, _ properties: [Property], _ keys: some Sequence<Int64>) throws -> [any PersistentModel] {
    guard let store = table.store else { return [] }
    let sql = "SELECT \(table.columns(properties, of: nil)) FROM \(table.sqlName) WHERE \(Table.key) = ?"
    return try read([], in: store) { connection in
      try keys.flatMap { key in try connection.query(sql, [.integer(key)]) { try object(table, properties, from: $0) } }
    }
  }
}
