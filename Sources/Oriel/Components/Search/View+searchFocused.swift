private enum SearchFocusAnchorsKey: EnvironmentKey { static var defaultValue: [FocusAnchor] { [] } }

extension EnvironmentValues {
  /// The focus anchors that apply to the search field in the view.
  var searchFocusAnchors: [FocusAnchor] {
    get { self[SearchFocusAnchorsKey.self] }
    set { self[SearchFocusAnchorsKey.self] = newValue }
  }
}

extension View {
  /// Binds the key focus of the search field in the view to a focus state. Mirrors SwiftUI's `searchFocused(_:)`.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(location: binding.location, value: true, anchors: \.searchFocusAnchors))
  }

  /// Binds the key focus of the search field in the view to a value of a focus state. Mirrors SwiftUI's `searchFocused(_:equals:)`.
  nonisolated public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    modifier(FocusedModifier(location: binding.location, value: value, anchors: \.searchFocusAnchors))
  }
}
