import SwiftUI

/// A list that keeps its place: the last row that can be seen whole stays right above the keyboard while it comes, and is back
/// at the bottom when it has gone; what is scrolled comes to rest on whole rows.
///
/// Rows are built when they come near the viewport, and stand end to end at the leading edge. Rows are told apart by their ids, by which a
/// `ScrollViewReader` around the list finds them, too; a duplicate id is reported once. Where a list opens is up to
/// `defaultScrollAnchor(_:)` or `scrollPosition(_:)`: it is there in the first frame. A row that is taller than the list is never
/// seen whole: while there is no other, nothing is aligned.
///
/// `snapRows(to:)` gives a `List`, with its styles, separators and swipe actions, or a `ScrollView` the same behavior.
///
/// A row counts as visible only if its whole height lies inside the list. While the list itself brings a row to its edge, the set of
/// visible rows stays as it is. No timer is involved anywhere: the list follows the phases of its scroll view.
nonisolated public struct SnapList<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let content: (Data.Element) -> Content
  private var edge: VerticalEdge? = .bottom
  private var animation: Animation? = .easeOut(duration: 0.25)
  private var visibleRows: Binding<Set<ID>>?
  private var actions: [(Set<ID>) -> Void] = []

  /// A list of elements with a property that identifies them.
  ///
  /// - Parameter visibleRows: Is kept up to date with the ids of the rows that can be seen whole. What is written to it by others is
  ///   overwritten with the next change.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, visibleRows: Binding<Set<ID>>? = nil,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.visibleRows = visibleRows
    self.content = content
  }

  /// A list of identifiable elements.
  public init(_ data: Data, visibleRows: Binding<Set<ID>>? = nil, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, visibleRows: visibleRows, content: content)
  }

  /// Which edge rows are aligned to after a scroll, and how the list brings them there; nil leaves them where the scroll
  /// ended, which changes nothing about the keyboard. At the bottom it is the last row that is seen whole, at the top the first.
  public func snapping(to edge: VerticalEdge?, animation: Animation? = .easeOut(duration: 0.25)) -> Self {
    var list = self
    list.edge = edge
    list.animation = animation
    return list
  }

  /// Calls the action with the ids of the rows that can be seen whole, at first and whenever they have changed: once a frame at
  /// most.
  public func onVisibleRowsChange(_ action: @escaping (Set<ID>) -> Void) -> Self {
    var list = self
    list.actions.append(action)
    return list
  }

  @MainActor public var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) { ForEach(data, id: id) { content($0) } }.scrollTargetLayout()
    }
    .modifier(RowSnapping(edge: edge, animation: animation, tell: tell))
  }

  private func tell(_ rows: Set<ID>) {
    visibleRows?.wrappedValue = rows
    for action in actions { action(rows) }
  }
}
