import CGTK
import Oriel

/// The modifier keys that are held, derived from the key events. An event's state precedes its own key, so that key is added.
struct HeldModifiers {
  private(set) var value: EventModifiers = []
  /// The modifiers of the pressed keys, by hardware key.
  private var keys: [UInt32: EventModifiers] = [:]

  mutating func press(keyval: UInt32, keycode: UInt32, state: EventModifiers) {
    let own = Self.modifier(of: keyval)
    // Caps Lock is toggled rather than held. A repeated event while it is down is no press.
    if own == .capsLock {
      if keys[keycode] == nil { value = state.symmetricDifference(.capsLock) }
    } else {
      value = state.union(own).union(held)
    }
    if !own.isEmpty { keys[keycode] = own }
  }

  mutating func release(keycode: UInt32, state: EventModifiers) {
    let own = keys.removeValue(forKey: keycode) ?? []
    if own != .capsLock { value = state.subtracting(own).union(held) }
  }

  /// Releases all keys when another window receives the keyboard, and with it their releases.
  mutating func releaseAll() { self = HeldModifiers() }

  private var held: EventModifiers { keys.values.reduce(EventModifiers()) { $0.union($1) }.subtracting(.capsLock) }

  private static func modifier(of keyval: UInt32) -> EventModifiers {
    switch Int32(bitPattern: keyval) {
    case GDK_KEY_Shift_L, GDK_KEY_Shift_R: .shift
    case GDK_KEY_Control_L, GDK_KEY_Control_R: .control
    case GDK_KEY_Alt_L, GDK_KEY_Alt_R: .option
    case GDK_KEY_Super_L, GDK_KEY_Super_R: .command
    case GDK_KEY_Caps_Lock: .capsLock
    default: []
    }
  }
}
