import Foundation
import OrielModel

/// A gesture recognizer that scrolls with a touch, a pen or a mouse whose button is pressed.
///
/// One drag may move several scroll views. They receive each distance from the inside out, and the rest stretches the innermost one that
/// bounces. Enclosing `ScrollDragPartner`s take part as well, such as a sheet that moves up before its content does. The velocity at the
/// end of the drag belongs to the scroll view that moved last, and continues in the enclosing ones at its end.
@MainActor
final class ScrollDragRecognizer: GestureRecognizer {
  private var scroll: ScrollBox { unsafeDowncast(box, to: ScrollBox.self) }
  private var pressedAt = CGPoint.zero
  private var last = CGPoint.zero
  private var tracker = VelocityTracker()
  private var chain: [ScrollBox] = []
  /// The axis of the drag, or `nil` for both axes.
  private var axis: Axis?
  private var bar: Axis?
  private var isTouch = false
  private var device = PointerEvent.Device.mouse
  private var partners = ScrollDragPartners()
  private var dismissal: KeyboardDismissal?

  /// The distance that a press may move before it is a drag, in points.
  private static let slop: CGFloat = 10

  override func handle(_ input: GestureInput) {
    switch (input.phase, phase) {
    case (.down, .possible):
      pressedAt = input.location
      isTouch = input.device == .touch
      device = input.device
      last = input.location
      tracker = VelocityTracker()
      tracker.add(input.location, at: input.time)
      scroll.finishImperceptibleMotions()
      if input.device != .touch, let point = scroll.localPoint(input.location), let axis = scroll.indicators.axis(at: point) {
        bar = axis
        scroll.halt()
        scroll.indicators.press(axis, at: point)
        phase = .claimed
      } else if scroll.isInMotion, !scroll.isNearlyAtRest, scroll.traits.isEnabled {
        // A touch on moving content stops it and has no other effect.
        scroll.halt()
        phase = .claimed
      } else if input.device == .touch, !scroll.isInMotion {
        scroll.setPhase(.tracking)
      }
    case (.move, .possible):
      tracker.add(input.location, at: input.time)
      guard let axis = direction(of: input.location) else { return }
      self.axis = scroll.axes == .both ? nil : axis
      phase = .claimed
    case (.up, .possible):
      if scroll.phase == .tracking { scroll.setPhase(.idle) }
      phase = .failed
    case (.move, .active):
      tracker.add(input.location, at: input.time)
      move(to: input.location)
    case (.up, .active):
      tracker.lift(input.location, at: input.time)
      move(to: input.location)
      phase = .ended
      finish(velocity: tracker.velocity(at: input.time))
    case (.up, .claimed):
      phase = .failed
      scroll.release(velocity: .zero)
    case (.down, _), (.move, _), (.up, _):
      break
    }
  }

  /// Returns the axis that the press has clearly moved along, or `nil` if there is none or nothing can scroll along it.
  private func direction(of location: CGPoint) -> Axis? {
    let (dx, dy) = (location.x - pressedAt.x, location.y - pressedAt.y)
    guard max(abs(dx), abs(dy)) >= Self.slop, scroll.traits.isEnabled else { return nil }
    let axis: Axis = abs(dx) > abs(dy) ? .horizontal : .vertical
    guard scroll.axes.contains(axis) else { return nil }
    let distance = axis == .horizontal ? -dx : -dy
    if axis == .vertical, !scroll.dragPartners(for: device).isEmpty { return axis }
    let boxes = [scroll] + scroll.enclosing(along: axis)
    return boxes.contains { $0.canScroll(axis, by: distance) || $0.bounces(along: axis) } ? axis : nil
  }

  override func grant() {
    phase = .active
    scroll.halt()
    let axis = axis ?? (scroll.axes.contains(.vertical) ? .vertical : .horizontal)
    chain = [scroll] + scroll.enclosing(along: axis)
    for box in chain.dropFirst() { box.halt() }
    scroll.setPhase(.interacting)
    partners = axis == .vertical && bar == nil ? ScrollDragPartners(around: scroll, for: device) : ScrollDragPartners()
    dismissal = isTouch && bar == nil ? KeyboardDismissal(scroll: scroll) : nil
  }

  private func move(to location: CGPoint) {
    // The scroll view may be rotated or scaled: distances are measured in its own space.
    let (from, to) = (scroll.localPoint(last) ?? last, scroll.localPoint(location) ?? location)
    last = location
    dismissal?.move(to: location)
    if let bar { return scroll.indicators.drag(bar, to: to) }
    let distance = CGSize(width: from.x - to.x, height: from.y - to.y)
    for axis in Axis.allCases where self.axis == nil || self.axis == axis {
      var left = distance[axis]
      // A stretched scroll view moves back first, wherever it is in the chain.
      for box in chain where box.overshoot[axis] != 0 { left = box.consume(left, along: axis) }
      // A sheet that can move up does so before its content scrolls, and moves down once the content is at its start.
      if axis == .vertical, left > 0 { left = partners.offer(left, with: chain) }
      for box in chain where left != 0 {
        let rest = box.consume(left, along: axis)
        if rest != left { partners.contentMoved() }
        left = rest
      }
      if axis == .vertical, left < 0 { left = partners.offer(left, with: chain) }
      if left != 0, let box = chain.first(where: { $0.bounces(along: axis) }) { box.stretch(by: left, along: axis) }
    }
    for box in chain where box.phase != .interacting && box.isBeyondBounds { box.setPhase(.interacting) }
  }

  private func finish(velocity: CGSize) {
    defer { chain = [] }
    dismissal?.end(velocity: velocity.height)
    dismissal = nil
    if bar != nil {
      bar = nil
      scroll.indicators.letGo()
      scroll.release(velocity: .zero)
      return
    }
    if partners.end(velocity: velocity.height) { return chain.forEach { $0.release(velocity: .zero) } }
    var speed = CGSize(width: -velocity.width, height: -velocity.height)
    if let axis { speed[axis.cross] = 0 }
    let main = axis ?? (abs(speed.width) > abs(speed.height) ? .horizontal : .vertical)
    let stretched = chain.first { $0.isBeyondBounds }
    let flung = stretched ?? chain.first { $0.canScroll(main, by: speed[main]) } ?? scroll
    for box in chain where box !== flung { box.release(velocity: .zero) }
    let outer = chain.firstIndex { $0 === flung }.map { Array(chain[($0 + 1)...]) } ?? []
    flung.release(velocity: speed, chain: stretched == nil ? outer : [])
  }

  override func cancel() {
    let wasLive = phase == .active || phase == .claimed
    phase = .failed
    bar = nil
    dismissal?.end(velocity: 0)
    dismissal = nil
    _ = partners.end(velocity: 0)
    if wasLive {
      for box in chain.isEmpty ? [scroll] : chain { box.release(velocity: .zero) }
      chain = []
    } else if scroll.phase == .tracking {
      scroll.setPhase(.idle)
    }
  }
}

extension ScrollBox: GestureSource {
  var gestureMember: GestureMember? { traits.isEnabled ? dragMember : nil }

  /// Returns the enabled enclosing scroll views that scroll along an axis, from the inside out.
  func enclosing(along axis: Axis) -> [ScrollBox] {
    var result: [ScrollBox] = []
    enclosingScrollBoxes { if $0.axes.contains(axis), $0.traits.isEnabled { result.append($0) } }
    return result
  }

  var isBeyondBounds: Bool { overshoot != .zero }
}
