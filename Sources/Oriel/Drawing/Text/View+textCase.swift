import Foundation

extension EnvironmentValues {
  /// The case of the letters of texts, or `nil`, the default, if it isn't changed. Mirrors SwiftUI's `textCase`.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// Returns the string in the text case, by the rules of the locale's language.
  func cased(_ string: String) -> String {
    switch textCase {
    case .uppercase: string.uppercased(with: locale)
    case .lowercase: string.lowercased(with: locale)
    case nil: string
    }
  }
}

private enum TextCaseKey: EnvironmentKey {
  static let defaultValue: Text.Case? = nil
}

extension View {
  /// Sets the case of the letters of all texts in the view; `nil` doesn't change them. The text of a text field isn't changed. Mirrors
  /// SwiftUI's `textCase(_:)`.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
