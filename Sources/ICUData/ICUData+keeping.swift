extension ICUData {
  /// Returns the data without the items that only languages other than the given ones and English need: sort orders, spelled-out numbers,
  /// word lists, text encodings, and the names of languages, regions, currencies, units and time zones. The formats of dates and numbers
  /// are kept for all languages, because the user's formats are independent of the program's language.
  ///
  /// - Parameter languages: Language codes such as "de", "pt-BR" or "zh_Hant". All scripts and regions of a language are kept.
  package func keeping(languages: [String]) -> ICUData {
    let codes = Self.codes(of: languages)
    return ICUData(header: header, items: items.filter { Self.keeps($0, codes: codes) })
  }

  /// Groups of languages that ICU has under several codes, or that share data.
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

  /// The word lists of languages that are written without spaces, which find the ends of words.
  private static var lists: [String: Set<String>] {
    ["burmesedict": ["my"], "cjdict": ["ja", "zh"], "khmerdict": ["km"], "laodict": ["lo"], "thaidict": ["th"]]
  }

  private static func keeps(_ item: Item, codes: Set<String>) -> Bool {
    let path = item.name.split(separator: "/").dropFirst()
    guard let file = path.last, let dot = file.lastIndex(of: ".") else { return true }
    let stem = String(file[..<dot])
    let hasEastAsian = !codes.isDisjoint(with: ["ja", "ko", "zh"])
    switch file[dot...] {
    // Single-byte encodings are small. The others are those of East Asia.
    case ".cnv": return hasEastAsian || item.bytes.count < 6000
    // Foundation uses neither confusable characters nor profiles of network protocols.
    case ".cfu", ".spp": return false
    case ".brk": return hasEastAsian || !stem.hasSuffix("_cj")
    case ".dict": return lists[stem].map { !codes.isDisjoint(with: $0) } ?? true
    case ".res":
      // The root folder has the formats, and the folder of transforms has one file for all scripts.
      guard path.count > 1, path.first != "translit", !isShared(stem) else { return true }
      return codes.contains(String(stem.prefix { $0 != "_" }))
    default: return true
    }
  }

  /// Indicates whether a file belongs to all languages of its folder.
  private static func isShared(_ stem: String) -> Bool { ["pool", "res_index", "supplementalData", "tzdbNames"].contains(stem) }
}
