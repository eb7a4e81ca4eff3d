import Foundation
public import Oriel
import Synchronization

/// An object that fetches models, tracks their changes and saves them. A context and its models may be used by one thread at a time.
/// Mirrors SwiftData's `ModelContext`.
///
/// A context has one object for each model that it has read or inserted. It retains objects with unsaved changes only.
public final class ModelContext: Equatable {
  /// The container of the context's stores.
  public let container: ModelContainer

  /// A Boolean value that indicates whether the context saves its changes automatically, at the end of a turn of the main run loop or of
  /// its actor's queue. A context that was created directly on another thread saves before its next fetch instead. The default is `false`;
  /// for `mainContext`, it is `true`.
  public var autosaveEnabled = false {
    didSet { if autosaveEnabled, hasChanges { scheduleAutosave() } }
  }

  /// The name that the history records for the context's saves, or `nil`, the default, for none.
  public var author: String?

  /// The undo manager that the context registers its changes with: assignments, insertions and deletions. If it is `nil`, the default,
  /// changes aren't registered. Mirrors SwiftData's `undoManager`.
  ///
  /// Only changes on the main queue are registered; a change on another thread is reported. Undoing a saved deletion inserts a new model
  /// with another identifier. A rollback removes the context's actions.
  public var undoManager: UndoManager?

  /// The closure that schedules work where this context may be used, or `nil` if that executor isn't known.
  var schedule: ((@escaping () -> Void) -> Void)?
  private var isAutosaveScheduled = false
  private var connections: [ObjectIdentifier: Connection] = [:]
  private var identities: [[Int64: WeakModel]]
  private var purgeThreshold = 10_000
  private(set) lazy var reference = ContextReference(self)

  var inserted: [any PersistentModel] = []
  var changed: [any PersistentModel] = []
  var deleted: [any PersistentModel] = []
  var links: [LinkChange] = []
  var denials: [Denial] = []
  var updateSQL: [UpdateKey: String] = [:]
  private let merges = Mutex<[SavedChanges?]>([])
  private let hasMerges = Atomic<Bool>(false)
  var isSaving = false
  private var observers: [WeakContextObserver] = []
  /// The error of the last failed attempt to read a value, for the message of a fatal error.
  var faultError: (any Error)?
  /// The error of a failed attempt to read a relationship that a change required. A save throws it, and a rollback clears it.
  var relationshipReadError: (any Error)?

  /// Creates a context for the models of a container.
  public init(_ container: ModelContainer) {
    self.container = container
    identities = Array(repeating: [:], count: container.tables.count)
    if MainQueue.isCurrent { schedule = Self.onMainQueue }
    container.add(self)
  }

  // Breaks the retain cycles of models that reference each other. Models that are still referenced keep their values but lose their
  // relationships.
  deinit {
    for model in allRegistered {
      let state = model._$state
      if state.isInserted {
        state.isInserted = false
        continue
      }
      for property in state.table?.properties ?? [] where property.isRelationship { model.edit(property, .forget) }
    }
  }

