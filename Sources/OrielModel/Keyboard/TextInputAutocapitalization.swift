import Foundation

/// The capitalization that a keyboard applies automatically. Mirrors SwiftUI's `TextInputAutocapitalization`.
public struct TextInputAutocapitalization: Sendable, Equatable {
  package let style: UITextAutocapitalizationType

  /// Creates the counterpart of a UIKit style. The result is never `nil`. Mirrors SwiftUI's `init(_:)`.
  public init?(_ type: UITextAutocapitalizationType) { style = type }

  private init(style: UITextAutocapitalizationType) { self.style = style }

  /// No automatic capitalization.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(style: .none) }
  /// Capitalization of the first letter of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(style: .words) }
  /// Capitalization of the first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(style: .sentences) }
  /// Capitalization of every letter.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(style: .allCharacters) }
}
