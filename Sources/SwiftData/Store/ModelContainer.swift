import Foundation
import Synchronization

/// A container of the stores of a schema's models. Mirrors SwiftData's `ModelContainer`.
public final class ModelContainer: Equatable, Sendable {
  /// The schema of the models.
  public let schema: Schema
  /// The plan that migrates older stores, or `nil` for lightweight migrations only.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  /// The configurations of the stores.
  public let configurations: Set<ModelConfiguration>
  let tables: [Table]
  let stores: [Store]
  private let tablesByType: [ObjectIdentifier: Table]
  private let contexts = Mutex<[WeakContext]>([])

  /// The context of the main actor. It saves automatically, and exists as long as the container.
  @MainActor public var mainContext: ModelContext {
    if let context = main.withLock({ $0 })?.context { return context }
    let context = ModelContext(self)
    // The main actor's thread isn't necessarily the main thread of the process.
    context.schedule = ModelContext.onMainQueue
    context.autosaveEnabled = true
    let kept = MainContext(context: context)
    main.withLock { $0 = kept }
    return context
  }
  private let main = Mutex<MainContext?>(nil)

  /// Creates a container: opens the stores, and creates or migrates their tables. Without configurations, the store is the default file.
  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
  ) throws {
    schema = givenSchema
    self.migrationPlan = migrationPlan
    let configurations = configurations.isEmpty ? [ModelConfiguration()] : configurations
    self.configurations = Set(configurations)
    var files: Set<URL> = []
    for configuration in configurations {
      try configuration.validate()
      if !configuration.isStoredInMemoryOnly, !files.insert(configuration.url.standardizedFileURL).inserted {
        throw SwiftDataError(.duplicateConfiguration, "Two configurations have the same file \(configuration.url.path)")
      }
      for type in configuration.schema?.types ?? [] where !givenSchema.types.contains(where: { $0 == type }) {
        throw SwiftDataError(
          .configurationSchemaNotFoundInContainerSchema,
          "The configuration '\(configuration.name)' has the model '\(type)', but the container's schema doesn't")
      }
    }
    var names: Set<String> = []
    for type in givenSchema.types where !names.insert(String(describing: type)).inserted {
      throw SwiftDataError(
        .loadIssueModelContainer, "Two models of the schema have the name '\(type)'; names of models must be unique")
    }
    var tables: [Table] = []
    var stores: [Store] = []
    for (position, configuration) in configurations.enumerated() {
      let types = givenSchema.types.filter { type in
        if let own = configuration.schema { return own.types.contains(where: { $0 == type }) }
        // A configuration without a schema has the models that no other configuration lists. If there are several, the first one has all of
        // them.
        let isNamed = configurations.contains(where: { $0.schema?.types.contains(where: { $0 == type }) == true })
        return !isNamed && configurations.firstIndex(where: { $0.schema == nil }) == position
      }
      let own = try types.enumerated().map { try Table($0.element, index: tables.count + $0.offset) }
      try Property.connect(own)
      tables += own
      stores.append(try Store(configuration, schema: Schema(types, version: givenSchema.version), tables: own, plan: migrationPlan))
    }
    self.tables = tables
    self.stores = stores
    tablesByType = Dictionary(tables.map { (ObjectIdentifier($0.type), $0) }) { first, _ in first }
  }

  /// Creates a container for a schema. Without configurations, the store is the default file.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Creates a container for models and the models that they reference. Without configurations, the store is the default file.
  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Creates a container for a stage of a migration, on the connection that migrates.
  init(schema: Schema, tables: [Table], store: Store) {
    self.schema = schema
    migrationPlan = nil
    configurations = [store.configuration]
    self.tables = tables
    stores = [store]
    tablesByType = Dictionary(tables.map { (ObjectIdentifier($0.type), $0) }) { first, _ in first }
  }

  /// Deletes all models of all stores. The contexts discard their objects and changes.
  public func deleteAllData() throws {
    for store in stores {
      let connection = try store.connect()
      try store.reporting("Deleting all data") {
        try connection.write {
          for table in store.tables {
            try connection.execute("DELETE FROM \(table.sqlName)")
            for link in Set(table.properties.compactMap { $0.link?.name }) { try connection.execute("DELETE FROM \(quoted(link))") }
          }
        }
      }
    }
    for context in liveContexts { context.receive(nil) }
  }

  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }

  func table(for type: any PersistentModel.Type) -> Table? { tablesByType[ObjectIdentifier(type)] }

  func add(_ context: ModelContext) {
    contexts.withLock { contexts in
      contexts.removeAll { $0.context == nil }
      contexts.append(WeakContext(context: context))
    }
  }

  /// Notifies the other contexts of the changes that a context saved.
  func didSave(_ changes: SavedChanges, by saver: ModelContext) {
    for context in liveContexts where context !== saver { context.receive(changes) }
  }

  private var liveContexts: [ModelContext] {
    contexts.withLock { $0 }.compactMap(\.context)
  }
}

/// A sendable box of the main context. Only the main actor uses the context; the container just retains it.
private struct MainContext: @unchecked Sendable {
  let context: ModelContext
}

/// A sendable weak reference to a context. Notifications from other threads are guarded by the context's lock.
private struct WeakContext: @unchecked Sendable {
  weak var context: ModelContext?
}
