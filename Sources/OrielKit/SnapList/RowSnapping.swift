import SwiftUI

/// Has a list or a scroll view keep its place at a row.
nonisolated struct RowSnapping<ID: Hashable>: ViewModifier {
  let edge: VerticalEdge?
  let animation: Animation?
  let tell: (Set<ID>) -> Void
  @State private var tracker = SnapListTracker<ID>()
  @Environment(\.firstResponder) private var responder

  init(edge: VerticalEdge?, animation: Animation?, tell: @escaping (Set<ID>) -> Void) {
    self.edge = edge
    self.animation = animation
    self.tell = tell
  }

  @MainActor func body(content: Content) -> some View {
    ScrollViewReader { proxy in
      content
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
          if hasSettled, let edge, let row = tracker.rowToSnap(to: edge, among: targets(proxy)) {
            align(row, to: edge, by: proxy, animation: animation)
          }
        }
        .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) {
          if $0.keyboardHeight > 0 { keyboardWillMove($0, proxy) }
        }
        .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)) { keyboardWillMove($0, proxy) }
        .onAppear { tracker.keyboardFrame = responder.keyboardFrame }
    }
  }

  /// Asked for when a scroll has settled: the rows that are seen are told of after that.
  @MainActor private func targets(_ proxy: ScrollViewProxy) -> [VisibleScrollTarget<ID>] { proxy.visibleScrollTargets(idType: ID.self) }

  /// The anchor of the scroll view keeps the end of what is seen; a row that isn't at the end yet goes there on the keyboard's way.
  @MainActor private func keyboardWillMove(_ notification: Notification, _ proxy: ScrollViewProxy) {
    // Another window's keyboard moves nothing here.
    let frame = responder.keyboardFrame
    guard frame != tracker.keyboardFrame else { return }
    tracker.keyboardFrame = frame
    guard !tracker.phase.isScrolling || tracker.isAligning, let row = tracker.rowForKeyboard(among: targets(proxy)) else { return }
    let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
    align(row, to: .bottom, by: proxy, animation: duration > 0 ? .easeOut(duration: duration) : nil)
  }

  private func align(_ row: VisibleScrollTarget<ID>, to edge: VerticalEdge, by proxy: ScrollViewProxy, animation: Animation?) {
    if animation != nil { tracker.willAlign() }
    withAnimation(animation) { proxy.scrollTo(row.id, anchor: tracker.anchor(of: row, at: edge)) }
  }
}
