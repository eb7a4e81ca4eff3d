import CGTK
import COrielGTK
import Foundation
import Oriel

/// Turns the surface's raw button, motion and touch events into `PointerEvent`s.
///
/// While a button or finger is down, moves and the release arrive from outside of the window too. On X11 and Wayland the widget
/// that was pressed gets them; on broadway only the window does, so that is where raw events are read, before GTK's own parts
/// see them. Crossings do not exist as raw events; a motion controller on the widget tells of them.
@MainActor
final class PointerInput {
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let content: any WindowContent
  private let time: (GdkEventTime) -> TimeInterval
  private lazy var signals = SignalConnections(owner: self)
  private let scrolling: ScrollInput

  private var touches = TouchSlots<OpaquePointer>()
  private var pressed: [Int: PointerEvent] = [:]
  private var buttons: [PointerEvent.Button] = []
  private var hover = CGPoint.zero
  private var isHovering = false
  /// Called before a press reaches the content.
  var willPress: () -> Void = {}

  init(
    window: UnsafeMutablePointer<GtkWidget>, widget: UnsafeMutablePointer<GtkWidget>, content: any WindowContent,
    time: @escaping (GdkEventTime) -> TimeInterval
  ) {
    self.widget = widget
    self.content = content
    self.time = time
    scrolling = ScrollInput(content: content)

    let raw = gtk_event_controller_legacy_new()!
    let handle: @convention(c) @MainActor (OpaquePointer, OpaquePointer, UnsafeMutableRawPointer) -> gboolean = {
      owner($2, as: PointerInput.self).handle($1) ? 1 : 0
    }
    signals.connect("event", of: raw, to: handle)
    gtk_event_controller_set_propagation_phase(raw, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(window, raw)

    let crossing = gtk_event_controller_motion_new()!
    let enter: @convention(c) @MainActor (OpaquePointer, Double, Double, UnsafeMutableRawPointer) -> Void = {
      owner($3, as: PointerInput.self).enter(at: CGPoint(x: $1, y: $2))
    }
    let leave: PlainHandler = { owner($1, as: PointerInput.self).leave() }
    signals.connect("enter", of: crossing, to: enter)
    signals.connect("leave", of: crossing, to: leave)
    gtk_widget_add_controller(widget, crossing)
  }

  func disconnect() { signals.disconnectAll() }

  /// Takes every pointer away from the content: the window is hidden or something else grabbed the pointer.
  func cancelAll() {
    for (_, down) in pressed.sorted(by: { $0.key < $1.key }) {
      var event = down
      event.phase = .cancel
      event.time = time(.now)
      content.handle(event)
    }
    pressed = [:]
    buttons = []
    touches.removeAll()
  }

  private func handle(_ event: OpaquePointer) -> Bool {
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS: handleButton(event, phase: .down)
    case GDK_BUTTON_RELEASE: handleButton(event, phase: .up)
    case GDK_MOTION_NOTIFY: handleMotion(event)
    case GDK_TOUCH_BEGIN: handleTouch(event, phase: .down)
    case GDK_TOUCH_UPDATE: handleTouch(event, phase: .move)
    case GDK_TOUCH_END: handleTouch(event, phase: .up)
    case GDK_TOUCH_CANCEL: handleTouch(event, phase: .cancel)
    case GDK_GRAB_BROKEN: cancelAll()
    case GDK_SCROLL where isHovering:
      // Scroll events carry no position.
      scrolling.handle(event, at: hover, page: bounds.size, time: time(.event(event)))
      return true
    case GDK_TOUCHPAD_HOLD:
      scrolling.handleHold(event, at: hover, time: time(.event(event)))
    default: break
    }
    return false
  }

