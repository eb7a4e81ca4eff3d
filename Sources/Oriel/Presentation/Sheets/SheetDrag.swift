import Foundation
import OrielModel

/// A sheet in somebody's hand.
///
/// The finger's place says how much of a sheet at the bottom is seen. Between the detents the sheet has that height; below the lowest it keeps its
/// height and sinks; beyond the ends, where it can't go, it follows less and less. A card in the middle sinks alone.
struct SheetDrag {
  /// What the finger shows of the sheet, in points.
  var position: CGFloat
  /// What it showed when it was taken.
  let start: CGFloat
  /// The height that the sheet is laid out with.
  var height: CGFloat

  /// What is shown for the finger's place.
  func shown(lowest: CGFloat, highest: CGFloat, canLeave: Bool) -> CGFloat {
    if position > highest { return highest + RubberBand.offset(for: position - highest, dimension: highest) }
    if position < lowest, !canLeave { return lowest - RubberBand.offset(for: lowest - position, dimension: lowest) }
    return position
  }

  /// The finger's place that shows so much: what takes hold of a sheet in mid-flight begins there.
  static func position(showing shown: CGFloat, lowest: CGFloat, highest: CGFloat, canLeave: Bool) -> CGFloat {
    if shown > highest { return highest + RubberBand.overshoot(for: shown - highest, dimension: highest) }
    if shown < lowest, !canLeave { return lowest - RubberBand.overshoot(for: lowest - shown, dimension: lowest) }
    return shown
  }
}

extension PresentationBox {
  /// Whether a drag moves the sheet.
  func isDraggable(by device: PointerEvent.Device) -> Bool {
    guard presentation.phase == .shown else { return false }
    switch form {
    case .bottomSheet: return true
    // A mouse has better ways than to drag a card away.
    case .card: return device == .touch
    case .cover, .popover, .menu, .alert, .choices: return false
    }
  }

  /// Takes hold of the sheet where it is drawn in this frame, wherever it was going.
  func beginDrag() {
    switch form {
    case .bottomSheet:
      let shown = card.presentedFrame.height * (1 - absence.value)
      let heights = restingHeights
      let (lowest, highest) = (heights.first ?? shown, heights.last ?? shown)
      let position = SheetDrag.position(showing: shown, lowest: lowest, highest: highest, canLeave: canBeDismissed)
      drag = SheetDrag(position: position, start: position, height: min(max(shown, lowest), highest))
      halt()
      showDrag()
    case .card:
      let shown = canBeDismissed ? shift.value : RubberBand.overshoot(for: shift.value, dimension: size.height)
      drag = SheetDrag(position: -shown, start: 0, height: card.size.height)
      shift.stop(graph: graph)
      showDrag()
    case .cover, .popover, .menu, .alert, .choices: break
    }
  }

  /// Whether the sheet isn't where it rests.
  var isDisplaced: Bool {
    guard let drag else { return false }
    guard form == .bottomSheet else { return drag.position != 0 }
    return !restingHeights.contains { abs($0 - drag.position) < 0.5 }
  }

  /// Raises a sheet that is held, before its content scrolls; what is left of the distance is the content's.
  func raiseFirst(by distance: CGFloat) -> CGFloat {
    guard let drag, distance > 0 else { return distance }
    var limit: CGFloat = 0
    if form == .bottomSheet {
      let heights = restingHeights
      limit = options.contentInteraction.kind == .scrolls ? min(drag.start, heights.last ?? 0) : heights.last ?? 0
    }
    let taken = min(distance, max(0, limit - drag.position))
    dragBy(taken)
    return distance - taken
  }

  /// Moves the sheet with the finger; up is positive.
  func dragBy(_ distance: CGFloat) {
    guard drag != nil, distance != 0 else { return }
    drag?.position += distance
    showDrag()
  }

  private func showDrag() {
    guard var drag else { return }
    guard form == .bottomSheet else {
      let shown = drag.position >= 0 ? 0 : canBeDismissed ? -drag.position : RubberBand.offset(for: -drag.position, dimension: size.height)
      return shift.set(shown, transaction: Transaction(), graph: graph)
    }
    let heights = restingHeights
    guard let lowest = heights.first, let highest = heights.last else { return }
    let shown = drag.shown(lowest: lowest, highest: highest, canLeave: canBeDismissed)
    let height = min(max(shown, lowest), highest)
    if height != card.size.height { setNeedsLayout() }
    drag.height = height
    self.drag = drag
    absence.set(height > 0 ? 1 - shown / height : 0, transaction: Transaction(), graph: graph)
    graph.needFrame()
  }

