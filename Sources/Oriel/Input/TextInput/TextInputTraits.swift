import Foundation
import OrielModel

/// What the text fields around ask of a keyboard: which keys it shows, what it writes in capitals, what its Return key says.
package struct TextInputTraits: Equatable, Sendable {
  package var keyboardType: UIKeyboardType
  package var textContentType: UITextContentType?
  /// Nil where nothing was asked for: a keyboard then begins sentences with a capital.
  package var autocapitalization: TextInputAutocapitalization?
  /// Nil where nothing was asked for.
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

  /// What an input method should take the text for.
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
