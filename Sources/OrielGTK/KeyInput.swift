import CGTK
import COrielGTK
import Foundation
import Oriel

/// Converts the surface's key events to `KeyEvent`s and passes them to the content and the input method, in the order of `KeyRoute`.
///
/// An input method may run the main loop while it processes a key, as IBus's does. Keys that arrive meanwhile wait until it has answered:
/// it would otherwise answer for the last of them first.
@MainActor
final class KeyInput {
  private let content: any WindowContent
  private let textInput: TextInput
  private let time: (GdkEventTime) -> TimeInterval
  private let controller: OpaquePointer
  private lazy var signals = SignalConnections(owner: self)
  /// The event that the content received, by hardware key, or `nil` if the input method handled the key.
  private var held: [UInt32: KeyEvent?] = [:]
  private var heldModifiers = HeldModifiers()
  private let order = KeyQueue<HardwareKey>()
  private var isDisconnected = false

  private struct HardwareKey {
    let isPress: Bool
    let keyval: UInt32
    let keycode: UInt32
    let state: GdkModifierType
    /// Retained.
    let event: OpaquePointer
  }

  init(
    widget: UnsafeMutablePointer<GtkWidget>, content: any WindowContent, textInput: TextInput,
    time: @escaping (GdkEventTime) -> TimeInterval
  ) {
    self.content = content
    self.textInput = textInput
    self.time = time
    controller = gtk_event_controller_key_new()
    let press: @convention(c) @MainActor (OpaquePointer, UInt32, UInt32, GdkModifierType, UnsafeMutableRawPointer) -> gboolean = {
      owner($4, as: KeyInput.self).take(isPress: true, keyval: $1, keycode: $2, state: $3) ? 1 : 0
    }
    let release: @convention(c) @MainActor (OpaquePointer, UInt32, UInt32, GdkModifierType, UnsafeMutableRawPointer) -> Void = {
      _ = owner($4, as: KeyInput.self).take(isPress: false, keyval: $1, keycode: $2, state: $3)
    }
    signals.connect("key-pressed", of: controller, to: press)
    signals.connect("key-released", of: controller, to: release)
    gtk_widget_add_controller(widget, controller)
  }

  func disconnect() {
    signals.disconnectAll()
    isDisconnected = true
  }

  /// Handles an event, and returns whether it was handled. An event that has to wait counts as handled, so that no other handler receives
  /// it before its turn.
  private func take(isPress: Bool, keyval: UInt32, keycode: UInt32, state: GdkModifierType) -> Bool {
    guard let event = gtk_event_controller_get_current_event(controller) else { return false }
    let key = HardwareKey(isPress: isPress, keyval: keyval, keycode: keycode, state: state, event: gdk_event_ref(event))
    return order.take(key) { key in
      defer { gdk_event_unref(key.event) }
      guard !isDisconnected else { return false }
      return key.isPress ? press(key) : release(key)
    }
  }

  /// Releases every key, because another window receives the keyboard, and with it the releases.
  func releaseAll() {
    for case let event? in held.values { content.handle(event.released(with: event.modifiers, at: time(.now))) }
    held = [:]
    heldModifiers.releaseAll()
    content.modifiersDidChange(to: heldModifiers.value)
  }

  /// Sends the content a press and a release of a key that doesn't come from a keyboard.
  func type(_ key: KeyEquivalent) {
    let event = KeyEvent(phase: .down, key: key, characters: key == .return ? "\r" : "", modifiers: [], time: time(.now))
    _ = content.handle(event)
    _ = content.handle(event.released(with: [], at: time(.now)))
  }

  private func press(_ key: HardwareKey) -> Bool {
    let (keyval, keycode, state, gdkEvent) = (key.keyval, key.keycode, key.state, key.event)
    heldModifiers.press(keyval: keyval, keycode: keycode, state: EventModifiers(state))
    content.modifiersDidChange(to: heldModifiers.value)
    let event = keyEvent(gdkEvent, keyval: keyval, keycode: keycode, state: state)
    let route = KeyRoute(
      takesText: textInput.isActive, isComposing: textInput.isComposing,
      isTextKey: KeyEquivalent.isText(keyval: keyval, modifiers: EventModifiers(state)))
    switch route {
    case .contentOnly: return deliver(event, keycode)
    case .contentFirst: return deliver(event, keycode) || filter(gdkEvent)
    case .inputMethodFirst:
      if !textInput.isComposing, let event, content.intercept(event) {
        held[keycode] = event
        return true
      }
      if filter(gdkEvent) {
        held[keycode] = .some(nil)
        return true
      }
      return deliver(event, keycode)
    }
  }

  private func release(_ key: HardwareKey) -> Bool {
    heldModifiers.release(keycode: key.keycode, state: EventModifiers(key.state))
    content.modifiersDidChange(to: heldModifiers.value)
    if textInput.isActive { _ = filter(key.event) }
    guard case let event?? = held.removeValue(forKey: key.keycode) else { return false }
    let modifiers = EventModifiers(key.state).union(event.modifiers.intersection(.numericPad))
    return content.handle(event.released(with: modifiers, at: time(.now)))
  }

  private func filter(_ event: OpaquePointer) -> Bool { order.ask { textInput.filter(event) } }

  private func deliver(_ event: KeyEvent?, _ keycode: UInt32) -> Bool {
    guard let event else { return false }
    held[keycode] = event
    return content.handle(event)
  }

  private func keyEvent(_ gdkEvent: OpaquePointer, keyval: UInt32, keycode: UInt32, state: GdkModifierType) -> KeyEvent? {
    let modifiers = EventModifiers(state, keyval: keyval)
    let display = gdk_event_get_display(gdkEvent)
    var base = oriel_base_keyval(display, keycode, Int32(gdk_key_event_get_layout(gdkEvent)), 0)
    if modifiers.makeCommands, gdk_keyval_to_unicode(base) > 0x7f {
      // Control+C is Control+C on a Cyrillic or Greek layout, too.
      let latin = oriel_base_keyval(display, keycode, 0, 1)
      if latin != 0 { base = latin }
    }
    guard let key = KeyEquivalent(keyval: keyval, base: base) else { return nil }
    return KeyEvent(
      phase: held[keycode] == nil ? .down : .repeat, key: key,
      characters: KeyEquivalent.characters(keyval: keyval, modifiers: modifiers), modifiers: modifiers,
      time: time(.event(gdkEvent)))
  }
}
