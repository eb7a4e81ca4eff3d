import CGTK
import COrielGTK
import Foundation
import Oriel

/// Converts the surface's raw button, motion and touch events to `PointerEvent`s.
///
/// While a button or a touch is down, moves and the release arrive from outside of the window, too. On X11 and Wayland the pressed widget
/// receives them, on Broadway only the window does. Raw events are therefore read at the window, before GTK's own widgets receive them.
/// There are no raw events for crossings; a motion controller on the widget reports those.
@MainActor
final class PointerInput {
  private let window: UnsafeMutablePointer<GtkWidget>
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let raw = gtk_event_controller_legacy_new()!
  private let unused = gtk_event_controller_legacy_new()!
  private let crossing = gtk_event_controller_motion_new()!
  private let content: any WindowContent
  private let time: (GdkEventTime) -> TimeInterval
  private lazy var signals = SignalConnections(owner: self)
  private let scrolling: ScrollInput

  private var touches = TouchSlots<OpaquePointer>()
  private var pressed: [Int: PointerEvent] = [:]
  private var buttons: [PointerEvent.Button] = []
  private var hover = CGPoint.zero
  private var isHovering = false
  /// The rotation of the current touchpad pinch, in radians.
  private var pinchRotation = 0.0
  private var pinchScale = 1.0
  /// The area of the popup that the current event belongs to, in the widget's coordinates, or `nil` for the window's own events.
  private var popupArea: CGRect?
  /// A closure that is called before a press reaches the content.
  var willPress: () -> Void = {}

