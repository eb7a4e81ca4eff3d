import Foundation
import OrielModel

/// The key of a text in a translation table. Mirrors SwiftUI's `LocalizedStringKey`.
///
/// The text is looked up, in the language of the environment's `locale`, in the bundle's `Localizable.xcstrings`, `.strings` and
/// `.stringsdict`, with the plural forms for its numbers. A key without a translation is shown itself. Inline Markdown in the text is
/// interpreted (emphasis, code, strikethrough, links); Markdown in interpolated values isn't.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// An argument for a specifier of the format.
  enum Argument: Equatable, Sendable {
    /// A string. The number, if any, selects the plural form.
    case string(String, number: Double? = nil)
    /// A number that is formatted for the locale: the digits of an integer or a decimal fraction, with a decimal point and a minus sign if
    /// necessary.
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

    /// Returns the string of the argument, or `nil` for a text, which has a style of its own.
    func plain(in locale: Locale) -> String? {
      switch self {
      case .string(let string, _): string
      case .digits(let digits, _): LocalizedNumberFormat.write(digits, in: locale)
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
  /// The text for a key without a translation, or `nil` if it is the key itself.
  private(set) var fallback: String?

  /// One of Oriel's own strings, which replaces the lookup in tables, or `nil`.
  private(set) var word: BuiltInText?

  /// Creates the key of one of Oriel's own strings.
  init(_ word: BuiltInText, _ arguments: [Argument]) {
    key = word.rawValue
    self.arguments = arguments
    self.word = word
  }

  /// Creates a key with the name `name`, for which `key` is the text without a translation.
  init(_ name: String, standingFor key: LocalizedStringKey) {
    self.key = name
    arguments = key.arguments
    fallback = key.fallback ?? key.key
  }

  /// Creates a key without interpolations.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// The interpolations of a key.
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

    /// Appends a string.
    public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

    /// Appends an integer, formatted for the locale, such as 1,234 with grouping by commas.
    public mutating func appendInterpolation<Subject: FixedWidthInteger>(_ value: Subject) {
      append("%lld", .digits(String(value), number: Double(value)))
    }

    /// Appends a number with six decimal places, formatted for the locale.
    public mutating func appendInterpolation(_ value: Double) { append("%lf", .digits(String(format: "%lf", value), number: value)) }

    /// Appends a number with six decimal places, formatted for the locale.
    public mutating func appendInterpolation(_ value: Float) { appendInterpolation(Double(value)) }

    /// Appends a number with six decimal places, formatted for the locale.
    public mutating func appendInterpolation(_ value: CGFloat) { appendInterpolation(Double(value)) }

    /// Appends a number in the format of C's `printf`.
    public mutating func appendInterpolation(_ value: Double, specifier: String) {
      append(specifier, .string(String(format: specifier, value), number: value))
    }

    /// Appends a number in the format of C's `printf`.
    public mutating func appendInterpolation(_ value: Float, specifier: String) { appendInterpolation(Double(value), specifier: specifier) }

    /// Appends a number in the format of C's `printf`.
    public mutating func appendInterpolation(_ value: CGFloat, specifier: String) {
      appendInterpolation(Double(value), specifier: specifier)
    }

    /// Appends an integer in the format of C's `printf`.
    public mutating func appendInterpolation<Subject: FixedWidthInteger & CVarArg>(_ value: Subject, specifier: String) {
      append(specifier, .string(String(format: specifier, value), number: Double(value)))
    }

    /// Appends a value with a formatter. The result is empty if the formatter doesn't support the value.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil) {
      append("%@", .string(formatter?.written(subject) ?? String(describing: subject)))
    }

    /// Appends an object with a formatter. The result is empty if the formatter doesn't support the object.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      append("%@", .string(formatter?.written(subject) ?? subject.description))
    }

    /// Appends a value with a format style, in the language of the environment unless the style has a language of its own.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .formatted(FormattedValue(input, format)))
    }

    /// Appends a text with a style of its own.
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

    /// Appends an image.
    public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }

    /// Appends an attributed string.
    public mutating func appendInterpolation(_ attributedString: AttributedString) { append("%@", .text(Text(attributedString))) }

    /// Appends the description of a value.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append("%@", .string(String(describing: value))) }
  }

  /// Returns the format with its specifiers, including positional ones such as `%2$@`, replaced by the formatted arguments. Without
  /// arguments the text isn't a format, and a percent sign in it is literal.
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
