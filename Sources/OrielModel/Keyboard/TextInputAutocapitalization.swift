import Foundation

/// What a keyboard writes in capitals by itself. Mirrors SwiftUI's `TextInputAutocapitalization`.
public struct TextInputAutocapitalization: Sendable, Equatable {
  package let style: UITextAutocapitalizationType

  /// Mirrors SwiftUI's `init(_:)`. Each style there is has a counterpart.
  public init?(_ type: UITextAutocapitalizationType) { style = type }

  private init(style: UITextAutocapitalizationType) { self.style = style }

  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(style: .none) }
  /// The first letter of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(style: .words) }
  /// The first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(style: .sentences) }
  /// Every letter.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(style: .allCharacters) }
}