  init(
    window: UnsafeMutablePointer<GtkWidget>, widget: UnsafeMutablePointer<GtkWidget>, content: any WindowContent,
    time: @escaping (GdkEventTime) -> TimeInterval
  ) {
    self.window = window
    self.widget = widget
    self.content = content
    self.time = time
    scrolling = ScrollInput(content: content)

    let handle: @convention(c) @MainActor (OpaquePointer, OpaquePointer, UnsafeMutableRawPointer) -> gboolean = {
      owner($2, as: PointerInput.self).handle($1) ? 1 : 0
    }
    signals.connect("event", of: raw, to: handle)
    gtk_event_controller_set_propagation_phase(raw, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(window, raw)

    // Handles scroll events that an embedded widget hasn't handled.
    let handleUnused: @convention(c) @MainActor (OpaquePointer, OpaquePointer, UnsafeMutableRawPointer) -> gboolean = {
      owner($2, as: PointerInput.self).handleUnused($1) ? 1 : 0
    }
    signals.connect("event", of: unused, to: handleUnused)
    gtk_widget_add_controller(widget, unused)

    let enter: @convention(c) @MainActor (OpaquePointer, Double, Double, UnsafeMutableRawPointer) -> Void = {
      owner($3, as: PointerInput.self).enter(at: CGPoint(x: $1, y: $2))
    }
    let leave: PlainHandler = { owner($1, as: PointerInput.self).leave() }
    signals.connect("enter", of: crossing, to: enter)
    signals.connect("leave", of: crossing, to: leave)
    gtk_widget_add_controller(widget, crossing)
  }

  /// Stops reading events. A second call is an error.
  func disconnect() {
    signals.disconnectAll()
    gtk_widget_remove_controller(window, raw)
    gtk_widget_remove_controller(widget, unused)
    gtk_widget_remove_controller(widget, crossing)
  }

  // MARK: Embedding

  /// Indicates whether the widget isn't the window's content itself: it is embedded among a program's widgets, or in a window of Oriel's.
  private var isEmbedded: Bool { oriel_window_child(window) != widget }

  /// Indicates whether the content is frontmost at one of its points, and no other widget of the window covers it.
  private func isInFront(at location: CGPoint) -> Bool {
    if popupArea != nil { return true }
    guard bounds.covers(location) else { return false }
    guard isEmbedded else { return true }
    var (x, y) = (0.0, 0.0)
    guard gtk_widget_get_mapped(widget) != 0, gtk_widget_translate_coordinates(widget, window, location.x, location.y, &x, &y) != 0,
      let picked = gtk_widget_pick(window, x, y, GTK_PICK_DEFAULT),
      picked == widget || gtk_widget_is_ancestor(picked, widget) != 0
    else { return false }
    guard let around = ContentSurface.around(widget) else { return true }
    return around.placedWidget(at: around.point(of: widget, at: location), contains: widget)
  }

  /// Indicates whether an embedded widget, and not the content, receives the events at a point.
  private func belongsToWidget(_ location: CGPoint) -> Bool { content.hasPlatformViews && content.platformView(at: location) != nil }

  /// Indicates whether a bar of the content moves the window as its title bar would. If so, a handle around the content handles the presses
  /// that the content doesn't.
  private var movesWindow: Bool { content.titleBar?.isReplaced == true }

  private func isTitleBar(at location: CGPoint) -> Bool { content.titleBar?.isFree(at: location) == true }

  /// Indicates whether GTK would deliver an event to an embedded widget although a view covers that.
  private func isOverWidget(_ location: CGPoint) -> Bool {
    content.hasPlatformViews && gtk_widget_pick(widget, location.x, location.y, GTK_PICK_DEFAULT) != widget
  }

  private func handleUnused(_ event: OpaquePointer) -> Bool {
    guard gdk_event_get_event_type(event) == GDK_SCROLL, isHovering, belongsToWidget(hover) else { return false }
    return scrolling.handle(event, at: hover, page: bounds.size, time: time(.event(event)))
  }

  /// Cancels every pointer of the content, because the window is hidden or the pointer has been grabbed elsewhere.
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

  /// Handles an event of a popup.
  ///
  /// - Parameter area: The area of the popup in the widget's coordinates.
  func handle(_ event: OpaquePointer, inPopup area: CGRect) {
    popupArea = area
    defer { popupArea = nil }
    switch gdk_event_get_event_type(event) {
    case GDK_ENTER_NOTIFY: if let location = location(of: event) { enter(at: location) }
    case GDK_LEAVE_NOTIFY: leave()
    default: _ = handle(event)
    }
  }

  private func handle(_ event: OpaquePointer) -> Bool {
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS: return handleButton(event, phase: .down)
    case GDK_BUTTON_RELEASE: return handleButton(event, phase: .up)
    case GDK_MOTION_NOTIFY: handleMotion(event)
    case GDK_TOUCH_BEGIN: return handleTouch(event, phase: .down)
    case GDK_TOUCH_UPDATE: return handleTouch(event, phase: .move)
    case GDK_TOUCH_END: return handleTouch(event, phase: .up)
    case GDK_TOUCH_CANCEL: return handleTouch(event, phase: .cancel)
    case GDK_GRAB_BROKEN: cancelAll()
    case GDK_SCROLL where isHovering:
      // Scroll events carry no position.
      if belongsToWidget(hover) || !isInFront(at: hover) { return false }
      let isUsed = scrolling.handle(event, at: hover, page: bounds.size, time: time(.event(event)))
      // A scroll that an embedded content doesn't handle may scroll an enclosing widget.
      return isUsed || !isEmbedded
    case GDK_TOUCHPAD_PINCH where isHovering:
      if belongsToWidget(hover) || !isInFront(at: hover) { return false }
      return handlePinch(event)
    case GDK_TOUCHPAD_HOLD:
      scrolling.handleHold(event, at: hover, time: time(.event(event)))
    default: break
    }
    return false
  }

  /// Handles a button event, and returns whether GTK must not deliver it to another widget.
  private func handleButton(_ event: OpaquePointer, phase: PointerEvent.Phase) -> Bool {
    guard let button = PointerEvent.Button(rawValue: Int(gdk_button_event_get_button(event))) else { return false }
    guard let location = location(of: event) else { return false }
    if phase == .down {
      guard !buttons.isEmpty || (isInFront(at: location) && !belongsToWidget(location) && !isTitleBar(at: location)) else { return false }
      willPress()
      if !buttons.contains(button) { buttons.append(button) }
    } else {
      guard let index = buttons.firstIndex(of: button) else { return false }
      buttons.remove(at: index)
    }
    let pointerEvent = make(phase, event, pointer: 0, at: location, button: button)
    var held = pointerEvent
    held.button = buttons.first
    pressed[0] = buttons.isEmpty ? nil : held
    hover = location
    isHovering = true
    content.handle(pointerEvent)
    // The pointer left the widget while the button was down.
    if buttons.isEmpty, !bounds.covers(location), popupArea?.covers(location) != true { leave() }
    return isOverWidget(location) || movesWindow
  }

