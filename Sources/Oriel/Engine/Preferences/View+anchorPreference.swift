import Foundation

nonisolated struct AnchorPreference<A, K: PreferenceKey>: HookModifier {
  let source: Anchor<A>.Source
  /// The closure that transforms the value of the content.
  let transform: (inout K.Value?, Anchor<A>) -> Void

  @MainActor func makeHook() -> Hook { Hook() }

  final class Hook: NodeHook<AnchorPreference> {
    private var owner: AnchorOwner!

    override func didMount(_ modifier: AnchorPreference) {
      owner = AnchorOwner(node)
      node.preferencesDidChange()
    }

    override func didUpdate(from old: AnchorPreference, to new: AnchorPreference) { node.preferencesDidChange() }

    override func reduce(into values: inout PreferenceValues, modifier: AnchorPreference) {
      var value = values[K.self]
      modifier.transform(&value, Anchor(source: modifier.source, owner: owner))
      values[K.self] = value
    }
  }
}

extension View {
  /// Sets a preference that `transform` creates from an anchor in this view. It replaces the value of the view's content. Mirrors SwiftUI's
  /// `anchorPreference(key:value:transform:)`.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorPreference<A, K>(source: value) { current, anchor in current = transform(anchor) })
  }

  /// Transforms the preference of the view's content with an anchor in this view. Mirrors SwiftUI's
  /// `transformAnchorPreference(key:value:transform:)`.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      AnchorPreference<A, K>(source: value) { current, anchor in
        var value = current ?? K.defaultValue
        transform(&value, anchor)
        current = value
      })
  }
}
