import Foundation
import OrielModel

extension AttributedString {
  /// Creates the translation of a string, with its Markdown interpreted. Mirrors Foundation's
  /// `init(localized:table:bundle:locale:comment:)`.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .user,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key, table, bundle, locale)
  }

  /// Creates the translation for a key, or the default value if there is none, with its Markdown interpreted. Mirrors Foundation's
  /// `init(localized:defaultValue:table:bundle:locale:comment:)`.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .user, comment: StaticString? = nil
  ) {
    self.init(LocalizedStringKey(key.description, standingFor: defaultValue.key), table, bundle, locale)
  }

  /// Creates the string of a resource in the resource's language, with its Markdown interpreted. Mirrors Foundation's `init(localized:)`.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self.init(resource.localizedKey, resource.table, resource.foundBundle, resource.locale)
  }

  private init(_ key: LocalizedStringKey, _ table: String?, _ bundle: Bundle?, _ locale: Locale) {
    self.init()
    let pieces = key.pieces(tableName: table, bundle: bundle, locale: locale).map { piece in
      let text =
        switch piece.content {
        case .string(let string): string
        case .text(let text): text.string(in: locale)
        }
      return InlineMarkdown.Piece(text: text, style: piece.style, link: piece.link)
    }
    append(pieces, nil, keepsBreaks: false)
  }
}
