import Foundation
import OrielModel

extension View {
  /// Sets the keyboard type of the text fields in this view. Mirrors SwiftUI's `keyboardType(_:)`.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.textInputTraits) { $0.keyboardType = type }
  }

  /// Sets the content type of the text fields in this view, such as a postal code, or `nil` for none. Mirrors SwiftUI's
  /// `textContentType(_:)`.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEnvironment(\.textInputTraits) { $0.textContentType = textContentType }
  }

  /// Sets the automatic capitalization of the text fields in this view. `nil` selects the keyboard's default, which capitalizes sentences.
  /// Mirrors SwiftUI's `textInputAutocapitalization(_:)`.
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    transformEnvironment(\.textInputTraits) { $0.autocapitalization = autocapitalization }
  }

  /// Sets the automatic capitalization, under the older name of `textInputAutocapitalization(_:)`. Mirrors SwiftUI's
  /// `autocapitalization(_:)`.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }

  /// Sets whether autocorrection is disabled for the text fields in this view. Mirrors SwiftUI's `autocorrectionDisabled(_:)`.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { environment(\.autocorrectionDisabled, disable) }

  /// Sets whether autocorrection is disabled, under the older name of `autocorrectionDisabled(_:)`. `nil` selects the keyboard's default.
  /// Mirrors SwiftUI's `disableAutocorrection(_:)`.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { environment(\.disableAutocorrection, disable) }

  /// Sets the label of the key that submits the text fields in this view. Mirrors SwiftUI's `submitLabel(_:)`.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.textInputTraits) { $0.submitLabel = submitLabel }
  }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether autocorrection is disabled. Mirrors SwiftUI's `autocorrectionDisabled`.
  public var autocorrectionDisabled: Bool {
    get { textInputTraits.autocorrection == false }
    set { textInputTraits.autocorrection = !newValue }
  }

  /// A Boolean value that indicates whether autocorrection is disabled, or `nil` if it isn't set. Mirrors SwiftUI's
  /// `disableAutocorrection`.
  public var disableAutocorrection: Bool? {
    get { textInputTraits.autocorrection.map { !$0 } }
    set { textInputTraits.autocorrection = newValue.map { !$0 } }
  }
}
