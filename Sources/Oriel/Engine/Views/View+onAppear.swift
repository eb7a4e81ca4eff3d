@usableFromInline
nonisolated struct AppearanceModifier: HookModifier {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  @usableFromInline init(onAppear: (() -> Void)? = nil, onDisappear: (() -> Void)? = nil) {
    self.onAppear = onAppear
    self.onDisappear = onDisappear
  }

  @usableFromInline @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> { HookNode(view, in: context) }

  @MainActor func makeHook() -> Hook { Hook() }

  final class Hook: NodeHook<AppearanceModifier>, AppearanceMember {
    private var modifier: AppearanceModifier?
    private var region: AppearanceRegion?
    private var hasAppeared = false

    override func didMount(_ modifier: AppearanceModifier) {
      self.modifier = modifier
      region = node.scope.values.appearanceRegion
      region?.add(self)
      appearanceDidChange(region?.isVisible ?? true)
    }

    override func didUpdate(from old: AppearanceModifier, to new: AppearanceModifier) { modifier = new }

    func appearanceDidChange(_ isVisible: Bool) {
      guard isVisible != hasAppeared else { return }
      hasAppeared = isVisible
      if let action = isVisible ? modifier?.onAppear : modifier?.onDisappear { node.graph.enqueueAction(action) }
    }

    override func willUnmount(_ modifier: AppearanceModifier) {
      appearanceDidChange(false)
      region?.remove(self)
    }
  }
}

extension View {
  /// Runs the action when the view is inserted, before the first frame that shows it is drawn, and whenever the view becomes visible again
  /// after another screen or tab has covered it. Mirrors SwiftUI's `onAppear(perform:)`.
  @inlinable nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action))
  }

  /// Runs the action when the view is removed permanently, after its removal transition if it has one, and whenever another screen or tab
  /// covers it. Mirrors SwiftUI's `onDisappear(perform:)`.
  @inlinable nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onDisappear: action))
  }
}
