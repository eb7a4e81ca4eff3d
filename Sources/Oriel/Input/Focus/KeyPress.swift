import Foundation

/// A key that goes down, repeats or comes up. Mirrors SwiftUI's `KeyPress`.
public struct KeyPress: Sendable {
  /// What became of a key press. Mirrors SwiftUI's `KeyPress.Result`.
  public enum Result: Sendable {
    /// The key has done what it does, and nobody else gets it.
    case handled
    /// The key goes on to the views around, and to the view with the focus.
    case ignored
  }

  /// Mirrors SwiftUI's `KeyPress.Phases`.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let down = Phases(rawValue: 1)
    /// The key is held, and acts again.
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  public let phase: Phases
  public let key: KeyEquivalent
  /// What the key types, or typed as it went down where it comes up; empty where it types nothing.
  public let characters: String
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
