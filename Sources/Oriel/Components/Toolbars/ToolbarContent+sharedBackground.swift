extension ToolbarContent {
  /// Returns the content unchanged. Mirrors SwiftUI's `sharedBackgroundVisibility(_:)`, which shows or hides the background of groups of
  /// items: Oriel's bars have no such background.
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}
