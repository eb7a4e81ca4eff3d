import Foundation
import OrielDrawing

/// A row of a list that is swiped aside, with the buttons that it reveals.
///
/// At most one row of a list is open. Its buttons are views of the list's own, made when the swipe begins.
@MainActor
final class ListSwipe {
  let row: ListRowBox
  let actions: SwipeActions
  let buttons: LayoutBox
  private unowned let list: ListContext
  private weak var host: (any SwipeButtonsHost)?
  /// What the buttons take of a row at most.
  private static let share: CGFloat = 0.8
  /// Points that the content is moved to the right.
  private(set) var shift: CGFloat = 0
  private var motion: Presented<CGFloat>?
  /// Runs while the row goes back to its place.
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

  /// 1 where the content moves to the right to reveal the buttons.
  var direction: CGFloat { (actions.edge == .leading) == !row.isMirrored ? 1 : -1 }

  private var openShift: CGFloat {
    direction * min(row.rowFrame.width * Self.share, buttons.measure(ProposedViewSize(width: nil, height: row.rowFrame.height)).width)
  }

  /// A long swipe performs the first of the buttons.
  private var fullSwipeControl: ControlBox? {
    guard actions.allowsFullSwipe, let first = buttons.firstControl, first.environment.swipeButtonRules.allowsFullSwipe else { return nil }
    return first
  }

  private var isFull: Bool { abs(shift) > max(row.rowFrame.width * 0.55, abs(openShift) + 30) }

  func drag(to newShift: CGFloat) {
    motion?.stop(graph: row.graph)
    motion = nil
    var next = newShift * direction > 0 ? newShift : 0
    if abs(next) > abs(openShift), fullSwipeControl == nil { next = openShift + (next - openShift) * 0.3 }
    show(next)
  }

  private func show(_ newShift: CGFloat) {
    shift = newShift
    row.setNeedsLayout()
    row.setNeedsDisplay()
  }

  /// The finger was lifted.
  func release(velocity: CGFloat) {
    if isFull, let first = fullSwipeControl {
      first.modifier.action()
      // A button that leaves the swipe open waits beside the row.
      if list.swipe === self { open() }
      return
    }
    let target = shift + velocity * 0.15
    if target * direction > abs(openShift) / 2 { open() } else { list.closeSwipe() }
  }

  func open() { animate(to: openShift) }

  func close() {
    animate(to: 0)
    closing = row.graph.schedule(after: 0.3) { [weak self] in self?.end() }
  }

  /// The row is taken hold of again on its way back.
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

  /// Whether a point of the window is on the buttons.
  func isOnButtons(_ location: CGPoint) -> Bool {
    guard let point = row.localPoint(location), row.rowFrame.covers(point) else { return false }
    return shift > 0 ? point.x < row.rowFrame.minX + shift : point.x > row.rowFrame.maxX + shift
  }

  /// The row is at its place, and its buttons go.
  func end() {
    resume()
    motion?.stop(graph: row.graph)
    motion = nil
    shift = 0
    row.swipe = nil
    host?.removeButtons(buttons)
  }
}

extension LayoutBox {
  /// The first control inside, in the order of the views.
  fileprivate var firstControl: ControlBox? {
    if let control = self as? ControlBox { return control }
    for child in children { if let control = child.firstControl { return control } }
    return nil
  }
}

extension ListContext {
  /// Opens a row's buttons, and closes those of any other.
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

  /// Moves the open row back to its place.
  func closeSwipe() {
    let closing = swipe
    swipe = nil
    closing?.close()
  }

  /// A row that goes takes its buttons along.
  func endSwipe(_ old: ListSwipe) {
    if swipe === old { swipe = nil }
    old.end()
  }
}
