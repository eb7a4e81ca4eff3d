import Foundation

/// The language whose rules apply to the typesetting of text, such as the forms of glyphs and the positions of line breaks. Mirrors
/// SwiftUI's `TypesettingLanguage`.
public struct TypesettingLanguage: Equatable, Sendable {
  /// The language, or `nil` for that of the process.
  let language: Locale.Language?

  /// The user's language.
  public static let automatic = TypesettingLanguage(language: nil)

  /// Returns the typesetting by the rules of a language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { TypesettingLanguage(language: language) }
}

private enum TypesettingLanguageKey: EnvironmentKey { static var defaultValue: String? { nil } }

extension EnvironmentValues {
  /// The language as a BCP 47 tag, or `nil` for that of the process.
  var typesettingTag: String? {
    get { self[TypesettingLanguageKey.self] }
    set { self[TypesettingLanguageKey.self] = newValue }
  }
}

extension View {
  /// Sets the language whose rules apply to the typesetting of texts in the view, such as for characters that have different glyphs in
  /// Japanese and Chinese. The language of the strings doesn't change. Mirrors SwiftUI's `typesettingLanguage(_:isEnabled:)`.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Sets the language whose rules apply to the typesetting of texts in the view. Mirrors SwiftUI's `typesettingLanguage(_:isEnabled:)`.
  nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    let tag = language.language?.minimalIdentifier
    return transformEnvironment(\.typesettingTag) { if isEnabled { $0 = tag } }
  }
}
