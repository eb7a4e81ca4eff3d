extension ToolbarContent {
  /// Nothing: bars have no ground of their own behind groups of items, which is what SwiftUI's `sharedBackgroundVisibility(_:)` shows or hides.
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}
