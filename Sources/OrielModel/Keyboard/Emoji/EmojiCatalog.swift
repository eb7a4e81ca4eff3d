import Foundation

/// An emoji with its name and its search terms.
package struct Emoji: Equatable, Sendable {
  package let text: String
  /// The name in English.
  package let name: String
  /// The search terms, in lowercase.
  let words: [String]
  /// Indicates whether the emoji has skin tones.
  package let hasTones: Bool

  /// Returns the emoji with another text and without skin tones, for a list in which the text already includes a tone.
  package func typed(as text: String) -> Emoji { Emoji(text: text, name: name, words: words, hasTones: false) }

  /// The emoji in each of the five skin tones, or an empty array if it has none.
  package var tones: [String] {
    guard hasTones, let first = text.unicodeScalars.first else { return [] }
    let rest = text.unicodeScalars.dropFirst()
    return (0x1F3FB...0x1F3FF).map { tone in
      var toned = String.UnicodeScalarView([first, Unicode.Scalar(UInt32(tone))!])
      // A skin tone replaces the variation selector for emoji presentation.
      toned.append(contentsOf: rest.first?.value == 0xFE0F ? rest.dropFirst() : rest)
      return String(toned)
    }
  }
}

/// The emoji of the on-screen keyboard.
package struct EmojiCatalog: Sendable {
  /// The emoji by group, in the order of `EmojiCatalog.groupNames`.
  package let groups: [[Emoji]]
  private let byText: [String: Emoji]

  /// The names of the groups, which are keys of `KeyNames`.
  package static let groupNames = [
    "smileys & people", "animals & nature", "food & drink", "travel & places", "activities", "objects", "signs", "flags",
  ]

  /// The catalog of `EmojiData`, read on first use.
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

  /// Returns an emoji by its text, in any skin tone, or `nil` if there is none.
  package func emoji(_ text: String) -> Emoji? {
    if let emoji = byText[text] { return emoji }
    let plain = String(String.UnicodeScalarView(text.unicodeScalars.filter { !(0x1F3FB...0x1F3FF).contains($0.value) }))
    guard plain != text, let first = plain.unicodeScalars.first else { return nil }
    return byText[plain] ?? byText[String(first) + "\u{FE0F}" + String(plain.unicodeScalars.dropFirst())]
  }

  /// Returns the emoji that match all words of a query by the prefixes of their terms. Exact names come first, then whole words, then
  /// prefixes of the first term, each in the order of the groups.
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
