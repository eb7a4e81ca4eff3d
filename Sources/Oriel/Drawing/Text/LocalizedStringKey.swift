import Foundation
import OrielModel

/// The key of a text in a table of translations. Mirrors SwiftUI's `LocalizedStringKey`.
///
/// The text is looked up, in the language of the environment's `locale`, in the bundle's `Localizable.xcstrings`, `.strings` and `.stringsdict`,
/// with the forms that numbers ask for; a key without a translation stands for itself. Inline Markdown in it has its effect (emphasis, code,
/// strikethrough, links); what is put in for interpolations has none.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// What stands for a specifier of the format.
  enum Argument: Equatable, Sendable {
    /// The number decides between forms.
    case string(String, number: Double? = nil)
    /// As the locale writes it: the digits of an integer or a decimal fraction, with a point and a minus where it has them.
    case digits(String, number: Double)
    case formatted(FormattedValue)
    case text(Text)

    var number: Double? {
      switch self {
      case .string(_, let number): number
      case .digits(_, let number): number
      case .formatted, .text: nil
      }
    }

    /// Nil for a text, which has its own look.
    func plain(in locale: Locale) -> String? {
      switch self {
      case .string(let string, _): string
      case .digits(let digits, _): LocaleDigits.write(digits, in: locale)
      case .formatted(let value): value.string(in: locale)
      case .text: nil
      }
    }

    func string(in surroundings: DateText.Surroundings) -> String {
      if case .text(let text) = self { text.string(in: surroundings) } else { plain(in: surroundings.locale) ?? "" }
    }
  }

  let key: String
  let arguments: [Argument]
  /// What stands for a key without a translation; nil is the key.
  private(set) var fallback: String?

  /// Oriel's own word, which the key stands for in place of what tables have.
  private(set) var word: OwnWord?

  /// A key for one of Oriel's own words.
  init(_ word: OwnWord, _ arguments: [Argument]) {
    key = word.rawValue
    self.arguments = arguments
    self.word = word
  }

  /// A name for another key, which stands for it without a translation.
  init(_ name: String, standingFor key: LocalizedStringKey) {
    self.key = name
    arguments = key.arguments
    fallback = key.fallback ?? key.key
  }

  public init(_ value: String) {
    key = value
    arguments = []
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    private mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }

    public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

    /// An integer as the locale writes it: 1,234 where it groups by commas.
    public mutating func appendInterpolation<Subject: FixedWidthInteger>(_ value: Subject) {
      append("%lld", .digits(String(value), number: Double(value)))
    }

    /// A number with six decimal places, as the locale writes it.
    public mutating func appendInterpolation(_ value: Double) { append("%lf", .digits(String(format: "%lf", value), number: value)) }

    public mutating func appendInterpolation(_ value: Float) { appendInterpolation(Double(value)) }

    public mutating func appendInterpolation(_ value: CGFloat) { appendInterpolation(Double(value)) }

    /// A number as C's `printf` writes it.
    public mutating func appendInterpolation(_ value: Double, specifier: String) {
      append(specifier, .string(String(format: specifier, value), number: value))
    }

    public mutating func appendInterpolation(_ value: Float, specifier: String) { appendInterpolation(Double(value), specifier: specifier) }

    public mutating func appendInterpolation(_ value: CGFloat, specifier: String) {
      appendInterpolation(Double(value), specifier: specifier)
    }

    public mutating func appendInterpolation<Subject: FixedWidthInteger & CVarArg>(_ value: Subject, specifier: String) {
      append(specifier, .string(String(format: specifier, value), number: Double(value)))
    }

    /// A value as a formatter writes it; one that it can't write is empty.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil) {
      append("%@", .string(formatter?.written(subject) ?? String(describing: subject)))
    }

    /// An object as a formatter writes it; one that it can't write is empty.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      append("%@", .string(formatter?.written(subject) ?? subject.description))
    }

    /// A value as a format style writes it, in the language of the surroundings unless the style has one of its own.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .formatted(FormattedValue(input, format)))
    }

    /// A text with its own look.
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

    /// An image within the text.
    public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }

    public mutating func appendInterpolation(_ attributedString: AttributedString) { append("%@", .text(Text(attributedString))) }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append("%@", .string(String(describing: value))) }
  }

  /// Puts the arguments, formatted already, in place of the specifiers, positional ones such as `%2$@` included. Without arguments the text
  /// is no format: a percent sign in it stands for itself.
  static func fill(_ format: String, _ arguments: [String]) -> String {
    guard !arguments.isEmpty, format.utf8.contains(UInt8(ascii: "%")) else { return format }
    var result = ""
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let end = rest.firstIndex(where: { $0.isLetter || $0 == "@" }) else {
        result += "%"
        continue
      }
      let flags = rest[..<end]
      var after = rest.index(after: end)
      if rest[end] == "l" { while after < rest.endIndex, "ldufi".contains(rest[after]) { after = rest.index(after: after) } }
      let position = flags.split(separator: "$").first.flatMap { flags.contains("$") ? Int($0) : nil }
      let index = position.map { $0 - 1 } ?? next
      if position == nil { next += 1 }
      if arguments.indices.contains(index) { result += arguments[index] }
      rest = rest[after...]
    }
    return result + rest
  }
}
