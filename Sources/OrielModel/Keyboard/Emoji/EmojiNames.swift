import Foundation

/// The names of emoji in a language other than English, from CLDR's annotations if they are installed.
package struct EmojiNames: Sendable {
  private var names: [String: String] = [:]
  private var words: [String: [String]] = [:]

  /// The directory in which Debian's package unicode-cldr-core installs them.
  package static let directory = "/usr/share/unicode/cldr/common"

  /// Reads the files of a language, given as a BCP 47 tag. The result is `nil` if there are none. Reading takes some tenths of a second.
  package init?(language: String, directory: String = EmojiNames.directory) {
    let parts = language.split { $0 == "-" || $0 == "_" }.map(String.init)
    let base = ["nb": "no", "nn": "no", "iw": "he"][parts.first ?? ""] ?? parts.first ?? ""
    let name = parts.contains("Latn") ? base + "_Latn" : base
    for folder in ["annotations", "annotationsDerived"] {
      guard let data = FileManager.default.contents(atPath: "\(directory)/\(folder)/\(name).xml") else { continue }
      read(String(decoding: data, as: UTF8.self))
    }
    if names.isEmpty { return nil }
  }

  init(xml: String) { read(xml) }

  /// Reads one element per line: `<annotation cp="😀">Gesicht | lol</annotation>`. With `type="tts"`, the element contains the name.
  private mutating func read(_ xml: String) {
    for line in xml.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let line = String(line), let start = line.firstRange(of: "<annotation cp=\""),
        let quote = line[start.upperBound...].firstIndex(of: "\""), let open = line[quote...].firstIndex(of: ">"),
        let close = line[open...].firstIndex(of: "<")
      else { continue }
      let emoji = Self.key(String(line[start.upperBound..<quote]))
      let content = String(line[line.index(after: open)..<close]).replacing("&amp;", with: "&").replacing("&lt;", with: "<")
      if line[quote..<open].contains("tts") { names[emoji] = content }
      words[emoji, default: []] += content.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
  }

  /// Returns the key for an emoji, without the variation selector for emoji presentation, which CLDR leaves out.
  private static func key(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value != 0xFE0F }))
  }

  package func name(of emoji: String) -> String? { names[Self.key(emoji)] }

  func words(of emoji: String) -> [String] { words[Self.key(emoji)] ?? [] }
}
