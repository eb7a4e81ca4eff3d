import Foundation
import OrielModel

/// The state of a sheet that is dragged.
///
/// The position of the pointer determines the visible part of a bottom sheet. Between the detents the sheet has that height. Below the
/// lowest one it keeps its height and moves down. Beyond its limits it follows with increasing resistance. A card in the middle only moves
/// down.
struct SheetDrag {
  /// The visible length that the pointer position corresponds to, without resistance, in points.
  var position: CGFloat
  /// The position at the start of the drag.
  let start: CGFloat
  /// The height with which the sheet is laid out.
  var height: CGFloat

  /// Returns the visible length for the position, with resistance beyond the limits.
  func shown(lowest: CGFloat, highest: CGFloat, canLeave: Bool) -> CGFloat {
    if position > highest { return highest + RubberBand.offset(for: position - highest, dimension: highest) }
    if position < lowest, !canLeave { return lowest - RubberBand.offset(for: lowest - position, dimension: lowest) }
    return position
  }

  /// Returns the position that corresponds to a visible length. A drag that interrupts an animation starts there.
  static func position(showing shown: CGFloat, lowest: CGFloat, highest: CGFloat, canLeave: Bool) -> CGFloat {
    if shown > highest { return highest + RubberBand.overshoot(for: shown - highest, dimension: highest) }
    if shown < lowest, !canLeave { return lowest - RubberBand.overshoot(for: lowest - shown, dimension: lowest) }
    return shown
  }
}

extension PresentationBox {
  /// Returns a Boolean value that indicates whether a drag with a device moves the sheet.
  func isDraggable(by device: PointerEvent.Device) -> Bool {
    guard presentation.phase == .shown else { return false }
    switch form {
    case .bottomSheet: return true
    // Only touch drags a card: for a mouse there are other ways to dismiss it.
    case .card: return device == .touch
    case .cover, .popover, .menu, .alert, .choices: return false
    }
  }

  /// Starts a drag at the position at which the sheet is drawn in this frame, and stops its animation.
  func beginDrag() {
    switch form {
    case .bottomSheet:
      let shown = card.presentedFrame.height * (1 - absence.value)
      let heights = detentHeights
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

  /// Indicates whether a dragged sheet isn't at one of its detents.
  var isDisplaced: Bool {
    guard let drag else { return false }
    guard form == .bottomSheet else { return drag.position != 0 }
    return !detentHeights.contains { abs($0 - drag.position) < 0.5 }
  }

  /// Raises a dragged sheet before its content scrolls, and returns the remaining distance, which the content scrolls.
  func raiseFirst(by distance: CGFloat) -> CGFloat {
    guard let drag, distance > 0 else { return distance }
    var limit: CGFloat = 0
    if form == .bottomSheet {
      let heights = detentHeights
      limit = options.contentInteraction.kind == .scrolls ? min(drag.start, heights.last ?? 0) : heights.last ?? 0
    }
    let taken = min(distance, max(0, limit - drag.position))
    dragBy(taken)
    return distance - taken
  }

  /// Moves the sheet with the pointer. Positive distances move it up.
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
    let heights = detentHeights
    guard let lowest = heights.first, let highest = heights.last else { return }
    let shown = drag.shown(lowest: lowest, highest: highest, canLeave: canBeDismissed)
    let height = min(max(shown, lowest), highest)
    if height != card.size.height { setNeedsLayout() }
    drag.height = height
    self.drag = drag
    absence.set(height > 0 ? 1 - shown / height : 0, transaction: Transaction(), graph: graph)
    graph.needFrame()
  }

  /// Ends the drag with a downward velocity, in points per second. The sheet is dismissed, or settles at the detent that is nearest to the
  /// projected position.
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
    let heights = detentHeights
    // The position at which a fling of the content would settle within about the duration of the sheet's animation.
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

/// A gesture recognizer that drags a sheet by the parts of it that don't handle the drag themselves.
@MainActor
final class SheetDragRecognizer: GestureRecognizer {
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
        // The sheet moves from here, so that it doesn't jump by the distance to the pointer.
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
    // Content that isn't at its start scrolls; a displaced sheet returns to its detent first.
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
