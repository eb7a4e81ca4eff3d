import Foundation

/// One emoji, by what it is found and called.
package struct Emoji: Equatable, Sendable {
  package let text: String
  /// In English.
  package let name: String
  /// What it is found by, in small letters.
  let words: [String]
  /// Whether it has skin tones.
  package let hasTones: Bool

  /// The emoji as it is, for a list in which it has its tone already.
  package func typed(as text: String) -> Emoji { Emoji(text: text, name: name, words: words, hasTones: false) }

  /// The emoji in each of the five skin tones.
  package var tones: [String] {
    guard hasTones, let first = text.unicodeScalars.first else { return [] }
    let rest = text.unicodeScalars.dropFirst()
    return (0x1F3FB...0x1F3FF).map { tone in
      var toned = String.UnicodeScalarView([first, Unicode.Scalar(UInt32(tone))!])
      // A tone takes the place of the sign that asks for colour.
      toned.append(contentsOf: rest.first?.value == 0xFE0F ? rest.dropFirst() : rest)
      return String(toned)
    }
  }
}

/// The emoji that the on-screen keyboard has.
package struct EmojiCatalog: Sendable {
  /// In the order of `EmojiCatalog.groupNames`.
  package let groups: [[Emoji]]
  private let byText: [String: Emoji]

  /// As `KeyWords` calls the groups.
  package static let groupNames = [
    "smileys & people", "animals & nature", "food & drink", "travel & places", "activities", "objects", "signs", "flags",
  ]

  /// Read when it is first asked for.
  package static let standard = EmojiCatalog(EmojiData.text)

  init(_ data: String) {
    var groups: [[Emoji]] = []
    for line in data.split(separator: "\n") {
      if line.hasPrefix("== ") {
        groups.append([])
        continue
      }
      guard let space = line.firstIndex(of: " "), !groups.isEmpty else { continue }
      let hasTones = line[..<space].hasSuffix("+")
      let parts = line[line.index(after: space)...].split(separator: "|", maxSplits: 1)
      let words = parts.joined(separator: " ").lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
      groups[groups.count - 1].append(
        Emoji(text: String(line[..<space].dropLast(hasTones ? 1 : 0)), name: String(parts[0]), words: words, hasTones: hasTones))
    }
    self.groups = groups
    byText = Dictionary(groups.joined().map { ($0.text, $0) }) { first, _ in first }
  }

  /// An emoji, in whatever skin tone.
  package func emoji(_ text: String) -> Emoji? {
    if let emoji = byText[text] { return emoji }
    let plain = String(String.UnicodeScalarView(text.unicodeScalars.filter { !(0x1F3FB...0x1F3FF).contains($0.value) }))
    guard plain != text, let first = plain.unicodeScalars.first else { return nil }
    return byText[plain] ?? byText[String(first) + "\u{FE0F}" + String(plain.unicodeScalars.dropFirst())]
  }

  /// What is found by words, each of which begins one of the emoji's: its name first, then whole words, each in the order of the groups.
  package func search(_ query: String, names: EmojiNames? = nil, limit: Int) -> [Emoji] {
    let wanted = query.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard !wanted.isEmpty, limit > 0 else { return [] }
    let name = wanted.joined(separator: " ")
    var ranked: [[Emoji]] = [[], [], [], []]
    for emoji in groups.joined() {
      let own = names?.words(of: emoji.text) ?? []
      guard wanted.allSatisfy({ word in emoji.words.contains { $0.hasPrefix(word) } || own.contains { $0.hasPrefix(word) } }) else {
        continue
      }
      if emoji.name == name || names?.name(of: emoji.text)?.lowercased() == name {
        ranked[0].append(emoji)
        continue
      }
      let starts = emoji.words.first?.hasPrefix(wanted[0]) == true || own.first?.hasPrefix(wanted[0]) == true
      let isWhole = wanted.allSatisfy { emoji.words.contains($0) || own.contains($0) }
      ranked[isWhole ? 1 : starts ? 2 : 3].append(emoji)
    }
    return Array(ranked.joined().prefix(limit))
  }
}
