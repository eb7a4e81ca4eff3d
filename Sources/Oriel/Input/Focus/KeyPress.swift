import Foundation

/// An event of a key that is pressed, repeats or is released. Mirrors SwiftUI's `KeyPress`.
public struct KeyPress: Sendable {
  /// The result of an action for a key press. Mirrors SwiftUI's `KeyPress.Result`.
  public enum Result: Sendable {
    /// The action has consumed the key, and no other view receives it.
    case handled
    /// The action has ignored the key. The enclosing views and the focused view receive it.
    case ignored
  }

  /// The phases of key presses. Mirrors SwiftUI's `KeyPress.Phases`.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key is pressed.
    public static let down = Phases(rawValue: 1)
    /// The key is held and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key is released.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The phase of the key press.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key types. When the key is released, they are those that it typed when it was pressed. The string is empty if
  /// the key types no characters.
  public let characters: String
  /// The modifier keys that are held.
  public let modifiers: EventModifiers

  init(_ event: KeyEvent) {
    phase =
      switch event.phase {
      case .down: .down
      case .repeat: .repeat
      case .up: .up
      }
    key = event.key
    characters = event.characters
    modifiers = event.modifiers
  }
}
