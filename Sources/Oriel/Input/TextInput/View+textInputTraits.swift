import Foundation
import OrielModel

extension View {
  /// Which keys the keyboard shows for the text fields inside. Mirrors SwiftUI's `keyboardType(_:)`.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.textInputTraits) { $0.keyboardType = type }
  }

  /// What the text fields inside are about, such as a postal code; nil for nothing in particular. Mirrors SwiftUI's
  /// `textContentType(_:)`.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEnvironment(\.textInputTraits) { $0.textContentType = textContentType }
  }

  /// What the keyboard writes in capitals by itself; nil leaves it to the keyboard, which begins sentences with one. Mirrors
  /// SwiftUI's `textInputAutocapitalization(_:)`.
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    transformEnvironment(\.textInputTraits) { $0.autocapitalization = autocapitalization }
  }

  /// The older spelling of `textInputAutocapitalization(_:)`. Mirrors SwiftUI's `autocapitalization(_:)`.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }

  /// Whether the text fields inside are left uncorrected. Mirrors SwiftUI's `autocorrectionDisabled(_:)`.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { environment(\.autocorrectionDisabled, disable) }

  /// The older spelling of `autocorrectionDisabled(_:)`; nil leaves it to the keyboard. Mirrors SwiftUI's
  /// `disableAutocorrection(_:)`.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { environment(\.disableAutocorrection, disable) }

  /// What the key says that submits the text fields inside. Mirrors SwiftUI's `submitLabel(_:)`.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.textInputTraits) { $0.submitLabel = submitLabel }
  }
}

extension EnvironmentValues {
  /// Whether text is left uncorrected. Mirrors SwiftUI's `autocorrectionDisabled`.
  public var autocorrectionDisabled: Bool {
    get { textInputTraits.autocorrection == false }
    set { textInputTraits.autocorrection = !newValue }
  }

  /// Whether text is left uncorrected; nil where nothing was said. Mirrors SwiftUI's `disableAutocorrection`.
  public var disableAutocorrection: Bool? {
    get { textInputTraits.autocorrection.map { !$0 } }
    set { textInputTraits.autocorrection = newValue.map { !$0 } }
  }
}
