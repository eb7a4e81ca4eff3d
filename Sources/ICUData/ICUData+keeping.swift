extension ICUData {
  /// Leaves out what only languages other than these and English need: sort orders, spelled-out numbers, lists of words, text encodings, and the
  /// names of languages, regions, currencies, units and time zones. How a language writes dates and numbers stays for all of them: a user has
  /// formats of their own, whatever language the program speaks.
  ///
  /// `languages` are codes such as "de", "pt-BR" or "zh_Hant"; all scripts and regions of a language stay.
  package func keeping(languages: [String]) -> ICUData {
    let codes = Self.codes(of: languages)
    return ICUData(header: header, items: items.filter { Self.keeps($0, codes: codes) })
  }

  /// Languages that ICU has under several codes, or that take data from each other.
  private static var relatives: [Set<String>] {
    [
      ["no", "nb", "nn"], ["he", "iw"], ["id", "in"], ["yi", "ji"], ["fil", "tl"], ["ro", "mo"], ["sr", "sh", "hr", "bs"], ["jv", "jw"],
      ["zh", "yue"],
    ]
  }

  private static func codes(of languages: [String]) -> Set<String> {
    var codes: Set = ["root", "en"]
    for language in languages {
      let code = String(language.lowercased().prefix { $0.isLetter })
      codes.insert(code)
      for group in relatives where group.contains(code) { codes.formUnion(group) }
    }
    return codes
  }

  /// Languages that are written without spaces, with the list of words that finds where theirs end.
  private static var lists: [String: Set<String>] {
    ["burmesedict": ["my"], "cjdict": ["ja", "zh"], "khmerdict": ["km"], "laodict": ["lo"], "thaidict": ["th"]]
  }

  private static func keeps(_ item: Item, codes: Set<String>) -> Bool {
    let path = item.name.split(separator: "/").dropFirst()
    guard let file = path.last, let dot = file.lastIndex(of: ".") else { return true }
    let stem = String(file[..<dot])
    let hasEastAsian = !codes.isDisjoint(with: ["ja", "ko", "zh"])
    switch file[dot...] {
    // Encodings with a byte a letter are small; the others are those of East Asia.
    case ".cnv": return hasEastAsian || item.bytes.count < 6000
    // Names that look alike, and profiles of network protocols: Foundation asks for neither.
    case ".cfu", ".spp": return false
    case ".brk": return hasEastAsian || !stem.hasSuffix("_cj")
    case ".dict": return lists[stem].map { !codes.isDisjoint(with: $0) } ?? true
    case ".res":
      // The package's own folder has the formats, and that of transforms has one file of all scripts.
      guard path.count > 1, path.first != "translit", !isShared(stem) else { return true }
      return codes.contains(String(stem.prefix { $0 != "_" }))
    default: return true
    }
  }

  /// Whether a file of a folder belongs to all languages in it.
  private static func isShared(_ stem: String) -> Bool { ["pool", "res_index", "supplementalData", "tzdbNames"].contains(stem) }
}