  private func handleMotion(_ event: OpaquePointer) {
    guard let location = location(of: event), location != hover || !isHovering else { return }
    let hasButton = gdk_event_get_modifier_state(event).rawValue & Self.buttonMask != 0
    if buttons.isEmpty {
      // The pointer is outside of the content, or another widget handles the pressed button.
      guard !hasButton, isInFront(at: location) else { return }
    } else if !hasButton {
      // Another window received the release.
      cancelAll()
    }
    hover = location
    isHovering = true
    for move in mergedMoves(event, at: location) { content.handle(move) }
    let pointerEvent = make(.move, event, pointer: 0, at: location, button: buttons.first)
    if !buttons.isEmpty { pressed[0] = pointerEvent }
    content.handle(pointerEvent)
  }

  /// Returns the moves with a pressed button that GTK has coalesced into an event in a slow frame. Without them a flick would have no
  /// velocity.
  private func mergedMoves(_ event: OpaquePointer, at location: CGPoint) -> [PointerEvent] {
    var (x, y) = (0.0, 0.0)
    var count: guint = 0
    guard !buttons.isEmpty, gdk_event_get_position(event, &x, &y) != 0, let history = gdk_event_get_history(event, &count) else {
      return []
    }
    defer { g_free(history) }
    let moves = UnsafeBufferPointer(start: history, count: Int(count))
    return MotionHistory.picked(moves.map(\.time), before: gdk_event_get_time(event)).map { index in
      let move = moves[index]
      // The elements are numbered by `GdkAxisUse`, whose first value is no axis.
      let point = CGPoint(x: location.x + move.axes.1 - x, y: location.y + move.axes.2 - y)
      return make(.move, event, pointer: 0, at: point, button: buttons.first, time: .stamp(move.time))
    }
  }

  private func handleTouch(_ event: OpaquePointer, phase: PointerEvent.Phase) -> Bool {
    guard let sequence = gdk_event_get_event_sequence(event), let location = location(of: event) else { return false }
    let pointer = touches.pointer(for: sequence)
    // A touch that was canceled, or that began elsewhere, sends moves until it ends.
    guard
      phase == .down
        ? isInFront(at: location) && !belongsToWidget(location) && !isTitleBar(at: location) : pressed[pointer] != nil
    else {
      touches.remove(sequence)
      return false
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
    return isOverWidget(location) || movesWindow
  }

  /// Handles a pinch, and returns whether a view handles it. The event's angle is the change since the previous event.
  private func handlePinch(_ event: OpaquePointer) -> Bool {
    let phase = gdk_touchpad_event_get_gesture_phase(event)
    let kind: PinchEvent.Phase =
      switch phase {
      case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: .began
      case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: .changed
      case GDK_TOUCHPAD_GESTURE_PHASE_END: .ended
      default: .cancelled
      }
    pinchRotation = kind == .began ? 0 : pinchRotation + gdk_touchpad_event_get_pinch_angle_delta(event)
    if kind == .began || kind == .changed { pinchScale = kind == .began ? 1 : gdk_touchpad_event_get_pinch_scale(event) }
    return content.handle(
      PinchEvent(phase: kind, location: hover, scale: pinchScale, rotation: pinchRotation, time: time(.event(event))))
  }

  /// Starts hovering for a pointer that a window has appeared under: such a pointer sends no motion event.
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
    _ phase: PointerEvent.Phase, _ event: OpaquePointer, pointer: Int, at location: CGPoint, button: PointerEvent.Button?,
    time stamp: GdkEventTime? = nil
  ) -> PointerEvent {
    PointerEvent(
      phase: phase, device: device(of: event, pointer: pointer), pointer: pointer, location: location, button: button,
      modifiers: EventModifiers(gdk_event_get_modifier_state(event)), time: time(stamp ?? .event(event)))
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
    if let popupArea {
      return gdk_event_get_position(event, &x, &y) != 0 ? CGPoint(x: popupArea.minX + x, y: popupArea.minY + y) : nil
    }
    guard oriel_event_position(widget, event, &x, &y) != 0 else { return nil }
    return CGPoint(x: x, y: y)
  }
}

/// The source of an event's time.
enum GdkEventTime {
  case now
  case event(OpaquePointer)
  /// The display server's time, in milliseconds.
  case stamp(UInt32)
}
