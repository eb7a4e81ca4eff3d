import CGTK
import Foundation

/// A language's words, by a dictionary of Hunspell's that is installed.
@MainActor
package final class SpellDictionary {
  private let hunspell: Hunspell
  private let handle: Hunspell.Handle
  /// The dictionary's own, such as `UTF-8` or `ISO8859-1`.
  private let encoding: String

  /// A dictionary of files. Nil where Hunspell isn't installed, or a file can't be read.
  package init?(path: String) {
    guard let hunspell = Hunspell.library, FileManager.default.isReadableFile(atPath: path + ".aff"),
      FileManager.default.isReadableFile(atPath: path + ".dic"), let handle = hunspell.create(path + ".aff", path + ".dic")
    else { return nil }
    self.hunspell = hunspell
    self.handle = handle
    encoding = hunspell.encoding(handle).map { String(cString: $0) } ?? "UTF-8"
  }

  // Dictionaries that are read stay for the life of the program, so that none of them frees its handle.
  private static var known: [String: SpellDictionary?] = [:]

  /// Whether Hunspell is installed.
  package static var isAvailable: Bool { Hunspell.library != nil }

  /// The dictionary of a language, which is read once; nil where there is none. Reading takes some hundredths of a second.
  package static func of(_ language: String) -> SpellDictionary? {
    if let known = known[language] { return known }
    let dictionary = path(of: language).flatMap { SpellDictionary(path: $0) }
    known[language] = .some(dictionary)
    return dictionary
  }

  /// The languages of installed dictionaries, such as `en_US`, in alphabetical order.
  package static var languages: [String] { Hunspell.library == nil ? [] : installed().keys.sorted() }

  /// Whether the language has a word. A word that the dictionary's encoding can't write is none of its words.
  package func contains(_ word: String) -> Bool {
    guard let encoded = encoded(word) else { return false }
    return hunspell.spell(handle, encoded) != 0
  }

  /// Words that may have been meant, the likeliest first.
  package func suggestions(for word: String) -> [String] {
    guard let encoded = encoded(word) else { return [] }
    var words: Hunspell.Words?
    let count = hunspell.suggest(handle, &words, encoded)
    defer { hunspell.freeList(handle, &words, count) }
    guard let words else { return [] }
    return (0..<Int(count)).compactMap { words[$0].flatMap(decoded) }
  }

  private func encoded(_ word: String) -> [CChar]? {
    // Dictionaries have the straight apostrophe, texts the typographic one, too.
    let plain = word.replacing("\u{2019}", with: "'")
    if encoding == "UTF-8" { return Array(plain.utf8CString) }
    guard let text = g_convert(plain, -1, encoding, "UTF-8", nil, nil, nil) else { return nil }
    defer { g_free(text) }
    return Array(UnsafeBufferPointer(start: text, count: strlen(text) + 1))
  }

  private func decoded(_ word: UnsafeMutablePointer<CChar>) -> String? {
    if encoding == "UTF-8" { return String(cString: word) }
    guard let text = g_convert(word, -1, "UTF-8", encoding, nil, nil, nil) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }

  // MARK: Files

  /// The path of a language's files, without their extensions.
  private static func path(of language: String) -> String? {
    let files = installed()
    let name = language.replacing("-", with: "_")
    if let exact = files[name] { return exact }
    let code = String(name.prefix { $0 != "_" })
    // Of several regions, the user's own, then the one that is called as the language is, as in de_DE, then the first.
    let region = Locale.current.region.map { "\(code)_\($0.identifier)" }
    let candidates = [region, "\(code)_\(code.uppercased())", code == "en" ? "en_US" : nil, code].compactMap(\.self)
    return candidates.lazy.compactMap { files[$0] }.first ?? files.keys.filter { $0.hasPrefix(code + "_") }.min().flatMap { files[$0] }
  }

  /// What dictionaries there are, by language; earlier folders win.
  private static func installed() -> [String: String] {
    var files: [String: String] = [:]
    for folder in folders() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names where name.hasSuffix(".aff") {
        let language = String(name.dropLast(4))
        if files[language] == nil, names.contains(language + ".dic") { files[language] = "\(folder)/\(language)" }
      }
    }
    return files
  }

  /// Those of `DICPATH`, as for Hunspell's own program, then those of the user and of the system.
  private static func folders() -> [String] {
    let environment = ProcessInfo.processInfo.environment
    func list(_ name: String) -> [String] { (environment[name] ?? "").split(separator: ":").map(String.init) }
    let home = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory() + "/.local/share"
    let system = list("XDG_DATA_DIRS").isEmpty ? ["/usr/local/share", "/usr/share"] : list("XDG_DATA_DIRS")
    return list("DICPATH") + ([home] + system).flatMap { ["\($0)/hunspell", "\($0)/myspell"] }
  }
}
