import Foundation

extension String {
  /// A string that is looked up in a table of translations, with what is put in. Mirrors Foundation's `String.LocalizationValue`.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let key: LocalizedStringKey

    public init(_ value: String) { key = LocalizedStringKey(value) }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) { key = LocalizedStringKey(stringInterpolation: stringInterpolation.key) }

    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var key: LocalizedStringKey.StringInterpolation

      public init(literalCapacity: Int, interpolationCount: Int) {
        key = LocalizedStringKey.StringInterpolation(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      }

      public mutating func appendLiteral(_ literal: String) { key.appendLiteral(literal) }

      public mutating func appendInterpolation(_ string: String) { key.appendInterpolation(string) }

      /// An integer as the locale writes it.
      public mutating func appendInterpolation<Subject: FixedWidthInteger>(_ value: Subject) { key.appendInterpolation(value) }

      /// A number with six decimal places, as the locale writes it.
      public mutating func appendInterpolation(_ value: Double) { key.appendInterpolation(value) }

      public mutating func appendInterpolation(_ value: Float) { key.appendInterpolation(value) }

      public mutating func appendInterpolation(_ value: CGFloat) { key.appendInterpolation(value) }

      /// A number as C's `printf` writes it.
      public mutating func appendInterpolation(_ value: Double, specifier: String) { key.appendInterpolation(value, specifier: specifier) }

      public mutating func appendInterpolation<Subject: FixedWidthInteger & CVarArg>(_ value: Subject, specifier: String) {
        key.appendInterpolation(value, specifier: specifier)
      }

      /// A value as a format style writes it.
      public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == String {
        key.appendInterpolation(input, format: format)
      }

      public mutating func appendInterpolation(_ resource: LocalizedStringResource) { key.appendInterpolation(Text(resource)) }
    }
  }

  /// The translation of a string, which stands for itself where there is none. Mirrors Foundation's
  /// `init(localized:table:bundle:locale:comment:)`.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .user,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.key.plainString(table: table, bundle: bundle, locale: locale)
  }

  /// The translation for a key, or else the default value. Mirrors Foundation's
  /// `init(localized:defaultValue:table:bundle:locale:comment:)`.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .user, comment: StaticString? = nil
  ) {
    self = LocalizedStringKey(key.description, standingFor: defaultValue.key).plainString(table: table, bundle: bundle, locale: locale)
  }

  /// The string of a resource, in the resource's language. Mirrors Foundation's `init(localized:)`.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = resource.localizedKey.plainString(table: resource.table, bundle: resource.foundBundle, locale: resource.locale)
  }
}
