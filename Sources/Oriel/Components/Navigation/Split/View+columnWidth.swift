import Foundation

extension View {
  /// Sets a fixed width of the enclosing column of a `NavigationSplitView`, in points. The user can't drag its edge. A negative or
  /// nonfinite width is reported once, and selects the default width. Mirrors SwiftUI's `navigationSplitViewColumnWidth(_:)`.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: SplitColumnWidthKey.self, value: ColumnWidth(width))
  }

  /// Sets the range of widths and the initial width of the enclosing column of a `NavigationSplitView`, in points. The user can drag the
  /// column's edge within the range. If the window is too narrow, columns shrink to their minimum, and the detail's range gives way first.
  /// Mirrors SwiftUI's `navigationSplitViewColumnWidth(min:ideal:max:)`.
  nonisolated public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    preference(
      key: SplitColumnWidthKey.self,
      value: ColumnWidth(least: min ?? SplitLayout.minimumColumnWidth, ideal: ideal, most: max ?? Swift.max(ideal, SplitLayout.mostColumn)))
  }
}
