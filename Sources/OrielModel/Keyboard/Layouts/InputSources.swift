import Foundation

/// The languages of the keyboard layouts in the settings of desktop environments. Unknown layouts are left out.
package enum InputSources {
  /// An input source of GNOME: `xkb` with a name such as `de` or `de+neo`, or the name of an input method, which determines no layout.
  package struct Source: Equatable, Sendable {
    package let kind: String
    package let name: String

    package init(kind: String, name: String) {
      self.kind = kind
      self.name = name
    }
  }

  /// Returns the languages of GNOME's input sources. Recently used sources come first, in the order of their use, followed by the others.
  package static func languages(of sources: [Source], recent: [Source]) -> [String] {
    let used = recent.filter(sources.contains)
    let ordered = used + sources.filter { !used.contains($0) }
    return distinct(
      ordered.compactMap { source in
        guard source.kind == "xkb" else { return nil }
        let parts = source.name.split(separator: "+", maxSplits: 1).map(String.init)
        return language(layout: parts.first ?? "", variant: parts.count > 1 ? parts[1] : "")
      })
  }

  /// Returns the languages of KDE's `kxkbrc`, or an empty array if its layouts aren't in use.
  package static func languages(kxkbrc text: String) -> [String] {
    var values: [String: String] = [:]
    var isInGroup = false
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("[") { isInGroup = line == "[Layout]" }
      guard isInGroup, !line.hasPrefix("#"), let equals = line.firstIndex(of: "=") else { continue }
      let key = line[..<equals].trimmingCharacters(in: .whitespaces)
      values[key] = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
    }
    guard values["Use"]?.lowercased() == "true" else { return [] }
    func list(_ key: String) -> [String] {
      (values[key] ?? "").split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let variants = list("VariantList")
    return distinct(
      list("LayoutList").enumerated().compactMap { index, layout in
        language(layout: layout, variant: index < variants.count ? variants[index] : "")
      })
  }

  private static func distinct(_ languages: [String]) -> [String] {
    var found = Set<String>()
    return languages.filter { found.insert($0).inserted }
  }

  /// Returns the language of a layout of xkeyboard-config, such as `de`, or `nil` if the layout is unknown. Some variants of a country's
  /// layout are for another language.
  package static func language(layout: String, variant: String = "") -> String? {
    for exception in exceptions where exception.layout == layout && !variant.isEmpty && variant.hasPrefix(exception.prefix) {
      return exception.language
    }
    return languages[layout]
  }

  /// All languages that a layout can have.
  static var allLanguages: Set<String> { Set(languages.values).union(exceptions.compactMap(\.language)) }

  private static let languages = [
    "us": "en-US", "gb": "en-GB", "ie": "en-IE", "au": "en-AU", "nz": "en-NZ", "za": "en-ZA", "ng": "en-NG", "de": "de", "at": "de-AT",
    "ch": "de-CH", "fr": "fr", "be": "fr-BE", "ca": "fr-CA", "es": "es", "latam": "es-419", "pt": "pt", "br": "pt-BR", "it": "it",
    "nl": "nl", "dk": "da", "no": "nb", "se": "sv", "fi": "fi", "pl": "pl", "cz": "cs", "sk": "sk", "hu": "hu", "ro": "ro", "md": "ro",
    "bg": "bg", "hr": "hr", "rs": "sr", "me": "sr-Latn", "ru": "ru", "ua": "uk", "gr": "el", "tr": "tr", "il": "he", "ara": "ar",
    "eg": "ar-EG", "iq": "ar-IQ", "ma": "ar-MA", "sy": "ar-SY", "ir": "fa", "pk": "ur", "in": "hi", "th": "th",
    "vn": "vi", "id": "id",
  ]

  /// The exceptions by prefix of the variant. The language is `nil` if it has no built-in layout.
  private static let exceptions: [(layout: String, prefix: String, language: String?)] = [
    ("ca", "eng", "en-CA"), ("ca", "ike", nil), ("ca", "kut", nil), ("ca", "shs", nil), ("ch", "fr", "fr-CH"), ("ch", "legacy", "de-CH"),
    ("de", "ro", "ro"), ("de", "ru", "ru"), ("de", "tr", "tr"), ("de", "dsb", nil), ("es", "ast", nil), ("es", "cat", nil),
    ("fr", "bre", nil), ("fr", "geo", nil), ("fr", "oci", nil), ("gb", "pl", "pl"), ("gb", "gla", nil), ("it", "fur", nil),
    ("it", "geo", nil), ("it", "scn", nil), ("pl", "ru_", "ru"), ("pl", "csb", nil), ("pl", "szl", nil), ("in", "eng", "en-IN"),
    ("in", "urd", "ur"), ("in", "bolnagri", "hi"), ("in", "hin", "hi"), ("in", "deva", "hi"), ("in", "", nil), ("iq", "ku", nil),
    ("ir", "ku", nil), ("ma", "french", "fr"), ("ma", "tifinagh", nil), ("ma", "rif", nil), ("dz", "ar", "ar-DZ"), ("md", "gag", nil),
    ("me", "cyrillic", "sr"), ("no", "smi", nil), ("fi", "smi", nil), ("se", "smi", nil), ("se", "rus", "ru"), ("pk", "ara", "ar"),
    ("pk", "snd", nil), ("ro", "crh", nil), ("rs", "latin", "sr-Latn"), ("rs", "rue", nil), ("ru", "bak", nil), ("ru", "chm", nil),
    ("ru", "cv", nil), ("ru", "kom", nil), ("ru", "os_", nil), ("ru", "sah", nil), ("ru", "srp", "sr"), ("ru", "tt", nil),
    ("ru", "udm", nil), ("ru", "xal", nil), ("sy", "ku", nil), ("sy", "syc", nil), ("tr", "crh", nil), ("tr", "ku", nil),
    ("ua", "crh", nil), ("us", "chr", nil), ("us", "haw", nil), ("us", "hbs", "hr"), ("us", "rus", "ru"), ("ua", "rstu_ru", "ru"),
    ("vn", "us", "en-US"), ("vn", "fr", "fr"),
  ]
}
