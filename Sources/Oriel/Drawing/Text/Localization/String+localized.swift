import Foundation

extension String {
  /// A string with interpolations that is looked up in a translation table. Mirrors Foundation's `String.LocalizationValue`.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let key: LocalizedStringKey

    /// Creates a value without interpolations.
    public init(_ value: String) { key = LocalizedStringKey(value) }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) { key = LocalizedStringKey(stringInterpolation: stringInterpolation.key) }

    /// The interpolations of a value.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var key: LocalizedStringKey.StringInterpolation

      public init(literalCapacity: Int, interpolationCount: Int) {
        key = LocalizedStringKey.StringInterpolation(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      }

      public mutating func appendLiteral(_ literal: String) { key.appendLiteral(literal) }

      /// Appends a string.
      public mutating func appendInterpolation(_ string: String) { key.appendInterpolation(string) }

      /// Appends an integer, formatted for the locale.
      public mutating func appendInterpolation<Subject: FixedWidthInteger>(_ value: Subject) { key.appendInterpolation(value) }

      /// Appends a number with six decimal places, formatted for the locale.
      public mutating func appendInterpolation(_ value: Double) { key.appendInterpolation(value) }

      /// Appends a number with six decimal places, formatted for the locale.
      public mutating func appendInterpolation(_ value: Float) { key.appendInterpolation(value) }

      /// Appends a number with six decimal places, formatted for the locale.
      public mutating func appendInterpolation(_ value: CGFloat) { key.appendInterpolation(value) }

      /// Appends a number in the format of C's `printf`.
      public mutating func appendInterpolation(_ value: Double, specifier: String) { key.appendInterpolation(value, specifier: specifier) }

      /// Appends an integer in the format of C's `printf`.
      public mutating func appendInterpolation<Subject: FixedWidthInteger & CVarArg>(_ value: Subject, specifier: String) {
        key.appendInterpolation(value, specifier: specifier)
      }

      /// Appends a value with a format style.
      public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == String {
        key.appendInterpolation(input, format: format)
      }

      /// Appends the string of a resource.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) { key.appendInterpolation(Text(resource)) }
    }
  }

  /// Creates the translation of a string, or the string itself if there is none. Mirrors Foundation's
  /// `init(localized:table:bundle:locale:comment:)`.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .user,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.key.plainString(table: table, bundle: bundle, locale: locale)
  }

  /// Creates the translation for a key, or the default value if there is none. Mirrors Foundation's
  /// `init(localized:defaultValue:table:bundle:locale:comment:)`.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .user, comment: StaticString? = nil
  ) {
    self = LocalizedStringKey(key.description, standingFor: defaultValue.key).plainString(table: table, bundle: bundle, locale: locale)
  }

  /// Creates the string of a resource in the resource's language. Mirrors Foundation's `init(localized:)`.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = resource.localizedKey.plainString(table: resource.table, bundle: resource.foundBundle, locale: resource.locale)
  }
}
