/// A key, identified by the character that it types without modifiers. Mirrors SwiftUI's `KeyEquivalent`.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that identifies the key.
  public var character: Character

  /// Creates the key that a character identifies.
  public init(_ character: Character) { self.character = character }

  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  /// The Up Arrow key.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The Down Arrow key.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The Left Arrow key.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The Right Arrow key.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The Backspace key, which deletes backward.
  public static let delete = KeyEquivalent("\u{08}")
  /// The Delete key, which deletes forward.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The Home key.
  public static let home = KeyEquivalent("\u{F729}")
  /// The End key.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The Page Up key.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The Page Down key.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The Clear key.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The Tab key.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The Return key.
  public static let `return` = KeyEquivalent("\r")

  /// The key that opens the menu of the focused view, and the key that does so with Shift.
  static let contextMenu = KeyEquivalent("\u{F735}")
  static let f10 = KeyEquivalent("\u{F70D}")
}
