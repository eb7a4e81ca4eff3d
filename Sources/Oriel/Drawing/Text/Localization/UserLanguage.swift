import Foundation
import OrielModel
import Synchronization

/// What the user reads and how dates and numbers are written for them, as the environment of a Linux program says.
///
/// Foundation knows nothing of that environment: its `Locale.current` is the same for everybody.
package struct UserLanguage: Equatable, Sendable {
  /// The language of the words with the region of the formats.
  package let locale: Locale
  /// BCP 47 tags, the best first; never empty where Foundation's list isn't.
  package let languages: [String]

  private init(locale: Locale, languages: [String]) {
    self.locale = locale
    self.languages = languages
  }

  /// What Foundation says, which stands for the locale `C`.
  package static let foundation = UserLanguage(locale: .current, languages: Locale.preferredLanguages)

  /// Reads the variables of POSIX and gettext.
  ///
  /// Words are in the languages of `LANGUAGE`, or else in that of the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that isn't empty. Formats are
  /// those of the region of `LC_ALL`, or else of the first of `LC_TIME`, `LC_NUMERIC` and `LANG` that names one; without any, of the words'
  /// region. `C`, `POSIX` and what names no locale leave things as Foundation has them.
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

  /// Empty for a program's own words.
  private static func words(_ environment: EnvironmentVariables) -> [POSIXLocale] {
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { value($0, environment) }.first
    let own = [name.flatMap { POSIXLocale($0) }].compactMap(\.self)
    // As gettext has it, who asks for C doesn't want a translation. A container has C.UTF-8, or nothing at all, without anybody asking for it.
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

  /// An empty variable is none.
  private static func value(_ name: String, _ environment: EnvironmentVariables) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  // MARK: What follows

  package var calendar: Calendar {
    var calendar = Calendar.current
    if calendar.locale?.identifier != locale.identifier { calendar.locale = locale }
    return calendar
  }

  /// Whether the program's words are read from right to left: those in the first of the user's languages that it has, or else its own.
  package var isRightToLeft: Bool { isRightToLeft(in: .of(nil)) }

  func isRightToLeft(in strings: BundleStrings) -> Bool {
    Locale.Language(identifier: strings.language(for: languages)).characterDirection == .rightToLeft
  }

  /// The languages in which a text with a locale is looked up: the user's own locale stands for all that they read.
  static func languages(for locale: Locale) -> [String] {
    let user = current
    return locale.identifier == user.locale.identifier ? user.languages : [locale.identifier]
  }

  // MARK: The process's

  private static let told = Mutex<UserLanguage?>(nil)

  /// What the desktop tells before it shows anything; until then, and so in tests, what Foundation says, on every machine the same.
  package static var current: UserLanguage {
    get { told.withLock { $0 } ?? foundation }
    set { told.withLock { $0 = newValue } }
  }
}

extension Locale {
  /// The user's own, which `current` isn't on Linux.
  @usableFromInline static var user: Locale { UserLanguage.current.locale }
}
