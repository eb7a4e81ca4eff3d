import SwiftUI

extension View {
  /// Aligns the rows of the first `List` or `ScrollView` inside of the view as a `SnapList` does: the last fully visible row stays directly
  /// above the keyboard, and scrolling settles on whole rows.
  ///
  /// The rows are those of the list, or the views with an id in a `scrollTargetLayout()`. The appearance, sections, swipe actions and other
  /// features of the list are unaffected. The ends of the content are unaffected, too, so that headers, footers and margins of the list are
  /// visible there.
  ///
  /// - Parameters:
  ///   - edge: The edge to which rows are aligned after a scroll: at the bottom the last fully visible row, at the top the first. With
  ///     `nil`, rows remain where the scroll ended; the behavior on movements of the keyboard is the same.
  ///   - animation: The animation of the alignment.
  nonisolated public func snapRows(to edge: VerticalEdge? = .bottom, animation: Animation? = .easeOut(duration: 0.25)) -> some View {
    modifier(RowSnapping<AnyHashable>(edge: edge, animation: animation, tell: { _ in }))
  }

  /// Aligns the rows of the first `List` or `ScrollView` inside of the view as a `SnapList` does, and updates a binding with the visible
  /// rows.
  ///
  /// - Parameters:
  ///   - edge: The edge to which rows are aligned after a scroll, or `nil` to leave them where the scroll ended.
  ///   - animation: The animation of the alignment.
  ///   - visibleRows: A binding that is updated with the ids of the fully visible rows. A row with an id of another type is neither
  ///     included nor aligned. Values that other code writes are overwritten by the next change.
  nonisolated public func snapRows<ID: Hashable>(
    to edge: VerticalEdge? = .bottom, animation: Animation? = .easeOut(duration: 0.25), visibleRows: Binding<Set<ID>>
  ) -> some View {
    modifier(RowSnapping<ID>(edge: edge, animation: animation) { visibleRows.wrappedValue = $0 })
  }

  /// Aligns the rows of the first `List` or `ScrollView` inside of the view as a `SnapList` does, and calls an action with the ids of the
  /// fully visible rows, initially and after each change, at most once per frame.
  nonisolated public func snapRows<ID: Hashable>(
    to edge: VerticalEdge? = .bottom, animation: Animation? = .easeOut(duration: 0.25), idType: ID.Type,
    onVisibleRowsChange action: @escaping (Set<ID>) -> Void
  ) -> some View {
    modifier(RowSnapping<ID>(edge: edge, animation: animation, tell: action))
  }
}
