public import Oriel

extension View {
  /// Has the views' queries fetch from a container's main context. Mirrors SwiftUI's `modelContainer(_:)`.
  nonisolated public func modelContainer(_ container: ModelContainer) -> some View {
    modifier(GivenContainer(container: container))
  }

  /// Has the views' queries fetch from a context. Mirrors SwiftUI's `modelContext(_:)`.
  nonisolated public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }

  /// Makes a container for a type of models and the models that it leads to, once for the view's identity, and has the views' queries fetch from its main
  /// context. Mirrors SwiftUI's `modelContainer(for:inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:)`.
  ///
  /// - Parameters:
  ///   - isUndoEnabled: Whether the window's undo manager takes changes of the models back, as by Ctrl+Z.
  ///   - onSetup: Gets the container, or why it can't be made. Views whose container can't be made have a context without models.
  nonisolated public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  nonisolated public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(MadeContainer(types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup))
      .environment(\.isModelUndoEnabled, isUndoEnabled)
  }
}

nonisolated private struct GivenContainer: ViewModifier {
  let container: ModelContainer

  @MainActor func body(content: Content) -> some View { content.environment(\.modelContext, container.mainContext) }
}

nonisolated private struct MadeContainer: ViewModifier {
  let types: [any PersistentModel.Type]
  let inMemory: Bool
  let isAutosaveEnabled: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void
  @State private var holder = ContainerHolder()

  init(
    types: [any PersistentModel.Type], inMemory: Bool, isAutosaveEnabled: Bool,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
  ) {
    (self.types, self.inMemory, self.isAutosaveEnabled, self.onSetup) = (types, inMemory, isAutosaveEnabled, onSetup)
  }

  @MainActor func body(content: Content) -> some View {
    let container = holder.container {
      SharedContainers.make(types, inMemory, isAutosaveEnabled)
    } onSetup: {
      onSetup($0)
    }
    if let container {
      content.environment(\.modelContext, container.mainContext)
    } else {
      content
    }
  }
}

/// Keeps a view's container as long as the view.
nonisolated private final class ContainerHolder {
  @MainActor private var made: Result<ModelContainer, any Error>?

  @MainActor func container(
    _ make: () -> Result<ModelContainer, any Error>, onSetup: (Result<ModelContainer, any Error>) -> Void
  ) -> ModelContainer? {
    if let made { return try? made.get() }
    let made = make()
    self.made = made
    onSetup(made)
    return try? made.get()
  }
}

extension Scene {
  /// Has the queries of the scene's views fetch from a container's main context. Mirrors SwiftUI's `modelContainer(_:)` of a scene.
  @MainActor @preconcurrency public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }

  /// Has the queries of the scene's views fetch from a context. Mirrors SwiftUI's `modelContext(_:)` of a scene.
  @MainActor @preconcurrency public func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }

  /// Makes a container for a type of models and the models that it leads to, once in the process for the same types and options, and has the queries of the
  /// scene's views fetch from its main context. Mirrors SwiftUI's `modelContainer(for:inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:)` of a scene.
  ///
  /// - Parameters:
  ///   - isUndoEnabled: Whether the window's undo manager takes changes of the models back, as by Ctrl+Z.
  ///   - onSetup: Gets the container, or why it can't be made. Views whose container can't be made have a context without models.
  @MainActor @preconcurrency public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  @MainActor @preconcurrency public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    let container = SharedContainers.container(
      for: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup)
    return environment(\.modelContext, container?.mainContext ?? EnvironmentValues().modelContext)
      .environment(\.isModelUndoEnabled, isUndoEnabled)
  }
}
