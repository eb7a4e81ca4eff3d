import SwiftUI

/// A list that keeps its rows aligned: the last fully visible row stays directly above the keyboard while it is presented, and returns to
/// the bottom when it is hidden. Scrolling settles on whole rows.
///
/// Rows are built when they approach the viewport, and are stacked without spacing at the leading edge. They are identified by their ids,
/// which an enclosing `ScrollViewReader` uses as well; a duplicate id is reported once. `defaultScrollAnchor(_:)` or `scrollPosition(_:)`
/// determine the initial position, from the first frame. A row that is taller than the list is never fully visible; if there is no other
/// row, nothing is aligned.
///
/// `snapRows(to:)` adds the same behavior to a `List`, with its styles, separators and swipe actions, or to a `ScrollView`.
///
/// A row counts as visible only if its whole height is inside of the list. While the list itself aligns a row, the set of visible rows
/// doesn't change. The list uses no timers: it follows the phases of its scroll view.
nonisolated public struct SnapList<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let content: (Data.Element) -> Content
  private var edge: VerticalEdge? = .bottom
  private var animation: Animation? = .easeOut(duration: 0.25)
  private var visibleRows: Binding<Set<ID>>?
  private var actions: [(Set<ID>) -> Void] = []

  /// Creates a list of elements with a property that identifies them.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of the property that identifies an element.
  ///   - visibleRows: A binding that the list updates with the ids of the fully visible rows. Values that other code writes are overwritten
  ///     by the next change.
  ///   - content: The row for an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, visibleRows: Binding<Set<ID>>? = nil,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.visibleRows = visibleRows
    self.content = content
  }

  /// Creates a list of identifiable elements. See `init(_:id:visibleRows:content:)` for the parameters.
  public init(_ data: Data, visibleRows: Binding<Set<ID>>? = nil, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, visibleRows: visibleRows, content: content)
  }

  /// Sets the edge to which rows are aligned after a scroll, and the animation of the alignment.
  ///
  /// At the bottom edge the last fully visible row is aligned, at the top edge the first. With `nil`, rows remain where the scroll ended;
  /// the behavior on movements of the keyboard is the same.
  public func snapping(to edge: VerticalEdge?, animation: Animation? = .easeOut(duration: 0.25)) -> Self {
    var list = self
    list.edge = edge
    list.animation = animation
    return list
  }

  /// Adds an action that is called with the ids of the fully visible rows, initially and after each change, at most once per frame.
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
