import Foundation

/// By the rules of which language text is set: which forms its glyphs have, where its lines may end. Mirrors SwiftUI's
/// `TypesettingLanguage`.
public struct TypesettingLanguage: Equatable, Sendable {
  /// Nil is the process's.
  let language: Locale.Language?

  /// As the user's language has it.
  public static let automatic = TypesettingLanguage(language: nil)

  /// As a language has it.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { TypesettingLanguage(language: language) }
}

private enum TypesettingLanguageKey: EnvironmentKey { static var defaultValue: String? { nil } }

extension EnvironmentValues {
  /// A BCP-47 tag; nil is the process's language.
  var typesettingTag: String? {
    get { self[TypesettingLanguageKey.self] }
    set { self[TypesettingLanguageKey.self] = newValue }
  }
}

extension View {
  /// Sets the texts within by the rules of a language, as where Japanese and Chinese have different glyphs for one character. The strings
  /// stay in the surroundings' language. Mirrors SwiftUI's `typesettingLanguage(_:isEnabled:)`.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Sets the texts within by the rules of a language. Mirrors SwiftUI's `typesettingLanguage(_:isEnabled:)`.
  nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    let tag = language.language?.minimalIdentifier
    return transformEnvironment(\.typesettingTag) { if isEnabled { $0 = tag } }
  }
}
