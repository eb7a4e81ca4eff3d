import Foundation
import OrielModel

/// The traits that text fields request of a keyboard: the type of the keys, the capitalization and the label of the Return key.
package struct TextInputTraits: Equatable, Sendable {
  package var keyboardType: UIKeyboardType
  package var textContentType: UITextContentType?
  /// The capitalization, or `nil` for the keyboard's default, which capitalizes sentences.
  package var autocapitalization: TextInputAutocapitalization?
  /// Indicates whether text is corrected, or `nil` for the keyboard's default.
  package var autocorrection: Bool?
  package var submitLabel: SubmitLabel

  package init(
    keyboardType: UIKeyboardType = .default, textContentType: UITextContentType? = nil,
    autocapitalization: TextInputAutocapitalization? = nil, autocorrection: Bool? = nil, submitLabel: SubmitLabel = .return
  ) {
    self.keyboardType = keyboardType
    self.textContentType = textContentType
    self.autocapitalization = autocapitalization
    self.autocorrection = autocorrection
    self.submitLabel = submitLabel
  }

  /// The purpose of the text for an input method.
  package var purpose: TextInputState.Purpose {
    switch keyboardType {
    case .numberPad, .asciiCapableNumberPad: .digits
    case .decimalPad: .number
    case .phonePad: .phone
    case .URL: .url
    case .emailAddress: .email
    case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter, .webSearch: .text
    }
  }
}

private enum TextInputTraitsKey: EnvironmentKey { static var defaultValue: TextInputTraits { TextInputTraits() } }

extension EnvironmentValues {
  package var textInputTraits: TextInputTraits {
    get { self[TextInputTraitsKey.self] }
    set { self[TextInputTraitsKey.self] = newValue }
  }
}
