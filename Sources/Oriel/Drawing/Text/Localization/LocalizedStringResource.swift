import Foundation

/// A string that is looked up in a translation table when it is used. Mirrors Foundation's `LocalizedStringResource`.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The bundle with the translation table. Mirrors Foundation's `LocalizedStringResource.BundleDescription`.
  public enum BundleDescription: Equatable, Sendable {
    /// The main bundle.
    case main
    /// The bundle at a URL.
    case atURL(URL)
  }

  /// The key in the table.
  public let key: String
  /// The value for a key without a translation.
  public let defaultValue: String.LocalizationValue
  /// The name of the table, or `nil` for `Localizable`.
  public let table: String?
  /// The locale of `String(localized:)`. A `Text` uses that of its environment.
  public var locale: Locale
  /// The bundle with the table.
  public let bundle: BundleDescription

  /// Creates a resource whose key is also its default value.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .user, bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key.key, keyAndValue, table, locale, bundle)
  }

  /// Creates a resource with a key and a default value.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .user,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key.description, defaultValue, table, locale, bundle)
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  private init(
    _ key: String, _ defaultValue: String.LocalizationValue, _ table: String?, _ locale: Locale, _ bundle: BundleDescription
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  var localizedKey: LocalizedStringKey { LocalizedStringKey(key, standingFor: defaultValue.key) }

  /// The bundle, or `nil` for the main bundle.
  var foundBundle: Bundle? {
    switch bundle {
    case .main: nil
    case .atURL(let url): Bundle(url: url)
    }
  }
}

extension Text {
  /// Creates a text that shows the string of a resource in the language of the environment. Mirrors SwiftUI's `init(_:)` for a
  /// `LocalizedStringResource`.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(.localized(resource.localizedKey, tableName: resource.table, bundle: resource.foundBundle))
  }
}
