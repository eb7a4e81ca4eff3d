import CGTK
import Oriel

extension EventModifiers {
  /// Creates the modifiers of an event. `keyval` is the key of a key event: keys of the keypad add `numericPad`.
  init(_ state: GdkModifierType, keyval: UInt32 = 0) {
    self = []
    if state.rawValue & GDK_LOCK_MASK.rawValue != 0 { insert(.capsLock) }
    if state.rawValue & GDK_SHIFT_MASK.rawValue != 0 { insert(.shift) }
    if state.rawValue & GDK_CONTROL_MASK.rawValue != 0 { insert(.control) }
    if state.rawValue & GDK_ALT_MASK.rawValue != 0 { insert(.option) }
    if state.rawValue & (GDK_SUPER_MASK.rawValue | GDK_META_MASK.rawValue) != 0 { insert(.command) }
    if (UInt32(GDK_KEY_KP_Space)...UInt32(GDK_KEY_KP_9)).contains(keyval) || keyval == UInt32(GDK_KEY_KP_Equal) {
      insert(.numericPad)
    }
  }

  /// Indicates whether a key that is pressed with these modifiers is a command and types no text.
  var makeCommands: Bool { !isDisjoint(with: [.control, .option, .command]) }
}
