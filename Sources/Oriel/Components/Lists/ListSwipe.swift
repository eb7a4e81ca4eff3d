import Foundation
import OrielDrawing

/// The swipe of a list's row, with the buttons that it reveals.
///
/// At most one row of a list is open. The host, such as the list's node, builds the buttons when the swipe begins.
@MainActor
final class ListSwipe {
  let row: ListRowBox
  let actions: SwipeActions
  let buttons: LayoutBox
  private unowned let list: ListContext
  private weak var host: (any SwipeButtonsHost)?
  /// The maximum fraction of the row's width that the buttons take.
  private static let share: CGFloat = 0.8
  /// The distance by which the content is moved to the right, in points.
  private(set) var shift: CGFloat = 0
  /// Indicates whether the actions were reported as presented.
  private var isPresented = false
  private var motion: Presented<CGFloat>?
  /// The timer that ends the swipe after the closing animation.
  private var closing: GraphTimer?

  init?(_ row: ListRowBox, edge: HorizontalEdge) {
    guard let host = row.buttonsHost ?? row.list.rows, let actions = row.swipeActions(at: edge) else { return nil }
    self.row = row
    self.host = host
    self.actions = actions
    list = row.list
    let list = list
    func make(isNarrow: Bool) -> LayoutBox? {
      var made: LayoutBox?
      row.graph.build {
        let close: @MainActor () -> Void = { [weak row] in if let row, list.swipe?.row === row { list.closeSwipe() } }
        made = host.makeButtons(SwipeButtons(actions: actions, isNarrow: isNarrow, close: close))
      }
      return made
    }
    guard let wide = make(isNarrow: false) else { return nil }
    guard wide.firstControl != nil else {
      host.removeButtons(wide)
      return nil
    }
    var made = wide
    if wide.measure(ProposedViewSize(width: nil, height: row.rowFrame.height)).width > row.rowFrame.width * Self.share {
      host.removeButtons(wide)
      guard let narrow = make(isNarrow: true) else { return nil }
      made = narrow
    }
    buttons = made
    row.swipe = self
  }

  /// The direction in which the content moves to reveal the buttons: 1 for right, -1 for left.
  var direction: CGFloat { (actions.edge == .leading) == !row.isMirrored ? 1 : -1 }

  private var openShift: CGFloat {
    direction * min(row.rowFrame.width * Self.share, buttons.measure(ProposedViewSize(width: nil, height: row.rowFrame.height)).width)
  }

  /// The button that a long swipe presses, which is the first one, or `nil` if a long swipe presses none.
  private var fullSwipeControl: ControlBox? {
    guard actions.allowsFullSwipe, let first = buttons.firstControl, first.environment.swipeButtonBehavior.allowsFullSwipe else {
      return nil
    }
    return first
  }

  private var isFull: Bool { abs(shift) > max(row.rowFrame.width * 0.55, abs(openShift) + 30) }

  func drag(to newShift: CGFloat) {
    motion?.stop(graph: row.graph)
    motion = nil
    var next = newShift * direction > 0 ? newShift : 0
    if abs(next) > abs(openShift), fullSwipeControl == nil { next = openShift + (next - openShift) * 0.3 }
    if next != 0 { reportPresentation(true) }
    show(next)
  }

  private func reportPresentation(_ newValue: Bool) {
    guard newValue != isPresented else { return }
    isPresented = newValue
    let reports = actions.presentationChanged
    guard !reports.isEmpty else { return }
    // A row can disappear in a pass that doesn't permit actions.
    row.graph.schedule(after: 0) { for report in reports { report(newValue) } }
  }

  private func show(_ newShift: CGFloat) {
    shift = newShift
    row.setNeedsLayout()
    row.setNeedsDisplay()
  }

  /// Ends a drag of the row at a horizontal velocity: performs the action of a long swipe, or opens or closes the swipe.
  func release(velocity: CGFloat) {
    if isFull, let first = fullSwipeControl {
      first.modifier.action()
      // If the button leaves the swipe open, the row returns to its open position.
      if list.swipe === self { open() }
      return
    }
    let target = shift + velocity * 0.15
    if target * direction > abs(openShift) / 2 { open() } else { list.closeSwipe() }
  }

  func open() {
    reportPresentation(true)
    animate(to: openShift)
  }

  func close() {
    reportPresentation(false)
    animate(to: 0)
    closing = row.graph.schedule(after: 0.3) { [weak self] in self?.end() }
  }

  /// Cancels the closing of the swipe, when the user drags the row again.
  func resume() {
    row.graph.cancel(closing)
    closing = nil
  }

  private func animate(to target: CGFloat) {
    let graph = row.graph!
    let presented = Presented<CGFloat>(shift, box: row) { [weak self] _ in
      if let self, let motion { show(motion.value) }
    }
    motion = presented
    presented.set(target, transaction: Transaction(animation: .easeOut(duration: 0.25)), graph: graph)
  }

  /// Returns `true` if a location in the window is on the buttons.
  func isOnButtons(_ location: CGPoint) -> Bool {
    guard let point = row.localPoint(location), row.rowFrame.covers(point) else { return false }
    return shift > 0 ? point.x < row.rowFrame.minX + shift : point.x > row.rowFrame.maxX + shift
  }

  /// Ends the swipe without animation, and removes the buttons.
  func end() {
    resume()
    reportPresentation(false)
    motion?.stop(graph: row.graph)
    motion = nil
    shift = 0
    row.swipe = nil
    host?.removeButtons(buttons)
  }
}

extension LayoutBox {
  /// The first control in the box, in the order of the views, or `nil` if there is none.
  fileprivate var firstControl: ControlBox? {
    if let control = self as? ControlBox { return control }
    for child in children { if let control = child.firstControl { return control } }
    return nil
  }
}

extension ListContext {
  /// Opens a row's buttons, and closes those of another row. Returns `nil` if the row has no buttons at the edge.
  func openSwipe(_ row: ListRowBox, edge: HorizontalEdge) -> ListSwipe? {
    if let swipe, swipe.row === row, swipe.actions.edge == edge { return swipe }
    closeSwipe()
    if let closing = row.swipe, closing.actions.edge == edge {
      closing.resume()
      swipe = closing
    } else {
      row.swipe?.end()
      swipe = ListSwipe(row, edge: edge)
    }
    return swipe
  }

  /// Closes the open row with an animation.
  func closeSwipe() {
    let closing = swipe
    swipe = nil
    closing?.close()
  }

  /// Ends the swipe of a row that disappears.
  func endSwipe(_ old: ListSwipe) {
    if swipe === old { swipe = nil }
    old.end()
  }
}
