import Foundation

/// The key of a text in a table of translations. Mirrors SwiftUI's `LocalizedStringKey`.
///
/// The text is looked up in the bundle's `Localizable.strings`; a key without a translation stands for itself.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let key: String
  let arguments: [String]

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
    var arguments: [String] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    private mutating func append(_ specifier: String, _ argument: String) {
      key += specifier
      arguments.append(argument)
    }

    public mutating func appendInterpolation(_ string: String) { append("%@", string) }

    public mutating func appendInterpolation<Subject: FixedWidthInteger>(_ value: Subject) { append("%lld", String(value)) }

    public mutating func appendInterpolation(_ value: Double) { append("%lf", String(format: "%lf", value)) }

    public mutating func appendInterpolation(_ value: Float) { append("%lf", String(format: "%lf", Double(value))) }

    public mutating func appendInterpolation(_ value: CGFloat) { append("%lf", String(format: "%lf", Double(value))) }

    public mutating func appendInterpolation(_ value: Double, specifier: String) { append(specifier, String(format: specifier, value)) }

    public mutating func appendInterpolation(_ value: Float, specifier: String) {
      append(specifier, String(format: specifier, Double(value)))
    }

    public mutating func appendInterpolation(_ value: Int, specifier: String) { append(specifier, String(format: specifier, value)) }

    public mutating func appendInterpolation(_ value: CGFloat, specifier: String) {
      append(specifier, String(format: specifier, Double(value)))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
      append("%@", format.format(input))
    }

    public mutating func appendInterpolation(_ text: Text) { append("%@", text.string(in: .current)) }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append("%@", String(describing: value)) }
  }

  func string(tableName: String?, bundle: Bundle?, locale: Locale) -> String {
    if bundle == nil, !Self.mainBundleIsLocalized { return Self.fill(key, arguments) }
    let format = (bundle ?? .main).localizedString(forKey: key, value: key, table: tableName)
    return Self.fill(format, arguments)
  }

  private static let mainBundleIsLocalized = !Bundle.main.localizations.isEmpty

  /// Puts the arguments, formatted already, in place of the specifiers, positional ones such as `%2$@` included.
  static func fill(_ format: String, _ arguments: [String]) -> String {
    guard format.utf8.contains(UInt8(ascii: "%")) else { return format }
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
