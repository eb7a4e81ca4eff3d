import CGTK
import COrielGTK
import Foundation
import Oriel

/// Turns the surface's key events into `KeyEvent`s and shares them with the input method, in the order of `KeyRoute`.
@MainActor
final class KeyInput {
  private let content: any WindowContent
  private let textInput: TextInput
  private let time: (GdkEventTime) -> TimeInterval
  private let controller: OpaquePointer
  private lazy var signals = SignalConnections(owner: self)
  /// By hardware key: what the content was told, nil if the input method took the key.
  private var held: [UInt32: KeyEvent?] = [:]
  private var heldModifiers = HeldModifiers()

  init(
    widget: UnsafeMutablePointer<GtkWidget>, content: any WindowContent, textInput: TextInput,
    time: @escaping (GdkEventTime) -> TimeInterval
  ) {
    self.content = content
    self.textInput = textInput
    self.time = time
    controller = gtk_event_controller_key_new()
    let press: @convention(c) @MainActor (OpaquePointer, UInt32, UInt32, GdkModifierType, UnsafeMutableRawPointer) -> gboolean = {
      owner($4, as: KeyInput.self).press(keyval: $1, keycode: $2, state: $3) ? 1 : 0
    }
    let release: @convention(c) @MainActor (OpaquePointer, UInt32, UInt32, GdkModifierType, UnsafeMutableRawPointer) -> Void = {
      owner($4, as: KeyInput.self).release(keycode: $2, state: $3)
    }
    signals.connect("key-pressed", of: controller, to: press)
    signals.connect("key-released", of: controller, to: release)
    gtk_widget_add_controller(widget, controller)
  }

  func disconnect() { signals.disconnectAll() }

  /// Releases every key: the keyboard went to another window, where its releases will go too.
  func releaseAll() {
    for case let event? in held.values { content.handle(event.released(with: event.modifiers, at: time(.now))) }
    held = [:]
    heldModifiers.releaseAll()
    content.modifiersDidChange(to: heldModifiers.value)
  }

  private func press(keyval: UInt32, keycode: UInt32, state: GdkModifierType) -> Bool {
    heldModifiers.press(keyval: keyval, keycode: keycode, state: EventModifiers(state))
    content.modifiersDidChange(to: heldModifiers.value)
    guard let gdkEvent = gtk_event_controller_get_current_event(controller) else { return false }
    let event = keyEvent(gdkEvent, keyval: keyval, keycode: keycode, state: state)
    let route = KeyRoute(
      takesText: textInput.isActive, isComposing: textInput.isComposing,
      isTextKey: KeyEquivalent.isText(keyval: keyval, modifiers: EventModifiers(state)))
    switch route {
    case .contentOnly: return deliver(event, keycode)
    case .contentFirst: return deliver(event, keycode) || textInput.filter(gdkEvent)
    case .inputMethodFirst:
      if !textInput.isComposing, let event, content.intercept(event) {
        held[keycode] = event
        return true
      }
      if textInput.filter(gdkEvent) {
        held[keycode] = .some(nil)
        return true
      }
      return deliver(event, keycode)
    }
  }

  private func release(keycode: UInt32, state: GdkModifierType) {
    heldModifiers.release(keycode: keycode, state: EventModifiers(state))
    content.modifiersDidChange(to: heldModifiers.value)
    if textInput.isActive, let gdkEvent = gtk_event_controller_get_current_event(controller) { _ = textInput.filter(gdkEvent) }
    guard case let event?? = held.removeValue(forKey: keycode) else { return }
    let modifiers = EventModifiers(state).union(event.modifiers.intersection(.numericPad))
    content.handle(event.released(with: modifiers, at: time(.now)))
  }

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
      // Control+C is Control+C on a Cyrillic or Greek layout too.
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
