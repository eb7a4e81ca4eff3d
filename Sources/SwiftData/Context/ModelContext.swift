import Foundation
public import Oriel
import Synchronization

/// The models that a part of a program works with: it fetches them, keeps track of their changes, and saves these. One thread at a time may
/// use a context and its models. Mirrors SwiftData's `ModelContext`.
///
/// A context has one object for each model that it knows. It keeps objects with unsaved changes alive, and no others.
public final class ModelContext: Equatable {
  public let container: ModelContainer

  /// Whether the context saves its changes at the end of a turn of the main run loop, or of its actor's queue. A context that was made on
  /// another thread by hand saves before its next fetch. False by default; true for `mainContext`.
  public var autosaveEnabled = false {
    didSet { if autosaveEnabled, hasChanges { scheduleAutosave() } }
  }

  /// The name under which the history records the context's saves. Nil, the default, for none.
  public var author: String?

  /// The undo manager with which the context registers its changes: assigned values, insertions and deletions. Nil, the default, registers none. Mirrors
  /// SwiftData's `undoManager`.
  ///
  /// Only changes on the main queue are registered; a change elsewhere logs a message. Undoing a deletion that was saved inserts a new model with another
  /// identifier. A rollback removes the context's actions.
  public var undoManager: UndoManager?

  /// Runs work where this context may be used. Nil if that place isn't known.
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
  /// Why the last attempt to read a value failed, for the message of the program's end.
  var faultError: (any Error)?
  /// Why a relationship couldn't be read that a change needed. A save throws it, and a rollback forgets it with the change.
  var unreadError: (any Error)?

  public init(_ container: ModelContainer) {
    self.container = container
    identities = Array(repeating: [:], count: container.tables.count)
    if MainQueue.isCurrent { schedule = Self.onMainQueue }
    container.add(self)
  }

  // Models that list each other would keep each other alive. Those that somebody still has keep their values, but lead nowhere.
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
    // The context is one of the main queue's, which calls this and runs the work.
    nonisolated(unsafe) let work = work
    DispatchQueue.main.async {
      assert(MainQueue.isCurrent)
      work()
    }
  }

  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }

  // MARK: What has changed

  public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty || !links.isEmpty }

  /// The models that the next save adds to the store.
  public var insertedModelsArray: [any PersistentModel] { inserted.filter { $0._$state.isInserted } }

  /// The models whose changes the next save writes.
  public var changedModelsArray: [any PersistentModel] { changed.filter { $0._$state.isChanged } }

  /// The models that the next save removes from the store.
  public var deletedModelsArray: [any PersistentModel] { deleted.filter { $0._$state.isDeleted } }

  func addObserver(_ observer: any ContextObserver) { observers.append(WeakContextObserver(observer: observer)) }

  func removeObserver(_ observer: any ContextObserver) { observers.removeAll { $0.observer == nil || $0.observer === observer } }

  /// Tells the observers. `tables` are those of the models that changed, by index, or nil for any; `areValues` says that no model came or went.
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
      // The changes stay, and the next one schedules another save.
      Report.once("swiftdata-autosave-\(error)", "Saving models failed, and their changes are kept: \(error)")
    }
  }

  // MARK: Identities

  func registered(_ table: Table, _ key: Int64) -> (any PersistentModel)? { identities[table.index][key]?.model }

  func register(_ model: any PersistentModel, _ table: Table, _ key: Int64) {
    identities[table.index][key] = WeakModel(model: model)
  }

  /// Removes the entries that objects leave behind which nobody uses any more, once there may be many of them.
  private func purge() {
    guard identities.reduce(0, { $0 + $1.count }) >= purgeThreshold else { return }
    for index in identities.indices { identities[index] = identities[index].filter { $0.value.model != nil } }
    purgeThreshold = max(10_000, identities.reduce(0) { $0 + $1.count } * 2)
  }

  func unregister(_ table: Table, _ key: Int64) {
    identities[table.index][key] = nil
  }

  var allRegistered: [any PersistentModel] { identities.flatMap { $0.values.compactMap(\.model) } }

  /// The model with an identifier, if this context has it already.
  public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
    guard let table = container.table(for: T.self), table.name == persistentModelID.entityName else { return nil }
    return registered(table, persistentModelID.key) as? T
  }

  /// The model with an identifier. Its values are read when they are asked for; there must be a row then, or the program stops.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let table = container.tables.first(where: { $0.name == persistentModelID.entityName }) else {
      fatalError("No model of this container is named '\(persistentModelID.entityName)'")
    }
    return fault(table, persistentModelID.key)
  }

  /// The object for a row, without its values if it is a new one.
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
        .unknownSchema, "'\(type)' isn't part of the container's schema; add it to the types that the container is made for")
    }
    return table
  }

  /// Runs a query. Where unsaved changes could make a difference, it sees them: they are written, and taken back afterwards.
  func read<Result>(_ tables: Set<Int>, pending: Bool = true, in store: Store, _ body: (Connection) throws -> Result) throws -> Result {
    mergeSaves()
    purge()
    if autosaveEnabled, schedule == nil { autosave() }
    let connection = try connection(store)
    return try store.reporting("Fetching") {
      guard pending, hasChanges, touches(tables) else { return try connection.locked { try body(connection) } }
      guard !store.isReadOnly else {
        throw SwiftDataError(
          .storeReadOnly, "A store that can only be read can't include unsaved changes in a fetch; set 'includePendingChanges' to false")
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

  // MARK: What other contexts save

  /// Takes note of another context's save, on any thread. Nil stands for the deletion of all data.
  func receive(_ changes: SavedChanges?) {
    merges.withLock { $0.append(changes) }
    guard !hasMerges.exchange(true, ordering: .acquiringAndReleasing) else { return }
    // Only a context that knows its place may work on its own; others merge before their next operation.
    guard let schedule else { return }
    // This thread hands the reference on and doesn't use it.
    nonisolated(unsafe) weak let context = self
    schedule { context?.mergeSaves() }
  }

  /// Takes over what other contexts saved: objects without changes of their own forget their values, and those of deleted rows their context.
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

  /// Makes the object read its values anew, except for those that were changed and not saved.
  func refresh(_ model: any PersistentModel) {
    let state = model._$state
    guard let table = state.table else { return }
    state.isComplete = false
    for property in table.properties where !state.changed.contains(property.index) {
      if case .ephemeral = property.kind { continue }
      model._$withMutation(property.index) { model.edit(property, .forget) }
    }
  }

  /// Lets go of an object whose row is gone. It keeps the values that it has.
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
