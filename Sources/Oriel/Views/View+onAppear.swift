nonisolated struct AppearanceModifier: HookModifier {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  @MainActor func makeHook() -> Hook { Hook() }

  final class Hook: NodeHook<AppearanceModifier> {
    override func didMount(_ modifier: AppearanceModifier) {
      if let action = modifier.onAppear { node.graph.enqueueAction(action) }
    }

    override func willUnmount(_ modifier: AppearanceModifier) {
      if let action = modifier.onDisappear { node.graph.enqueueAction(action) }
    }
  }
}

extension View {
  /// Runs the action when the view has come into the tree, before the first frame that shows it is drawn.
  /// Mirrors SwiftUI's `onAppear(perform:)`.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action))
  }

  /// Runs the action once when the view is gone for good: after its transition, if it has one.
  /// Mirrors SwiftUI's `onDisappear(perform:)`.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onDisappear: action))
  }
}
