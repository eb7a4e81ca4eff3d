private enum SearchFocusAnchorsKey: EnvironmentKey { static var defaultValue: [FocusAnchor] { [] } }

extension EnvironmentValues {
  /// The places of focus states that are meant of the search field inside.
  var searchFocusAnchors: [FocusAnchor] {
    get { self[SearchFocusAnchorsKey.self] }
    set { self[SearchFocusAnchorsKey.self] = newValue }
  }
}

extension View {
  /// Ties whether the search field of the `searchable` view inside has the keyboard to a focus state. Mirrors SwiftUI's
  /// `searchFocused(_:)`.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(location: binding.location, value: true, anchors: \.searchFocusAnchors))
  }

  /// Ties whether the search field of the `searchable` view inside has the keyboard to a value of a focus state. Mirrors SwiftUI's
  /// `searchFocused(_:equals:)`.
  nonisolated public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    modifier(FocusedModifier(location: binding.location, value: value, anchors: \.searchFocusAnchors))
  }
}
