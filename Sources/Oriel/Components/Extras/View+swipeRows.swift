extension View {
  /// Enables descendants with `swipeActions(edge:allowsFullSwipe:content:)` to reveal the actions as the rows of a `List` do. One view at a
  /// time is open, until the user presses elsewhere or scrolls. If `isEnabled` is `false`, only the rows of lists reveal actions.
  ///
  /// SwiftUI has no equivalent: swipe actions work in a `List` alone, and in the list sections of a `UICollectionView`.
  @ViewBuilder nonisolated public func swipeRows(_ isEnabled: Bool = true) -> some View {
    if isEnabled { modifier(SwipeRowsModifier()) } else { environment(\.swipeRows, nil) }
  }
}
