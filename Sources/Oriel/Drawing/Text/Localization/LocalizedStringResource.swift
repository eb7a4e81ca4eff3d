import Foundation

/// A string that is looked up in a table of translations once it is used. Mirrors Foundation's `LocalizedStringResource`.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Where the table is. Mirrors Foundation's `LocalizedStringResource.BundleDescription`.
  public enum BundleDescription: Equatable, Sendable {
    /// The program's own.
    case main
    case atURL(URL)
  }

  public let key: String
  /// What stands for a key without a translation.
  public let defaultValue: String.LocalizationValue
  public let table: String?
  /// The language of `String(localized:)`; a `Text` has that of its surroundings.
  public var locale: Locale
  public let bundle: BundleDescription

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .user, bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key.key, keyAndValue, table, locale, bundle)
  }

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

  /// Nil is the program's own.
  var foundBundle: Bundle? {
    switch bundle {
    case .main: nil
    case .atURL(let url): Bundle(url: url)
    }
  }
}

extension Text {
  /// The string of a resource, in the language of the surroundings. Mirrors SwiftUI's `init(_:)` for a `LocalizedStringResource`.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(.localized(resource.localizedKey, tableName: resource.table, bundle: resource.foundBundle))
  }
}