  /// Lets go, with a velocity in points a second downwards: the sheet leaves, or goes to the detent that the motion comes nearest to.
  func endDrag(velocity: CGFloat) {
    guard let drag else { return }
    let velocity = velocity.isFinite ? velocity : 0
    guard form == .bottomSheet else {
      self.drag = nil
      if canBeDismissed, -drag.position + velocity * 0.2 > min(160, card.size.height / 2) {
        move(shift, to: shift.value + max(0, velocity) * 0.1 + 40, velocity: 1)
        presentation.requestDismissal()
      } else {
        goBack()
      }
      return
    }
    let heights = restingHeights
    // Where a fling of content would come to rest in about the time that the sheet takes.
    let goal = drag.position - velocity * 0.18
    if canBeDismissed, let lowest = heights.first, goal < lowest / 2 {
      leavingVelocity = max(velocity, 0)
      self.drag = nil
      presentation.requestDismissal()
      return
    }
    let nearest = heights.indices.min { abs(heights[$0] - goal) < abs(heights[$1] - goal) } ?? 0
    rest(at: nearest, velocity: -velocity)
  }
}

/// Drags a sheet by whatever of it doesn't take the drag itself.
@MainActor
final class SheetDragUnit: GestureUnit {
  private var start = CGPoint.zero
  private var last = CGPoint.zero
  private var tracker = VelocityTracker()
  private static let slop: CGFloat = 10

  private var layer: PresentationBox { unsafeDowncast(box, to: PresentationCardBox.self).layer }

  override func handle(_ input: GestureInput) {
    switch (input.phase, phase) {
    case (.down, .possible):
      guard layer.isDraggable(by: input.device) else { return phase = .failed }
      (start, last) = (input.location, input.location)
      tracker = VelocityTracker()
      tracker.add(input.location, at: input.time)
    case (.move, .possible):
      tracker.add(input.location, at: input.time)
      let (dx, dy) = (input.location.x - start.x, input.location.y - start.y)
      if abs(dy) >= Self.slop, abs(dy) > abs(dx) {
        // The sheet starts from here: it doesn't jump after the finger.
        last = input.location
        phase = .claimed
      }
    case (.up, .possible), (.up, .claimed): phase = .failed
    case (.move, .active):
      tracker.add(input.location, at: input.time)
      layer.dragBy(last.y - input.location.y)
      last = input.location
    case (.up, .active):
      tracker.lift(input.location, at: input.time)
      layer.dragBy(last.y - input.location.y)
      phase = .ended
      layer.endDrag(velocity: tracker.velocity(at: input.time).height)
    case (.down, _), (.move, _), (.up, _): break
    }
  }

  override func grant() {
    phase = .active
    layer.beginDrag()
  }

  override func cancel() {
    if phase == .active { layer.endDrag(velocity: 0) }
    phase = .failed
  }
}

extension PresentationBox: ScrollDragPartner {
  func takesScrollDrags(of device: PointerEvent.Device) -> Bool { isDraggable(by: device) }

  func scrollDragBegan() { beginDrag() }

  func takeScrollDrag(_ distance: CGFloat, contentIsAtStart: Bool) -> CGFloat {
    // Content in the midst of its way scrolls on; a sheet that was pulled off its place goes back there first.
    if distance > 0 { return contentIsAtStart || isDisplaced ? raiseFirst(by: distance) : distance }
    dragBy(distance)
    return 0
  }

  func takeWheelStep(_ distance: CGFloat, contentIsAtStart: Bool) -> Bool {
    guard drag == nil, form == .bottomSheet, contentIsAtStart, let index = detents.firstIndex(where: { $0.detent == selected }) else {
      return drag != nil
    }
    let next = distance > 0 ? index + 1 : index - 1
    guard detents.indices.contains(next), distance < 0 || options.contentInteraction.kind != .scrolls else { return false }
    rest(at: next, velocity: 0)
    return true
  }

  func scrollDragEnded(velocity: CGFloat, movedLast: Bool) -> Bool {
    let hasVelocity = isDisplaced
    endDrag(velocity: hasVelocity ? velocity : 0)
    return hasVelocity
  }
}
