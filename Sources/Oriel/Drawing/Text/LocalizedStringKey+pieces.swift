import Foundation
import OrielModel

extension LocalizedStringKey {
  /// A part of the text with the style of its Markdown.
  struct Piece {
    enum Content {
      case string(String)
      /// An interpolated text with a style of its own.
      case text(Text)
    }

    var content: Content
    var style: InlineMarkdown.Style = []
    var link: String?
  }

  private func words(_ tableName: String?, _ bundle: Bundle?, _ locale: Locale) -> (format: String, language: String) {
    if let word { return BuiltInTexts.format(word, numbers: arguments.map(\.number), languages: UserLanguage.languages(for: locale)) }
    let (format, language) = BundleStrings.of(bundle).format(key, table: tableName, locale: locale, numbers: arguments.map(\.number))
    return (format ?? fallback ?? key, language)
  }

  private func format(_ tableName: String?, _ bundle: Bundle?, _ locale: Locale) -> String { words(tableName, bundle, locale).format }

  /// Returns the text without styles.
  func string(tableName: String?, bundle: Bundle?, surroundings: DateText.Surroundings) -> String {
    let (format, language) = words(tableName, bundle, surroundings.locale)
    guard InlineMarkdown.mayHaveMarkup(format) else { return Self.fill(format, arguments.map { $0.string(in: surroundings) }) }
    return pieces(format, language, surroundings.locale).map {
      switch $0.content {
      case .string(let string): string
      case .text(let text): text.string(in: surroundings)
      }
    }.joined()
  }

  /// Returns the string of the table, including its Markdown markup.
  func plainString(table: String?, bundle: Bundle?, locale: Locale) -> String {
    Self.fill(
      format(table, bundle, locale),
      arguments.map { if case .text(let text) = $0 { text.string(in: locale) } else { $0.plain(in: locale) ?? "" } })
  }

  func pieces(tableName: String?, bundle: Bundle?, locale: Locale) -> [Piece] {
    let (format, language) = words(tableName, bundle, locale)
    return pieces(format, language, locale)
  }

  /// Returns a Boolean value that indicates whether the whole text has the color of the surrounding text.
  func hasOneColor(tableName: String?, bundle: Bundle?, locale: Locale) -> Bool {
    if arguments.contains(where: { if case .text = $0 { true } else { false } }) { return false }
    return !mayHaveLinks(tableName: tableName, bundle: bundle, locale: locale)
  }

  func mayHaveLinks(tableName: String?, bundle: Bundle?, locale: Locale) -> Bool {
    let format = format(tableName, bundle, locale)
    guard InlineMarkdown.mayHaveMarkup(format) else { return false }
    return ["](", "://", "www.", "<"].contains { format.contains($0) }
  }

  /// Returns the pieces of a format. Markdown is parsed before the arguments are inserted; until then, characters that no text contains
  /// represent the arguments.
  private func pieces(_ format: String, _ language: String, _ locale: Locale) -> [Piece] {
    if !InlineMarkdown.mayHaveMarkup(format) {
      let plain = arguments.compactMap { $0.plain(in: locale) }
      if plain.count == arguments.count { return [Piece(content: .string(Self.fill(format, plain)))] }
    }
    let marked = Self.fill(format, arguments.indices.map { String(Self.placeholder($0)) })
    let inflected = Inflection.applied(to: marked, in: language) { filled($0, locale) }
    return InlineMarkdown.parse(inflected).flatMap { piece in
      let link = piece.link.map { filled($0, locale) }
      return parts(piece.text, locale).map { Piece(content: $0, style: piece.style, link: link) }
    }
  }

  private static let firstPlaceholder: UInt32 = 0xF_0000

  private static func placeholder(_ index: Int) -> Character {
    Character(Unicode.Scalar(firstPlaceholder + UInt32(min(index, 0xFFF0))) ?? "\u{FFFD}")
  }

  private func argument(_ scalar: Unicode.Scalar) -> Argument? {
    guard scalar.value >= Self.firstPlaceholder else { return nil }
    let index = Int(scalar.value - Self.firstPlaceholder)
    return arguments.indices.contains(index) ? arguments[index] : nil
  }

  private func parts(_ text: String, _ locale: Locale) -> [Piece.Content] {
    var parts: [Piece.Content] = []
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch argument(scalar) {
      case .text(let text):
        if !plain.isEmpty { parts.append(.string(String(plain))) }
        plain = .init()
        parts.append(.text(text))
      case let argument?: plain.append(contentsOf: (argument.plain(in: locale) ?? "").unicodeScalars)
      case nil: plain.append(scalar)
      }
    }
    if !plain.isEmpty { parts.append(.string(String(plain))) }
    return parts
  }

  private func filled(_ text: String, _ locale: Locale) -> String {
    parts(text, locale).map {
      switch $0 {
      case .string(let string): string
      case .text(let text): text.string(in: locale)
      }
    }.joined()
  }
}
