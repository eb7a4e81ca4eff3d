import Foundation
import Oriel

/// The containers that scenes have requested by their models' types. Each is created once per process.
@MainActor
enum SharedContainers {
  private struct Key: Hashable {
    let types: Set<ObjectIdentifier>
    let isInMemory: Bool
    let savesByItself: Bool
  }

  private static var containers: [Key: Result<ModelContainer, any Error>] = [:]

  /// Returns the container, and calls `onSetup` if this call creates it.
  static func container(
    for types: [any PersistentModel.Type], inMemory: Bool, isAutosaveEnabled: Bool, onSetup: (Result<ModelContainer, any Error>) -> Void
  ) -> ModelContainer? {
    let key = Key(types: Set(types.map { ObjectIdentifier($0) }), isInMemory: inMemory, savesByItself: isAutosaveEnabled)
    if let known = containers[key] { return try? known.get() }
    let made = make(types, inMemory, isAutosaveEnabled)
    containers[key] = made
    onSetup(made)
    return try? made.get()
  }

  /// Creates a container for one view, and reports an error.
  static func make(
    _ types: [any PersistentModel.Type], _ inMemory: Bool, _ isAutosaveEnabled: Bool
  ) -> Result<ModelContainer, any Error> {
    let result = Result {
      let container = try ModelContainer(for: Schema(types), configurations: [ModelConfiguration(isStoredInMemoryOnly: inMemory)])
      container.mainContext.autosaveEnabled = isAutosaveEnabled
      return container
    }
    if case .failure(let error) = result {
      Report.once("swiftdata-container-\(error)", "Views have no models, because their container can't be created: \(error)")
    }
    return result
  }
}
