extension View {
  /// Lets views inside that have `swipeActions(edge:allowsFullSwipe:content:)` reveal them as the rows of a `List` do: one view at a time, until
  /// somebody presses elsewhere or scrolls. With false nothing inside reveals them, but the rows of lists.
  ///
  /// SwiftUI has nothing like it: swipe actions act in a `List` alone, and in the list sections of a `UICollectionView`.
  @ViewBuilder nonisolated public func swipeRows(_ isEnabled: Bool = true) -> some View {
    if isEnabled { modifier(SwipeRowsModifier()) } else { environment(\.swipeRows, nil) }
  }
}
