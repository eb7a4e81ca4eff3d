import Foundation

extension View {
  /// How wide the column of a `NavigationSplitView` is that the view stands in, in points; it can't be dragged to another width. A width that is
  /// negative or no number leaves the standard one. Mirrors SwiftUI's `navigationSplitViewColumnWidth(_:)`.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: SplitColumnWidthKey.self, value: ColumnWidth(width))
  }

  /// Between which widths the column of a `NavigationSplitView` may be dragged that the view stands in, and which it has at first, in points. Where a
  /// window has no room for that, columns become as narrow as they may, and what the detail says gives way first.
  /// Mirrors SwiftUI's `navigationSplitViewColumnWidth(min:ideal:max:)`.
  nonisolated public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    preference(
      key: SplitColumnWidthKey.self,
      value: ColumnWidth(least: min ?? SplitLayout.leastColumn, ideal: ideal, most: max ?? Swift.max(ideal, SplitLayout.mostColumn)))
  }
}
