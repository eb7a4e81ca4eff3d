/// A recorder of one context's save to one store in the history.
struct SaveRecord {
  private let history: History
  private let transaction: Int64
  private let store: Store

  /// Begins a transaction with the deletions, before they are executed.
  init(_ context: ModelContext, _ store: Store, _ connection: Connection) throws {
    history = History(connection)
    transaction = try history.begin(author: context.author)
    self.store = store
    var keys: [Int: [Int64]] = [:]
    for model in context.deleted where model._$state.isDeleted {
      guard let table = model._$state.table, table.store === store else { continue }
      keys[table.index, default: []].append(model._$state.key)
    }
    for (index, keys) in keys.sorted(by: { $0.key < $1.key }) {
      try history.recordDeletions(transaction, context.container.tables[index], keys)
    }
  }

  /// Records the insertions and updates after they were written.
  ///
  /// - Parameter replacing: The new models that replaced existing ones with the same unique values.
  func finish(_ context: ModelContext, replacing: [any PersistentModel]) throws {
    let replacements = Set(replacing.map(ObjectIdentifier.init))
    var inserted: [Int: [Int64]] = [:]
    var updated = Updates()
    for model in context.inserted where model._$state.isInserted {
      guard let table = model._$state.table, table.store === store else { continue }
      if replacements.contains(ObjectIdentifier(model)) {
        updated.add(model, table, table.stored.map(\.index))
      } else {
        inserted[table.index, default: []].append(model._$state.keyInSave)
      }
    }
    for model in context.changed where model._$state.isChanged && !model._$state.isDeleted {
      guard let table = model._$state.table, table.store === store else { continue }
      updated.add(model, table, table.properties.indices.filter { model._$state.changed.contains($0) })
    }
    for change in context.links {
      for model in [change.own, change.other] {
        guard let table = model._$state.table, table.store === store, !model._$state.isInserted, !model._$state.isDeleted else { continue }
        updated.add(model, table, table.properties.filter { $0.link?.name == change.link.name }.map(\.index))
      }
    }
    for (index, keys) in inserted.sorted(by: { $0.key < $1.key }) {
      try history.recordInsertions(transaction, context.container.tables[index], keys)
    }
    for (group, keys) in updated.groups {
      let table = context.container.tables[group.table]
      try history.recordUpdates(transaction, table, keys, group.properties.map { table.properties[$0] })
    }
  }

  /// The updated models with their properties.
  private struct Updates {
    struct Group: Hashable {
      let table: Int
      let properties: [Int]
    }

    private var order: [ObjectIdentifier] = []
    private var properties: [ObjectIdentifier: (table: Int, key: Int64, indices: Set<Int>)] = [:]

    mutating func add(_ model: any PersistentModel, _ table: Table, _ indices: [Int]) {
      let identity = ObjectIdentifier(model)
      if properties[identity] == nil {
        properties[identity] = (table.index, model._$state.keyInSave, [])
        order.append(identity)
      }
      properties[identity]?.indices.formUnion(indices)
    }

    /// The keys of the models with the same changes, in the order of the first model of each group.
    var groups: [(Group, [Int64])] {
      var groups: [Group: Int] = [:]
      var result: [(Group, [Int64])] = []
      for identity in order {
        guard let entry = properties[identity] else { continue }
        let group = Group(table: entry.table, properties: entry.indices.sorted())
        if let index = groups[group] {
          result[index].1.append(entry.key)
        } else {
          groups[group] = result.count
          result.append((group, [entry.key]))
        }
      }
      return result
    }
  }
}
