nonisolated private struct DismissDisabledObserver: HookModifier {
  let action: (Bool) -> Void

  @MainActor func makeHook() -> Hook { Hook() }

  @MainActor
  final class Hook: NodeHook<DismissDisabledObserver> {
    private var isDisabled = false

    override func didMount(_ modifier: DismissDisabledObserver) {
      node.preferenceObservation = .observes
      node.preferencesDidChange()
    }

    override func readPreferences(_ modifier: DismissDisabledObserver) {
      var values = PreferenceValues()
      node.reducePreferences(into: &values)
      let isDisabled = values[PresentationOptionsKey.self]?.isDismissDisabled ?? false
      guard isDisabled != self.isDisabled else { return }
      self.isDisabled = isDisabled
      node.graph.enqueueAction { modifier.action(isDisabled) }
    }
  }
}

extension View {
  /// Calls the action when the content starts or stops disabling the interactive dismissal of the enclosing presentation by
  /// `interactiveDismissDisabled(_:)`. It is meant for apps with custom presentations.
  ///
  /// SwiftUI provides this information to its own presentations only. On Apple's systems a custom preference serves the purpose.
  nonisolated public func onInteractiveDismissDisabledChange(perform action: @escaping (_ isDisabled: Bool) -> Void) -> some View {
    modifier(DismissDisabledObserver(action: action))
  }
}
