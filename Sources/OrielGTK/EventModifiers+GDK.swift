import CGTK
import Oriel

extension EventModifiers {
  /// `keyval` is the key of a key event: the keypad's keys set `numericPad`.
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

  /// Whether a key held with these modifiers is a command and types nothing.
  var makeCommands: Bool { !isDisjoint(with: [.control, .option, .command]) }
}
