import Foundation

/// The capitalization that a keyboard applies automatically. Mirrors UIKit's `UITextAutocapitalizationType`.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No automatic capitalization.
  case none = 0
  /// Capitalization of the first letter of each word.
  case words = 1
  /// Capitalization of the first letter of each sentence.
  case sentences = 2
  /// Capitalization of every letter.
  case allCharacters = 3
}
