extension View {
  /// Sets the point of the content that is at the same point of the nearest descendant scroll view: initially, while the content rests
  /// there and changes its size, and if it is smaller than the scroll view. With `.bottom` the scroll view follows appended content unless
  /// the user has scrolled away. Mirrors SwiftUI's `defaultScrollAnchor(_:)`.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { scrollSetup { $0.defaultAnchor = anchor } }

  /// Sets the anchor of one role, which takes precedence over the one of all roles. Mirrors SwiftUI's `defaultScrollAnchor(_:for:)`.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    scrollSetup { $0.anchors[role] = .some(anchor) }
  }
}
