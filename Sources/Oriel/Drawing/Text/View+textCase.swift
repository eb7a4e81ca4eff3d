import Foundation

extension EnvironmentValues {
  /// The case in which texts show their letters; nil, which is the default, as they are written.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// The string as it is shown, by the rules of the locale's language.
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
  /// Shows the letters of all texts within in a case; nil shows them as they are written. What is typed in a field stays as it is.
  /// Mirrors SwiftUI's `textCase(_:)`.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
