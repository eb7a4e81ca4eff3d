public import Oriel

extension View {
  /// Makes the queries in the view fetch from a container's main context. Mirrors SwiftUI's `modelContainer(_:)`.
  nonisolated public func modelContainer(_ container: ModelContainer) -> some View {
    modifier(ContainerModifier(container: container))
  }

  /// Makes the queries in the view fetch from a context. Mirrors SwiftUI's `modelContext(_:)`.
  nonisolated public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }

  /// Creates a container for a model type and the models that it references, once for the view's identity, and makes the queries in the
  /// view fetch from its main context. Mirrors SwiftUI's `modelContainer(for:inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:)`.
  ///
  /// - Parameters:
  ///   - isUndoEnabled: A Boolean value that indicates whether the window's undo manager can undo changes of the models, as by Ctrl+Z.
  ///   - onSetup: A closure that receives the container, or the error if it can't be created. In that case, the views have a context
  ///     without models.
  nonisolated public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Creates a container for model types and the models that they reference, once for the view's identity, and makes the queries in the
  /// view fetch from its main context. Mirrors SwiftUI's `modelContainer(for:inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:)`.
  ///
  /// - Parameters:
  ///   - isUndoEnabled: A Boolean value that indicates whether the window's undo manager can undo changes of the models, as by Ctrl+Z.
  ///   - onSetup: A closure that receives the container, or the error if it can't be created. In that case, the views have a context
  ///     without models.
  nonisolated public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(CreatedContainerModifier(types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup))
      .environment(\.isModelUndoEnabled, isUndoEnabled)
  }
}

nonisolated private struct ContainerModifier: ViewModifier {
  let container: ModelContainer

  @MainActor func body(content: Content) -> some View { content.environment(\.modelContext, container.mainContext) }
}

nonisolated private struct CreatedContainerModifier: ViewModifier {
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

/// The storage of a view's container, with the lifetime of the view.
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
  /// Makes the queries in the scene's views fetch from a container's main context. Mirrors SwiftUI's `modelContainer(_:)` of a scene.
  @MainActor @preconcurrency public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }

  /// Makes the queries in the scene's views fetch from a context. Mirrors SwiftUI's `modelContext(_:)` of a scene.
  @MainActor @preconcurrency public func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }

  /// Creates a container for a model type and the models that it references, once per process for the same types and options, and makes the
  /// queries in the scene's views fetch from its main context. Mirrors SwiftUI's
  /// `modelContainer(for:inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:)` of a scene.
  ///
  /// - Parameters:
  ///   - isUndoEnabled: A Boolean value that indicates whether the window's undo manager can undo changes of the models, as by Ctrl+Z.
  ///   - onSetup: A closure that receives the container, or the error if it can't be created. In that case, the views have a context
  ///     without models.
  @MainActor @preconcurrency public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Creates a container for model types and the models that they reference, once per process for the same types and options, and makes the
  /// queries in the scene's views fetch from its main context. Mirrors SwiftUI's
  /// `modelContainer(for:inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:)` of a scene.
  ///
  /// - Parameters:
  ///   - isUndoEnabled: A Boolean value that indicates whether the window's undo manager can undo changes of the models, as by Ctrl+Z.
  ///   - onSetup: A closure that receives the container, or the error if it can't be created. In that case, the views have a context
  ///     without models.
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
