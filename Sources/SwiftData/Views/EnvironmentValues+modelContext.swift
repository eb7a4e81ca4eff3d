public import Oriel

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext? { nil }
}

private struct ModelUndoKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Indicates whether the window's undo manager can undo the context's changes.
  var isModelUndoEnabled: Bool {
    get { self[ModelUndoKey.self] }
    set { self[ModelUndoKey.self] = newValue }
  }

  /// The context that the views' queries fetch from. Mirrors SwiftUI's `modelContext`.
  ///
  /// Without an enclosing `modelContainer`, the context belongs to a container without models. Fetching from it throws, and inserting a
  /// model into it has no effect and is reported.
  public var modelContext: ModelContext {
    get {
      let context = self[ModelContextKey.self] ?? EmptyContainer.context
      // A scene doesn't have a window's environment. If there are several windows, the undo manager belongs to the window whose view read
      // this value last.
      if isModelUndoEnabled, let undoManager { context.undoManager = undoManager }
      return context
    }
    set { self[ModelContextKey.self] = newValue }
  }
}

private enum EmptyContainer {
  // Environment values are read on the main actor, like views.
  nonisolated(unsafe) static let context: ModelContext = {
    do {
      return ModelContext(try ModelContainer(for: Schema([]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)]))
    } catch {
      fatalError("A container without models can't be created: \(error)")
    }
  }()
}
