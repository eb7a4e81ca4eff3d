/// An actor that works with models in a context of its own. `@ModelActor` generates the conformance. Mirrors SwiftData's `ModelActor`.
public protocol ModelActor: Actor {
  /// The container of the actor's context.
  nonisolated var modelContainer: ModelContainer { get }
  /// The executor of the actor, which owns its context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The actor's context. Only the actor's code may use it.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    guard let executor = modelExecutor as? any SerialModelExecutor else {
      fatalError("The executor of a model actor must be a 'SerialModelExecutor'")
    }
    return executor.asUnownedSerialExecutor()
  }

  /// Returns the model with an identifier, or `nil` if the model isn't a `T` or doesn't exist.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.existing(id) as? T
  }
}

extension ModelContext {
  /// Returns the object of an existing row, or `nil` if there is no such row.
  func existing(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    guard let table = container.tables.first(where: { $0.name == identifier.entityName }) else { return nil }
    return try? resolve(table, identifier.key)
  }
}