  private func handleButton(_ event: OpaquePointer, phase: PointerEvent.Phase) {
    guard let button = PointerEvent.Button(rawValue: Int(gdk_button_event_get_button(event))) else { return }
    guard let location = location(of: event) else { return }
    if phase == .down {
      guard bounds.contains(location) else { return }
      willPress()
      if !buttons.contains(button) { buttons.append(button) }
    } else {
      guard let index = buttons.firstIndex(of: button) else { return }
      buttons.remove(at: index)
    }
    let pointerEvent = make(phase, event, pointer: 0, at: location, button: button)
    var held = pointerEvent
    held.button = buttons.first
    pressed[0] = buttons.isEmpty ? nil : held
    hover = location
    isHovering = true
    content.handle(pointerEvent)
    // The crossing came while the button was down.
    if buttons.isEmpty, !bounds.contains(location) { leave() }
  }

  private func handleMotion(_ event: OpaquePointer) {
    guard let location = location(of: event), location != hover || !isHovering else { return }
    let hasButton = gdk_event_get_modifier_state(event).rawValue & Self.buttonMask != 0
    if buttons.isEmpty {
      // Outside of the content, or dragged by something else's button.
      guard !hasButton, bounds.contains(location) else { return }
    } else if !hasButton {
      // The release went elsewhere.
      cancelAll()
    }
    hover = location
    isHovering = true
    let pointerEvent = make(.move, event, pointer: 0, at: location, button: buttons.first)
    if !buttons.isEmpty { pressed[0] = pointerEvent }
    content.handle(pointerEvent)
  }

  private func handleTouch(_ event: OpaquePointer, phase: PointerEvent.Phase) {
    guard let sequence = gdk_event_get_event_sequence(event), let location = location(of: event) else { return }
    let pointer = touches.pointer(for: sequence)
    // A finger that was cancelled while it touched, or began elsewhere, sends moves until it is lifted.
    guard phase == .down ? bounds.contains(location) : pressed[pointer] != nil else {
      touches.remove(sequence)
      return
    }
    let pointerEvent = make(phase, event, pointer: pointer, at: location, button: .primary)
    switch phase {
    case .down:
      willPress()
      pressed[pointer] = pointerEvent
    case .move: pressed[pointer] = pointerEvent
    case .up, .cancel, .leave:
      pressed[pointer] = nil
      touches.remove(sequence)
    }
    content.handle(pointerEvent)
  }

  /// A pointer that the window came to under moves nowhere, yet it hovers.
  private func enter(at location: CGPoint) {
    guard buttons.isEmpty, location != hover || !isHovering else { return }
    hover = location
    isHovering = true
    content.handle(PointerEvent(phase: .move, location: location, button: nil, time: time(.now)))
  }

  private func leave() {
    guard buttons.isEmpty, isHovering else { return }
    isHovering = false
    content.handle(PointerEvent(phase: .leave, location: hover, button: nil, time: time(.now)))
  }

  private func make(
    _ phase: PointerEvent.Phase, _ event: OpaquePointer, pointer: Int, at location: CGPoint, button: PointerEvent.Button?
  ) -> PointerEvent {
    PointerEvent(
      phase: phase, device: device(of: event, pointer: pointer), pointer: pointer, location: location, button: button,
      modifiers: EventModifiers(gdk_event_get_modifier_state(event)), time: time(.event(event)))
  }

  private func device(of event: OpaquePointer, pointer: Int) -> PointerEvent.Device {
    if pointer > 0 { return .touch }
    guard let device = gdk_event_get_device(event) else { return .mouse }
    return gdk_device_get_source(device) == GDK_SOURCE_PEN ? .pen : .mouse
  }

  private static let buttonMask = GDK_BUTTON1_MASK.rawValue | GDK_BUTTON2_MASK.rawValue | GDK_BUTTON3_MASK.rawValue

  private var bounds: CGRect {
    CGRect(x: 0, y: 0, width: Int(gtk_widget_get_width(widget)), height: Int(gtk_widget_get_height(widget)))
  }

  private func location(of event: OpaquePointer) -> CGPoint? {
    var x = 0.0
    var y = 0.0
    guard oriel_event_position(widget, event, &x, &y) != 0 else { return nil }
    return CGPoint(x: x, y: y)
  }
}

/// Whose time is asked for.
enum GdkEventTime {
  case now
  case event(OpaquePointer)
}