  static func onMainQueue(_ work: @escaping () -> Void) {
    // The context belongs to the main queue, which runs both this function and the work.
    nonisolated(unsafe) let work = work
    DispatchQueue.main.async {
      assert(MainQueue.isCurrent)
      work()
    }
  }

  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }

  // MARK: Changes

  /// A Boolean value that indicates whether the context has unsaved changes.
  public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty || !links.isEmpty }

  /// The models that the next save adds to the store.
  public var insertedModelsArray: [any PersistentModel] { inserted.filter { $0._$state.isInserted } }

  /// The models whose changes the next save writes.
  public var changedModelsArray: [any PersistentModel] { changed.filter { $0._$state.isChanged } }

  /// The models that the next save removes from the store.
  public var deletedModelsArray: [any PersistentModel] { deleted.filter { $0._$state.isDeleted } }

  func addObserver(_ observer: any ContextObserver) { observers.append(WeakContextObserver(observer: observer)) }

  func removeObserver(_ observer: any ContextObserver) { observers.removeAll { $0.observer == nil || $0.observer === observer } }

  /// Notifies the observers.
  ///
  /// - Parameters:
  ///   - tables: The indices of the tables whose models changed, or `nil` for any table.
  ///   - areValues: Indicates whether only values changed, and no model was added or removed.
  func notifyObservers(tables: Set<Int>? = nil, areValues: Bool = false) {
    guard !observers.isEmpty else { return }
    for entry in observers { entry.observer?.contextDidChange(tables: tables, areValues: areValues) }
  }

  func noteChange(tables: Set<Int>? = nil, areValues: Bool = false) {
    notifyObservers(tables: tables, areValues: areValues)
    if autosaveEnabled, !isAutosaveScheduled, !isSaving { scheduleAutosave() }
  }

  private func scheduleAutosave() {
    guard let schedule, !isAutosaveScheduled else { return }
    isAutosaveScheduled = true
    schedule { [self] in
      isAutosaveScheduled = false
      autosave()
    }
  }

  private func autosave() {
    guard autosaveEnabled, hasChanges else { return }
    do {
      try save()
    } catch {
      // The changes are kept, and the next change schedules another save.
      Report.once("swiftdata-autosave-\(error)", "Saving models failed, and their changes are kept: \(error)")
    }
  }

  // MARK: Identities

  func registered(_ table: Table, _ key: Int64) -> (any PersistentModel)? { identities[table.index][key]?.model }

  func register(_ model: any PersistentModel, _ table: Table, _ key: Int64) {
    identities[table.index][key] = WeakModel(model: model)
  }

  /// Removes the entries of deallocated objects, once the number of entries exceeds a threshold.
  private func purge() {
    guard identities.reduce(0, { $0 + $1.count }) >= purgeThreshold else { return }
    for index in identities.indices { identities[index] = identities[index].filter { $0.value.model != nil } }
    purgeThreshold = max(10_000, identities.reduce(0) { $0 + $1.count } * 2)
  }

  func unregister(_ table: Table, _ key: Int64) {
    identities[table.index][key] = nil
  }

  var allRegistered: [any PersistentModel] { identities.flatMap { $0.values.compactMap(\.model) } }

  /// Returns the model with an identifier, or `nil` if the context has no object for it.
  public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
    guard let table = container.table(for: T.self), table.name == persistentModelID.entityName else { return nil }
    return registered(table, persistentModelID.key) as? T
  }

  /// Returns the model with an identifier. Its values are read on their first access, which is a fatal error if the row doesn't exist.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let table = container.tables.first(where: { $0.name == persistentModelID.entityName }) else {
      fatalError("No model of this container is named '\(persistentModelID.entityName)'")
    }
    return fault(table, persistentModelID.key)
  }

  /// Returns the object of a row. A new object has no values yet.
  func fault(_ table: Table, _ key: Int64) -> any PersistentModel {
    registered(table, key) ?? make(table.type, table, key)
  }

  func make<T: PersistentModel>(_ type: T.Type, _ table: Table, _ key: Int64) -> T {
    let model = T(_$state: _ModelState(key: key, table: table, context: self))
    register(model, table, key)
    return model
  }

  // MARK: The store

  func connection(_ store: Store) throws -> Connection {
    if let connection = connections[ObjectIdentifier(store)] { return connection }
    let connection = try store.connect()
    connections[ObjectIdentifier(store)] = connection
    return connection
  }

  func table(for type: any PersistentModel.Type) throws -> Table {
    guard let table = container.table(for: type) else {
      throw SwiftDataError(
        .unknownSchema, "'\(type)' isn't part of the container's schema; add it to the types of the container")
    }
    return table
  }

  /// Runs a query. If unsaved changes could affect the result, they are written before the query and rolled back after it.
  func read<Result>(_ tables: Set<Int>, pending: Bool = true, in store: Store, _ body: (Connection) throws -> Result) throws -> Result {
    mergeSaves()
    purge()
    if autosaveEnabled, schedule == nil { autosave() }
    let connection = try connection(store)
    return try store.reporting("Fetching") {
      guard pending, hasChanges, touches(tables) else { return try connection.locked { try body(connection) } }
      guard !store.isReadOnly else {
        throw SwiftDataError(
          .storeReadOnly, "A read-only store can't include unsaved changes in a fetch; set 'includePendingChanges' to false")
      }
      return try connection.trial {
        try writePending(to: connection, store: store, isTrial: true)
        return try body(connection)
      }
    }
  }

  private func touches(_ tables: Set<Int>) -> Bool {
    func isTouched(_ model: any PersistentModel) -> Bool { model._$state.table.map { tables.contains($0.index) } ?? false }
    return inserted.contains(where: isTouched) || changed.contains(where: isTouched) || deleted.contains(where: isTouched)
      || links.contains { tables.contains($0.ownTable) || tables.contains($0.otherTable) }
  }

  // MARK: Saves of other contexts

  /// Enqueues the changes of another context's save. `nil` represents the deletion of all data. May be called on any thread.
  func receive(_ changes: SavedChanges?) {
    merges.withLock { $0.append(changes) }
    guard !hasMerges.exchange(true, ordering: .acquiringAndReleasing) else { return }
    // Only a context with a known executor may run work on its own; the others merge before their next operation.
    guard let schedule else { return }
    // This thread only passes the reference on.
    nonisolated(unsafe) weak let context = self
    schedule { context?.mergeSaves() }
  }

  /// Merges the saves of other contexts: objects without changes of their own discard their values, and the objects of deleted rows leave
  /// the context.
  func mergeSaves() {
    guard hasMerges.load(ordering: .acquiring), !isSaving else { return }
    hasMerges.store(false, ordering: .releasing)
    let pending = merges.withLock { merges in
      defer { merges = [] }
      return merges
    }
    var refreshed: [PersistentIdentifier] = []
    for changes in pending {
      guard let changes else {
        for model in allRegistered { forget(model) }
        inserted = []
        changed = []
        deleted = []
        links = []
        denials = []
        continue
      }
      for (table, keys) in changes.updated {
        for key in keys {
          guard let model = identities[table][key]?.model, !model._$state.isDeleted else { continue }
          refresh(model)
          refreshed.append(model.persistentModelID)
        }
      }
      for (table, keys) in changes.deleted {
        for key in keys { if let model = identities[table][key]?.model { forget(model) } }
      }
    }
    for changes in pending {
      guard let changes else {
        notifyObservers()
        continue
      }
      let tables = Set(changes.inserted.keys).union(changes.deleted.keys)
      if !tables.isEmpty { notifyObservers(tables: tables) }
      if !changes.updated.isEmpty { notifyObservers(tables: Set(changes.updated.keys), areValues: true) }
    }
    let identifiers = pending.compactMap { $0 }.reduce(into: (inserted: [PersistentIdentifier](), deleted: [PersistentIdentifier]())) {
      $0.inserted += identifiersOf($1.inserted)
      $0.deleted += identifiersOf($1.deleted)
    }
    post(
      Self.didMerge,
      [
        .insertedIdentifiers: identifiers.inserted, .refreshedIdentifiers: refreshed, .deletedIdentifiers: identifiers.deleted,
        .invalidatedAllIdentifiers: pending.contains { $0 == nil },
      ])
  }

  func identifiersOf(_ keys: [Int: [Int64]]) -> [PersistentIdentifier] {
    keys.flatMap { index, keys in
      let table = container.tables[index]
      return keys.map { PersistentIdentifier(store: table.storeIdentifier, entityName: table.name, key: $0) }
    }
  }

  /// Makes an object read its values again, except for its unsaved changes.
  func refresh(_ model: any PersistentModel) {
    let state = model._$state
    guard let table = state.table else { return }
    state.isComplete = false
    for property in table.properties where !state.changed.contains(property.index) {
      if case .ephemeral = property.kind { continue }
      model._$withMutation(property.index) { model.edit(property, .forget) }
    }
  }

  /// Detaches an object from the context after its row was deleted. The object keeps the values that it has read.
  func forget(_ model: any PersistentModel) {
    let state = model._$state
    if let table = state.table { unregister(table, state.key) }
    state.isInserted = false
    state.isChanged = false
    state.isDeleted = false
    state.isGone = true
    state.context = nil
  }
}
