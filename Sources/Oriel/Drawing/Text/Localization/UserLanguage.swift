import Foundation
import OrielModel
import Synchronization

/// The user's languages and the format of dates and numbers, by the environment variables of a Linux process.
///
/// Foundation doesn't read these variables: its `Locale.current` is the same for all users.
package struct UserLanguage: Equatable, Sendable {
  /// The language of the texts with the region of the formats.
  package let locale: Locale
  /// The languages as BCP 47 tags, the preferred one first. The array is empty only if Foundation's is.
  package let languages: [String]

  private init(locale: Locale, languages: [String]) {
    self.locale = locale
    self.languages = languages
  }

  /// Foundation's languages and locale, which apply to the locale `C`.
  package static let foundation = UserLanguage(locale: .current, languages: Locale.preferredLanguages)

  /// Creates a value from the variables of POSIX and gettext.
  ///
  /// The languages of texts are those of `LANGUAGE`, or else that of the first nonempty variable among `LC_ALL`, `LC_MESSAGES` and `LANG`.
  /// The region of formats is that of `LC_ALL`, or else of the first of `LC_TIME`, `LC_NUMERIC` and `LANG` that specifies one, or else that
  /// of the texts' language. `C`, `POSIX` and invalid locale names keep Foundation's values.
  package init(environment: EnvironmentVariables) {
    let words = Self.words(environment)
    let region = Self.formats(environment).compactMap { POSIXLocale($0)?.region }.first
    guard !words.isEmpty || region != nil else {
      self = .foundation
      return
    }
    let first = words.first ?? POSIXLocale(Self.foundation.locale.identifier) ?? POSIXLocale(language: "en")
    self.init(
      locale: Locale(identifier: first.moved(to: region).identifier),
      languages: words.isEmpty ? Self.foundation.languages : words.map(\.tag))
  }

  /// Returns the locales of the texts, or an empty array if the app's development language is preferred.
  private static func words(_ environment: EnvironmentVariables) -> [POSIXLocale] {
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { value($0, environment) }.first
    let own = [name.flatMap { POSIXLocale($0) }].compactMap(\.self)
    // As with gettext, the locale C means that no translation is wanted. Containers have C.UTF-8 or no locale at all, which isn't a choice
    // of the user's.
    let hasLanguage = !own.isEmpty || name == nil || name?.hasPrefix("C.") == true
    guard hasLanguage, let list = value("LANGUAGE", environment) else { return own }
    let names = list.split(separator: ":").map(String.init)
    let wanted = names.prefix { !POSIXLocale.isC($0) }
    let languages = wanted.compactMap { POSIXLocale($0) }
    return languages.isEmpty && wanted.count == names.count ? own : languages
  }

  private static func formats(_ environment: EnvironmentVariables) -> [String] {
    if let all = value("LC_ALL", environment) { return [all] }
    return ["LC_TIME", "LC_NUMERIC", "LANG"].compactMap { value($0, environment) }
  }

  /// Returns the value of a variable, or `nil` if it is missing or empty.
  private static func value(_ name: String, _ environment: EnvironmentVariables) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  // MARK: Derived values

  package var calendar: Calendar {
    var calendar = Calendar.current
    if calendar.locale?.identifier != locale.identifier { calendar.locale = locale }
    return calendar
  }

  /// Indicates whether the app's texts are read from right to left: in the first of the user's languages into which the app is translated,
  /// or else in its development language.
  package var isRightToLeft: Bool { isRightToLeft(in: .of(nil)) }

  func isRightToLeft(in strings: BundleStrings) -> Bool {
    Locale.Language(identifier: strings.language(for: languages)).characterDirection == .rightToLeft
  }

  /// Returns the languages in which a text with a locale is looked up. The user's own locale represents all of their languages.
  static func languages(for locale: Locale) -> [String] {
    let user = current
    return locale.identifier == user.locale.identifier ? user.languages : [locale.identifier]
  }

  // MARK: The current process

  private static let told = Mutex<UserLanguage?>(nil)

  /// The languages that the platform has set before it shows a window. Until then, and in tests, they are Foundation's, which are the same
  /// on every machine.
  package static var current: UserLanguage {
    get { told.withLock { $0 } ?? foundation }
    set { told.withLock { $0 = newValue } }
  }
}

extension Locale {
  /// The user's locale, which `current` isn't on Linux.
  @usableFromInline static var user: Locale { UserLanguage.current.locale }
}
