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
  /// Calls the action when views inside begin, or cease, to ask by `interactiveDismissDisabled(_:)` that the presentation around stays: for an app
  /// that presents by means of its own.
  ///
  /// SwiftUI tells that to its own presentations alone; on Apple's systems a preference of the app's own stands in for it.
  nonisolated public func onInteractiveDismissDisabledChange(perform action: @escaping (_ isDisabled: Bool) -> Void) -> some View {
    modifier(DismissDisabledObserver(action: action))
  }
}
