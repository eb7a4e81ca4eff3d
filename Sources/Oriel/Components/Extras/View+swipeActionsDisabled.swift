extension View {
  /// Disables the swipe actions of descendants, except for those of lists and containers in the view. It applies in
  /// `swipeActionsContainer()`.
  ///
  /// SwiftUI has no equivalent. It is for views that use horizontal drags for another purpose.
  nonisolated public func swipeActionsDisabled() -> some View { environment(\.swipeContainer, nil) }
}
