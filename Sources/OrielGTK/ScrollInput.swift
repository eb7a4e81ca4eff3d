import CGTK
import Foundation
import Oriel

/// Converts GDK's scroll events to `ScrollEvent`s in points. A wheel sends steps. A touchpad sends a beginning, changes and an end, also
/// without a distance for fingers that are put down to stop a fling. Shift turns a vertical wheel step into a horizontal one.
@MainActor
final class ScrollInput {
  private let content: any WindowContent
  private var history = ScrollHistory()
  private var isScrolling = false

  init(content: any WindowContent) { self.content = content }

  /// Handles a scroll event, and returns whether anything has scrolled.
  @discardableResult func handle(_ event: OpaquePointer, at location: CGPoint, page: CGSize, time: TimeInterval) -> Bool {
    let modifiers = EventModifiers(gdk_event_get_modifier_state(event))
    var steps = Self.steps(of: event)
    let isTouchpad = gdk_event_get_device(event).map { gdk_device_get_source($0) == GDK_SOURCE_TOUCHPAD } ?? false
    if modifiers.contains(.shift), !isTouchpad, steps.width == 0 { steps = CGSize(width: steps.height, height: 0) }
    let measure: ScrollMeasure = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE ? .surface : .wheel
    let delta = measure.points(steps, page: page)

    func send(_ phase: ScrollEvent.Phase, _ delta: CGSize) -> Bool {
      content.handle(ScrollEvent(phase: phase, location: location, delta: delta, modifiers: modifiers, time: time))
    }
    if gdk_scroll_event_is_stop(event) != 0 {
      endScrolling(at: location, modifiers: modifiers, time: time)
      return false
    } else if !isTouchpad {
      return send(.step, delta)
    } else {
      history.add(delta, at: time)
      defer { isScrolling = true }
      return send(isScrolling ? .changed : .began, delta)
    }
  }

  func handleHold(_ event: OpaquePointer, at location: CGPoint, time: TimeInterval) {
    let modifiers = EventModifiers(gdk_event_get_modifier_state(event))
    switch gdk_touchpad_event_get_gesture_phase(event) {
    case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN where !isScrolling:
      history = ScrollHistory()
      isScrolling = true
      content.handle(ScrollEvent(phase: .began, location: location, delta: .zero, modifiers: modifiers, time: time))
    case GDK_TOUCHPAD_GESTURE_PHASE_END:
      endScrolling(at: location, modifiers: modifiers, time: time)
    default:
      // A hold is canceled when the fingers begin to move: the scroll that follows continues it.
      break
    }
  }

  private func endScrolling(at location: CGPoint, modifiers: EventModifiers, time: TimeInterval) {
    guard isScrolling else { return }
    isScrolling = false
    let velocity = history.velocity(at: time)
    history = ScrollHistory()
    content.handle(
      ScrollEvent(phase: .ended(velocity: velocity), location: location, delta: .zero, modifiers: modifiers, time: time))
  }

  private static func steps(of event: OpaquePointer) -> CGSize {
    switch gdk_scroll_event_get_direction(event) {
    case GDK_SCROLL_UP: return CGSize(width: 0, height: -1)
    case GDK_SCROLL_DOWN: return CGSize(width: 0, height: 1)
    case GDK_SCROLL_LEFT: return CGSize(width: -1, height: 0)
    case GDK_SCROLL_RIGHT: return CGSize(width: 1, height: 0)
    default:
      var x = 0.0
      var y = 0.0
      gdk_scroll_event_get_deltas(event, &x, &y)
      return CGSize(width: x, height: y)
    }
  }
}
