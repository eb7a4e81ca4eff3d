import Foundation

/// A drag of a list's row to another position: the row follows the pointer, and the other rows move out of its way.
@MainActor
final class ListReorder: FrameAnimator {
  let row: ListRowBox
  private let list: ListContext
  private let from: Int
  private var target: Int
  private let pressedAt: CGPoint
  private var pointer: CGPoint
  private let startOffset: CGFloat
  private var lastTick: TimeInterval

  init?(_ row: ListRowBox, at location: CGPoint) {
    guard let index = row.row?.index, row.moveAction != nil else { return nil }
    self.row = row
    list = row.list
    from = index
    target = index
    pressedAt = location
    pointer = location
    startOffset = row.enclosingScrollBox(along: .vertical)?.offset.y ?? 0
    lastTick = row.graph.now
    row.isLifted = true
    row.graph.addAnimator(self)
  }

  private var scroll: ScrollBox? { row.enclosingScrollBox(along: .vertical) }

  /// The built rows of the same collection, in order.
  private var siblings: [(index: Int, box: ListRowBox)] {
    guard let live = list.rows?.box.live else { return [] }
    return live.filter { $0.row.source === row.row?.source }.flatMap { entry in
      entry.boxes.compactMap { box in (box as? ListRowBox).flatMap { box in entry.row.index.map { ($0, box) } } }
    }
  }

  private var lift: CGFloat { pointer.y - pressedAt.y + (scroll?.offset.y ?? 0) - startOffset }

  /// Returns the length that a row takes among its siblings, in points. Gaps around sections don't move.
  private func room(_ row: ListRowBox) -> CGFloat { row.rowFrame.height + (row.setup.environment.rowSpacing ?? 0) }

  func drag(to location: CGPoint) {
    pointer = location
    follow()
  }

  private func follow() {
    row.setLift(lift, animation: nil)
    let middle = row.origin.y + row.rowFrame.midY + lift
    var next = from
    for (index, box) in siblings where box !== row {
      let other = box.origin.y + box.rowFrame.midY
      if index > from, other <= middle { next = max(next, index) }
      if index < from, other >= middle { next = min(next, index) }
    }
    guard next != target || next != from else { return }
    target = next
    let siblings = siblings
    let places = Dictionary(siblings.map { ($0.index, $0.box.place) }) { first, _ in first }
    for (index, box) in siblings where box !== row {
      let isPassed = index > from && index <= target || index < from && index >= target
      box.temporaryPosition = isPassed ? places[index > from ? index - 1 : index + 1] : nil
      box.setLift(isPassed ? (index > from ? -room(row) : room(row)) : 0, animation: .easeOut(duration: 0.2))
    }
  }

  func tick(at time: TimeInterval, graph: ViewGraph) -> Bool {
    let step = min(0.05, time - lastTick)
    lastTick = time
    if let scroll, EdgeScroll.advance(scroll, along: .vertical, pointer: pointer, by: step) { follow() }
    return true
  }

  /// Ends the drag, and moves the row to the target position.
  func drop() {
    let passed = siblings.filter { $0.box !== row && ($0.index > from && $0.index <= target || $0.index < from && $0.index >= target) }
    let distance = passed.map { room($0.box) }.reduce(0, +) * (target > from ? 1 : -1)
    let rest = lift - distance
    finish()
    if target != from, let move = row.moveAction { move(IndexSet(integer: from), target > from ? target + 1 : target) }
    row.setLift(rest, animation: nil)
    row.setLift(0, animation: .easeOut(duration: 0.2))
  }

  func cancel() {
    finish()
    row.setLift(0, animation: .easeOut(duration: 0.2))
  }

  private func finish() {
    row.graph.removeAnimator(self)
    for (_, box) in siblings where box !== row {
      box.temporaryPosition = nil
      box.setLift(0, animation: nil)
    }
    row.isLifted = false
  }
}
