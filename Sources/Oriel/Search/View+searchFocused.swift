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
    modifier(SearchFocusedModifier(location: binding.location, value: true))
  }

  /// Ties whether the search field of the `searchable` view inside has the keyboard to a value of a focus state. Mirrors SwiftUI's
  /// `searchFocused(_:equals:)`.
  nonisolated public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    modifier(SearchFocusedModifier(location: binding.location, value: value))
  }
}

private struct SearchFocusedModifier<Value: Hashable>: ViewModifier {
  let location: FocusLocation<Value>?
  nonisolated(unsafe) let value: Value
  @State private var anchor = FocusAnchor()

  nonisolated init(location: FocusLocation<Value>?, value: Value) {
    self.location = location
    self.value = value
  }

  func body(content: Content) -> some View {
    let anchor = anchor
    content
      .transformEnvironment(\.searchFocusAnchors) { anchors in
        if !anchors.contains(where: { $0 === anchor }) { anchors.append(anchor) }
      }
      .modifier(FocusAnchorModifier(location: location, value: value, anchor: anchor))
  }
}
