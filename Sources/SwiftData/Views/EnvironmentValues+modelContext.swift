public import Oriel

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext? { nil }
}

private struct ModelUndoKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the context's changes can be taken back by the window's undo manager.
  var isModelUndoEnabled: Bool {
    get { self[ModelUndoKey.self] }
    set { self[ModelUndoKey.self] = newValue }
  }

  /// The context that queries of the views fetch from. Without a `modelContainer` around, it belongs to a container without models: fetching from it throws, and
  /// what is inserted into it isn't kept, which a message says. Mirrors SwiftUI's `modelContext`.
  public var modelContext: ModelContext {
    get {
      let context = self[ModelContextKey.self] ?? EmptyContainer.context
      // Scenes know no window's values. Of several windows it is the one whose views asked last.
      if isModelUndoEnabled, let undoManager { context.undoManager = undoManager }
      return context
    }
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
