extension View {
  /// Returns the view unchanged. Mirrors SwiftUI's `sectionIndexLabel(_:)`, which adds a section to the index beside a list: Oriel's lists
  /// have no index.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// Returns the view unchanged. Mirrors SwiftUI's `sectionIndexLabel(_:)`: Oriel's lists have no index.
  @_disfavoredOverload nonisolated public func sectionIndexLabel(_ label: (some StringProtocol)?) -> some View { self }

  /// Returns the view unchanged. Mirrors SwiftUI's `listSectionIndexVisibility(_:)`: Oriel's lists have no index.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
}
