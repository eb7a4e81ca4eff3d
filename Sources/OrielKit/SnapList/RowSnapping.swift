import SwiftUI

/// A modifier that aligns the rows of a list or a scroll view, and keeps them visible when the keyboard moves.
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
        // The anchor keeps the bottom of the visible content in place when the keyboard reduces the viewport.
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

  /// Returns the visible targets. They are read when a scroll has settled, which is before the change of visibility is reported.
  @MainActor private func targets(_ proxy: ScrollViewProxy) -> [VisibleScrollTarget<ID>] { proxy.visibleScrollTargets(idType: ID.self) }

  /// Handles a movement of the keyboard. The anchor of the scroll view keeps the bottom of the visible content in place; a row that isn't
  /// at the bottom yet is scrolled there with the keyboard.
  @MainActor private func keyboardWillMove(_ notification: Notification, _ proxy: ScrollViewProxy) {
    // The keyboard of another window doesn't affect this one.
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
