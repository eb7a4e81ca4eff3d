import Foundation

/// A locale name in the syntax of POSIX and gettext environment variables: `de_DE.UTF-8@euro`, `sr_RS@latin`, `pt_BR`.
package struct POSIXLocale: Equatable, Sendable {
  package var language: String
  var script: String?
  package var region: String?

  package init(language: String, script: String? = nil, region: String? = nil) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// The BCP 47 tag, such as "sr-Latn-RS".
  package var tag: String { parts.joined(separator: "-") }
  /// The identifier in Foundation's syntax, such as "sr_Latn_RS".
  package var identifier: String { parts.joined(separator: "_") }

  private var parts: [String] { [language, script, region].compactMap(\.self) }

  /// Returns the locale with another region. The script of the language doesn't change.
  package func moved(to newRegion: String?) -> POSIXLocale {
    guard let newRegion, newRegion != region else { return self }
    var moved = self
    moved.region = newRegion
    // For example, Chinese as written in Taiwan keeps its traditional script in Germany.
    let letters = Locale.Language(identifier: tag).script
    if letters != Locale.Language(identifier: moved.tag).script { moved.script = letters?.identifier }
    return moved
  }
}

extension POSIXLocale {
  private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "arabic": "Arab", "devanagari": "Deva"]

  /// Parses the name of a locale. The result is `nil` for `C` and `POSIX`, which have no language, and for an invalid name.
  package init?(_ name: String) {
    let halves = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).map { $0.prefix { $0 != "." } }
    let parts = (halves.first ?? "").split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }.map(String.init)
    guard let language = parts.first, (2...3).contains(language.count), Self.areLetters(language) else { return nil }
    self.init(language: language.lowercased())
    for part in parts.dropFirst() {
      switch part.count {
      case 4 where Self.areLetters(part) && script == nil && region == nil: script = part.capitalized
      case 2 where Self.areLetters(part) && region == nil: region = part.uppercased()
      case 3 where part.allSatisfy({ $0.isASCII && $0.isNumber }) && region == nil: region = part
      default: return nil
      }
    }
    if script == nil, halves.count > 1 { script = Self.scripts[halves[1].lowercased()] }
  }

  /// Returns a Boolean value that indicates whether a name is that of the `C` or `POSIX` locale, in any encoding.
  package static func isC(_ name: String) -> Bool { ["C", "POSIX"].contains(String(name.prefix { $0 != "." })) }

  private static func areLetters(_ part: String) -> Bool { part.allSatisfy { $0.isASCII && $0.isLetter } }
}
