import SwiftUI

extension View {
  /// Has the next `List` or `ScrollView` inside keep its place as a `SnapList` does: the last row that is seen whole stays right above the
  /// keyboard, and what is scrolled comes to rest on whole rows.
  ///
  /// A list's rows are meant, or the views of a `scrollTargetLayout()` of which each has an id. Looks, sections, swipe actions and all else of
  /// the list stay as they are. At its ends content rests as it does without the modifier, so that headers, footers and the list's margins
  /// can be seen.
  ///
  /// - Parameters:
  ///   - edge: Which edge rows are aligned to after a scroll: at the bottom the last row that is seen whole, at the top the first. Nil leaves
  ///     them where the scroll ended, which changes nothing about the keyboard.
  ///   - animation: How they go there.
  nonisolated public func snapRows(to edge: VerticalEdge? = .bottom, animation: Animation? = .easeOut(duration: 0.25)) -> some View {
    modifier(RowSnapping<AnyHashable>(edge: edge, animation: animation, tell: { _ in }))
  }

  /// Has the next `List` or `ScrollView` inside keep its place as a `SnapList` does, and tells which rows are seen whole.
  ///
  /// - Parameters:
  ///   - edge: Which edge rows are aligned to after a scroll; nil leaves them where the scroll ended.
  ///   - animation: How they go there.
  ///   - visibleRows: Is kept up to date with the ids of the rows that can be seen whole. A row whose id is of another type is left out, and
  ///     isn't aligned. What is written to it by others is overwritten with the next change.
  nonisolated public func snapRows<ID: Hashable>(
    to edge: VerticalEdge? = .bottom, animation: Animation? = .easeOut(duration: 0.25), visibleRows: Binding<Set<ID>>
  ) -> some View {
    modifier(RowSnapping<ID>(edge: edge, animation: animation) { visibleRows.wrappedValue = $0 })
  }

  /// Has the next `List` or `ScrollView` inside keep its place as a `SnapList` does, and calls the action with the ids of the rows that are
  /// seen whole, at first and whenever they have changed: once a frame at most.
  nonisolated public func snapRows<ID: Hashable>(
    to edge: VerticalEdge? = .bottom, animation: Animation? = .easeOut(duration: 0.25), idType: ID.Type,
    onVisibleRowsChange action: @escaping (Set<ID>) -> Void
  ) -> some View {
    modifier(RowSnapping<ID>(edge: edge, animation: animation, tell: action))
  }
}
