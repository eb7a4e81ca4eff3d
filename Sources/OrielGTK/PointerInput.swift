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
  /// Of the touchpad's pinch that is under way; radians.
  private var pinchRotation = 0.0
  private var pinchScale = 1.0
  /// What the popup that an event came to takes of the widget's coordinates; nil for the window's own events.
  private var popupArea: CGRect?
  /// Called before a press reaches the content.
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

    // Scrolls that a widget among the views has no use for.
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

  /// Reads nothing any more. Doing it twice is an error.
  func disconnect() {
    signals.disconnectAll()
    gtk_widget_remove_controller(window, raw)
    gtk_widget_remove_controller(widget, unused)
    gtk_widget_remove_controller(widget, crossing)
  }

  // MARK: Sharing the window

  /// Whether other widgets of a program stand in the window too, or the widget in a window of Oriel's.
  private var isGuest: Bool { oriel_window_child(window) != widget }

  /// Whether the content is what is seen at a point of it: nothing else of the window lies in front.
  private func isInFront(at location: CGPoint) -> Bool {
    if popupArea != nil { return true }
    guard bounds.covers(location) else { return false }
    guard isGuest else { return true }
    var (x, y) = (0.0, 0.0)
    guard gtk_widget_get_mapped(widget) != 0, gtk_widget_translate_coordinates(widget, window, location.x, location.y, &x, &y) != 0,
      let picked = gtk_widget_pick(window, x, y, GTK_PICK_DEFAULT),
      picked == widget || gtk_widget_is_ancestor(picked, widget) != 0
    else { return false }
    guard let around = ContentSurface.around(widget) else { return true }
    return around.placedWidget(at: around.point(of: widget, at: location), contains: widget)
  }

  /// The widget that stands among the views gets what happens at the point, and the content doesn't.
  private func belongsToWidget(_ location: CGPoint) -> Bool { content.hasPlatformViews && content.platformView(at: location) != nil }

  /// Whether a bar of the content moves the window as its title bar would: a handle around the content takes the presses that the content leaves.
  private var movesWindow: Bool { content.titleBar?.isReplaced == true }

  private func isTitleBar(at location: CGPoint) -> Bool { content.titleBar?.isFree(at: location) == true }

  /// Whether GTK would give it to such a widget, although a view lies in front.
  private func isOverWidget(_ location: CGPoint) -> Bool {
    content.hasPlatformViews && gtk_widget_pick(widget, location.x, location.y, GTK_PICK_DEFAULT) != widget
  }

  private func handleUnused(_ event: OpaquePointer) -> Bool {
    guard gdk_event_get_event_type(event) == GDK_SCROLL, isHovering, belongsToWidget(hover) else { return false }
    return scrolling.handle(event, at: hover, page: bounds.size, time: time(.event(event)))
  }

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

  /// An event of a popup, which takes a part of the widget's coordinates.
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
      // What nothing in a guest scrolls by may scroll what is around it.
      return isUsed || !isGuest
    case GDK_TOUCHPAD_PINCH where isHovering:
      if belongsToWidget(hover) || !isInFront(at: hover) { return false }
      return handlePinch(event)
    case GDK_TOUCHPAD_HOLD:
      scrolling.handleHold(event, at: hover, time: time(.event(event)))
    default: break
    }
    return false
  }

  /// Whether GTK must not give the event to anybody else.
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
    // The crossing came while the button was down.
    if buttons.isEmpty, !bounds.covers(location), popupArea?.covers(location) != true { leave() }
    return isOverWidget(location) || movesWindow
  }

  private func handleMotion(_ event: OpaquePointer) {
    guard let location = location(of: event), location != hover || !isHovering else { return }
    let hasButton = gdk_event_get_modifier_state(event).rawValue & Self.buttonMask != 0
    if buttons.isEmpty {
      // Outside of the content, or dragged by something else's button.
      guard !hasButton, isInFront(at: location) else { return }
    } else if !hasButton {
      // The release went elsewhere.
      cancelAll()
    }
    hover = location
    isHovering = true
    for move in mergedMoves(event, at: location) { content.handle(move) }
    let pointerEvent = make(.move, event, pointer: 0, at: location, button: buttons.first)
    if !buttons.isEmpty { pressed[0] = pointerEvent }
    content.handle(pointerEvent)
  }

  /// The moves with a button held that GTK made one of in a slow frame: a flick would have no velocity without them.
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
      // By the axes' numbers: the first is none.
      let point = CGPoint(x: location.x + move.axes.1 - x, y: location.y + move.axes.2 - y)
      return make(.move, event, pointer: 0, at: point, button: buttons.first, time: .stamp(move.time))
    }
  }

  private func handleTouch(_ event: OpaquePointer, phase: PointerEvent.Phase) -> Bool {
    guard let sequence = gdk_event_get_event_sequence(event), let location = location(of: event) else { return false }
    let pointer = touches.pointer(for: sequence)
    // A finger that was cancelled while it touched, or began elsewhere, sends moves until it is lifted.
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

  /// Whether something follows pinches there. Angles come as what they have changed by.
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

/// Whose time is asked for.
enum GdkEventTime {
  case now
  case event(OpaquePointer)
  /// The display server's own, in milliseconds.
  case stamp(UInt32)
}
