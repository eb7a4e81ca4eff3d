import SwiftUI

/// A list that keeps its place: the last row that can be seen whole stays right above the keyboard while it comes, and is back
/// at the bottom when it has gone (LS-1, LS-2); what is scrolled comes to rest on whole rows (LS-3).
///
/// Rows are built when they come near the viewport, and stand end to end at the leading edge. Rows are told apart by their ids, by which a
/// `ScrollViewReader` around the list finds them, too; a duplicate id is reported once. Where a list opens is up to
/// `defaultScrollAnchor(_:)` or `scrollPosition(_:)`: it is there in the first frame (LS-18). A row that is taller than the list is never
/// seen whole: while there is no other, nothing is aligned.
///
/// A row counts as visible only if its whole height lies inside the list (LS-5). While the list itself brings a row to its edge, the set of
/// visible rows stays as it is (LS-9). No timer is involved anywhere: the list follows the phases of its scroll view.
nonisolated public struct SnapList<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let content: (Data.Element) -> Content
  private var edge: VerticalEdge? = .bottom
  private var animation: Animation? = .easeOut(duration: 0.25)
  private var visibleRows: Binding<Set<ID>>?
  private var actions: [(Set<ID>) -> Void] = []
  @State private var tracker: SnapListTracker<ID>
  @Environment(\.firstResponder) private var responder

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
    _tracker = State(wrappedValue: SnapListTracker())
  }

  /// A list of identifiable elements.
  public init(_ data: Data, visibleRows: Binding<Set<ID>>? = nil, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, visibleRows: visibleRows, content: content)
  }

  /// Which edge rows are aligned to after a scroll, and how the list brings them there; nil leaves them where the scroll
  /// ended (LS-4), which changes nothing about the keyboard. At the bottom it is the last row that is seen whole, at the top the first.
  public func snapping(to edge: VerticalEdge?, animation: Animation? = .easeOut(duration: 0.25)) -> Self {
    var list = self
    list.edge = edge
    list.animation = animation
    return list
  }

  /// Calls the action with the ids of the rows that can be seen whole, at first and whenever they have changed (LS-5): once a frame at
  /// most.
  public func onVisibleRowsChange(_ action: @escaping (Set<ID>) -> Void) -> Self {
    var list = self
    list.actions.append(action)
    return list
  }

  @MainActor public var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(data, id: id) { element in
            content(element).modifier(SnapListRow(id: element[keyPath: id], tracker: tracker))
          }
        }
        .scrollTargetLayout()
        .coordinateSpace(.named(SnapListSpace.content))
      }
      // The end of what is seen is what stays when the keyboard takes room away.
      .scrollAnchor(.bottom)
      .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { _, new in tracker.geometry = new }
      .onScrollTargetVisibilityChange(idType: ID.self, threshold: 1) { ids in
        if let rows = tracker.see(ids) { tell(rows) }
      }
      .onScrollPhaseChange { _, phase, context in
        tracker.geometry = context.geometry
        let hasSettled = tracker.enter(phase)
        if let rows = tracker.thaw() { tell(rows) }
        if hasSettled, let edge, let row = tracker.rowToSnap(to: edge) { align(row, to: edge, by: proxy, animation: animation) }
      }
      .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) {
        if $0.keyboardHeight > 0 { keyboardWillMove($0, proxy) }
      }
      .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)) { keyboardWillMove($0, proxy) }
      .onAppear { tracker.keyboardFrame = responder.keyboardFrame }
    }
  }

  private func tell(_ rows: Set<ID>) {
    visibleRows?.wrappedValue = rows
    for action in actions { action(rows) }
  }

  /// The anchor of the scroll view keeps the end of what is seen; a row that isn't at the end yet goes there on the keyboard's way.
  @MainActor private func keyboardWillMove(_ notification: Notification, _ proxy: ScrollViewProxy) {
    // Another window's keyboard moves nothing here.
    let frame = responder.keyboardFrame
    guard frame != tracker.keyboardFrame else { return }
    tracker.keyboardFrame = frame
    guard !tracker.phase.isScrolling || tracker.isAligning, let row = tracker.rowForKeyboard() else { return }
    let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
    align(row, to: .bottom, by: proxy, animation: duration > 0 ? .easeOut(duration: duration) : nil)
  }

  private func align(_ row: ID, to edge: VerticalEdge, by proxy: ScrollViewProxy, animation: Animation?) {
    if animation != nil { tracker.willAlign() }
    withAnimation(animation) { proxy.scrollTo(row, anchor: edge == .bottom ? .bottom : .top) }
  }
}

/// The spaces that a list measures in.
nonisolated enum SnapListSpace: Hashable { case content }

/// Tells the list where its rows are.
nonisolated private struct SnapListRow<ID: Hashable>: ViewModifier {
  let id: ID
  let tracker: SnapListTracker<ID>

  func body(content: Content) -> some View {
    // In the content's space a row that is only scrolled stays where it is: this is called when rows come and when layout changes.
    content
      .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .named(SnapListSpace.content)) }) { tracker.place(id, at: $0) }
      .onDisappear { tracker.remove(id) }
  }
}
