extension View {
  /// Says which point of the content is on the same point of the next scroll view inside: at first, while the content rests there and
  /// changes its size, and where it is smaller than the scroll view. With `.bottom` content that is appended is scrolled to, unless
  /// one has scrolled away. Mirrors SwiftUI's `defaultScrollAnchor(_:)`.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { scrollSetup { $0.defaultAnchor = anchor } }

  /// Says the same for one role, which goes before what is said for all. Mirrors SwiftUI's `defaultScrollAnchor(_:for:)`.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    scrollSetup { $0.anchors[role] = .some(anchor) }
  }
}
