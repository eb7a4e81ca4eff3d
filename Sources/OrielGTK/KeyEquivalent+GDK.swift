import CGTK
import Oriel

extension KeyEquivalent {
  /// Creates the key of a GDK key value, or `nil` for keys that aren't key equivalents: modifiers, dead keys and media keys. `base` is the
  /// value of the same hardware key without modifiers, or 0 if that is unknown.
  init?(keyval: UInt32, base: UInt32) {
    if let named = Self.named(keyval) {
      self = named
    } else if let typed = Self.typed(base) ?? Self.typed(gdk_keyval_to_lower(keyval)), !Self.isDead(keyval) {
      self = typed
    } else {
      return nil
    }
  }

  /// Returns the text that a key value types with its modifiers.
  static func characters(keyval: UInt32, modifiers: EventModifiers) -> String {
    if modifiers.makeCommands { return "" }
    switch Int32(bitPattern: keyval) {
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: return "\r"
    case GDK_KEY_Tab, GDK_KEY_KP_Tab, GDK_KEY_ISO_Left_Tab: return "\t"
    default: return typed(keyval).map { String($0.character) } ?? ""
    }
  }

  /// Indicates whether an input method receives the key before the content does, because the key types or composes text.
  static func isText(keyval: UInt32, modifiers: EventModifiers) -> Bool {
    if modifiers.makeCommands || named(keyval).map({ $0 != .space }) ?? false { return false }
    return typed(keyval) != nil || isDead(keyval)
  }

  private static func typed(_ keyval: UInt32) -> KeyEquivalent? {
    guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(keyval)), scalar.value >= 0x20, scalar.value != 0x7f else { return nil }
    return KeyEquivalent(Character(scalar))
  }

  /// Indicates whether a key value is that of a dead accent, Compose or an input method's key. These have no character; X11 has two blocks
  /// of them.
  private static func isDead(_ keyval: UInt32) -> Bool {
    (0xfe50...0xfe93).contains(keyval) || (UInt32(GDK_KEY_Multi_key)...UInt32(GDK_KEY_Eisu_toggle)).contains(keyval)
  }

  private static func named(_ keyval: UInt32) -> KeyEquivalent? {
    if (UInt32(GDK_KEY_F1)...UInt32(GDK_KEY_F35)).contains(keyval) {
      return Unicode.Scalar(0xf704 + keyval - UInt32(GDK_KEY_F1)).map { KeyEquivalent(Character($0)) }
    }
    return switch Int32(bitPattern: keyval) {
    case GDK_KEY_Up, GDK_KEY_KP_Up: .upArrow
    case GDK_KEY_Down, GDK_KEY_KP_Down: .downArrow
    case GDK_KEY_Left, GDK_KEY_KP_Left: .leftArrow
    case GDK_KEY_Right, GDK_KEY_KP_Right: .rightArrow
    case GDK_KEY_Home, GDK_KEY_KP_Home: .home
    case GDK_KEY_End, GDK_KEY_KP_End: .end
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: .pageUp
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: .pageDown
    case GDK_KEY_Escape: .escape
    case GDK_KEY_Menu: "\u{F735}"
    case GDK_KEY_BackSpace: .delete
    case GDK_KEY_Delete, GDK_KEY_KP_Delete: .deleteForward
    case GDK_KEY_Clear, GDK_KEY_KP_Begin: .clear
    case GDK_KEY_Tab, GDK_KEY_KP_Tab, GDK_KEY_ISO_Left_Tab: .tab
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: .return
    case GDK_KEY_space, GDK_KEY_KP_Space: .space
    default: nil
    }
  }
}
