public import Oriel

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext? { nil }
}

extension EnvironmentValues {
  /// The context that queries of the views fetch from. Without a `modelContainer` around, it belongs to a container without models: fetching from it throws, and
  /// inserting into it stops the program with a message. Mirrors SwiftUI's `modelContext`.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] ?? EmptyContainer.context }
    set { self[ModelContextKey.self] = newValue }
  }
}

private enum EmptyContainer {
  // The views' values are the main actor's, as the views are.
  nonisolated(unsafe) static let context: ModelContext = {
    do {
      return ModelContext(try ModelContainer(for: Schema([]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)]))
    } catch {
      fatalError("A container without models can't be made: \(error)")
    }
  }()
}
