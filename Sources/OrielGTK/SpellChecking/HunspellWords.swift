import CGTK
import Foundation

/// The words of one Hunspell dictionary. The type isn't thread-safe: only one thread may call Hunspell at a time.
final class HunspellWords {
  private let hunspell: Hunspell
  private let handle: Hunspell.Handle
  /// The dictionary's encoding, such as `UTF-8` or `ISO8859-1`.
  private let encoding: String

  /// Loads a dictionary from files, without their extensions. Returns `nil` if Hunspell isn't installed, or a file can't be read.
  init?(path: String) {
    guard let hunspell = Hunspell.library, FileManager.default.isReadableFile(atPath: path + ".aff"),
      FileManager.default.isReadableFile(atPath: path + ".dic"), let handle = hunspell.create(path + ".aff", path + ".dic")
    else { return nil }
    self.hunspell = hunspell
    self.handle = handle
    encoding = hunspell.encoding(handle).map { String(cString: $0) } ?? "UTF-8"
  }

  deinit { hunspell.destroy(handle) }

  /// Indicates whether the language has a word. A word that can't be encoded in the dictionary's encoding isn't one of its words.
  func contains(_ word: String) -> Bool {
    guard let encoded = encoded(word) else { return false }
    return hunspell.spell(handle, encoded) != 0
  }

  /// Returns words that may have been meant, the most likely first.
  func suggestions(for word: String) -> [String] {
    guard let encoded = encoded(word) else { return [] }
    var words: Hunspell.Words?
    let count = hunspell.suggest(handle, &words, encoded)
    defer { hunspell.freeList(handle, &words, count) }
    guard let words else { return [] }
    return (0..<Int(count)).compactMap { words[$0].flatMap(decoded) }
  }

  private func encoded(_ word: String) -> [CChar]? {
    // Dictionaries have the straight apostrophe, while texts may have the typographic one.
    let plain = word.replacing("\u{2019}", with: "'")
    if encoding == "UTF-8" { return Array(plain.utf8CString) }
    guard let text = g_convert(plain, -1, encoding, "UTF-8", nil, nil, nil) else { return nil }
    defer { g_free(text) }
    return Array(UnsafeBufferPointer(start: text, count: strlen(text) + 1))
  }

  /// Decodes a text in the dictionary's encoding.
  func decoded(_ data: Data) -> String? {
    if encoding == "UTF-8" { return String(decoding: data, as: UTF8.self) }
    return data.withUnsafeBytes { bytes in
      guard let start = bytes.bindMemory(to: CChar.self).baseAddress,
        let text = g_convert(start, gssize(bytes.count), "UTF-8", encoding, nil, nil, nil)
      else { return nil }
      defer { g_free(text) }
      return String(cString: text)
    }
  }

  private func decoded(_ word: UnsafeMutablePointer<CChar>) -> String? {
    if encoding == "UTF-8" { return String(cString: word) }
    guard let text = g_convert(word, -1, "UTF-8", encoding, nil, nil, nil) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }
}
