/// An actor that works with models in a context of its own. `@ModelActor` writes the conformance. Mirrors SwiftData's `ModelActor`.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The actor's context. Only the actor may use it.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    guard let executor = modelExecutor as? any SerialModelExecutor else {
      fatalError("The executor of a model actor must be a 'SerialModelExecutor'")
    }
    return executor.asUnownedSerialExecutor()
  }

  /// The model with an identifier, or nil if it isn't a `T` or doesn't exist.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.existing(id) as? T
  }
}

extension ModelContext {
  /// The object of a row that exists, or nil.
  func existing(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    guard let table = container.tables.first(where: { $0.name == identifier.entityName }) else { return nil }
    return try? resolve(table, identifier.key)
  }
}
