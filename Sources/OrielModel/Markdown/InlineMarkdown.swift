import Foundation

/// Inline Markdown, as in string literals: emphasis, code, strikethrough and links. White space and line breaks are preserved; blocks
/// aren't recognized.
///
/// Parsing has two steps, as in CommonMark. `scan` splits the text into words, code, links and runs of `*`, `_` and `~`. `emphasize` then
/// finds the nearest opening run for each closing run, and marks the text between them. Runs without a counterpart are plain text.
@usableFromInline package struct InlineMarkdown: Sendable {
  @usableFromInline package struct Style: OptionSet, Hashable, Sendable {
    @usableFromInline package let rawValue: UInt8

    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let strong = Style(rawValue: 1)
    package static let emphasis = Style(rawValue: 2)
    package static let code = Style(rawValue: 4)
    package static let strikethrough = Style(rawValue: 8)
  }

  /// A run of text with one style.
  package struct Piece: Equatable, Sendable {
    package var text: String
    package var style: Style = []
    package var link: String?

    package init(text: String, style: Style = [], link: String? = nil) {
      self.text = text
      self.style = style
      self.link = link
    }
  }

  private struct Item {
    var piece: Piece
    /// The character of a run of `*`, `_` or `~`, or `nil` for other items. `count` is the number of characters that aren't matched yet.
    var mark: Character?
    var count = 0
    var length = 0
    var opens = false
    var closes = false

    init(_ text: String, style: Style = [], link: String? = nil) { piece = Piece(text: text, style: style, link: link) }
  }

  /// Returns the pieces of a text. Adjacent pieces with the same style and link are joined.
  package static func parse(_ text: String) -> [Piece] {
    guard mayHaveMarkup(text) else { return text.isEmpty ? [] : [Piece(text: text)] }
    var pieces: [Piece] = []
    for item in items(Array(text), inLink: false) where !item.piece.text.isEmpty {
      if let last = pieces.last, last.style == item.piece.style, last.link == item.piece.link {
        pieces[pieces.count - 1].text += item.piece.text
      } else {
        pieces.append(item.piece)
      }
    }
    return pieces
  }

  /// Returns a Boolean value that indicates whether a text may contain markup. Most texts contain none and need no parsing.
  package static func mayHaveMarkup(_ text: String) -> Bool {
    text.utf8.contains { "*_`~[\\<&:".utf8.contains($0) }
  }

  private static func items(_ text: [Character], inLink: Bool) -> [Item] {
    var items = scan(text, inLink: inLink)
    emphasize(&items)
    for index in items.indices where items[index].mark != nil {
      items[index].piece.text = String(repeating: items[index].mark!, count: items[index].count)
    }
    return items
  }

  // MARK: Scanning

  private static func scan(_ text: [Character], inLink: Bool) -> [Item] {
    var items: [Item] = []
    var plain = ""
    let brackets = inLink ? [:] : brackets(text)
    func flush() {
      if !plain.isEmpty { items.append(Item(plain)) }
      plain = ""
    }
    var index = 0
    while index < text.count {
      let character = text[index]
      switch character {
      case "\\" where index + 1 < text.count && isPunctuation(text[index + 1]):
        plain.append(text[index + 1])
        index += 2
      case "`":
        let count = run(text, index)
        if let (code, end) = codeSpan(text, index, count) {
          flush()
          items.append(Item(code, style: .code))
          index = end
        } else {
          plain += String(repeating: "`", count: count)
          index += count
        }
      case "[" where !inLink, "!" where !inLink && index + 1 < text.count && text[index + 1] == "[":
        let start = character == "!" ? index + 1 : index
        if let end = brackets[start], let link = link(text, labelEnd: end) {
          flush()
          for var item in Self.items(Array(text[(start + 1)..<link.labelEnd]), inLink: true) {
            item.piece.link = character == "!" ? item.piece.link : link.destination
            item.mark = nil
            items.append(item)
          }
          index = link.end
        } else {
          plain.append(character)
          index += 1
        }
      case "<" where !inLink:
        if let (address, end) = autolink(text, index) {
          flush()
          items.append(Item(address, link: address.contains(":") ? address : "mailto:" + address))
          index = end
        } else {
          plain.append(character)
          index += 1
        }
      case "h", "w":
        if !inLink, index == 0 || text[index - 1].isWhitespace || "(*_~".contains(text[index - 1]), let end = bareAddress(text, index) {
          flush()
          let address = String(text[index..<end])
          items.append(Item(address, link: address.hasPrefix("www.") ? "http://" + address : address))
          index = end
        } else {
          plain.append(character)
          index += 1
        }
      case "*", "_", "~":
        let count = run(text, index)
        if character == "~", count > 2 {
          plain += String(repeating: "~", count: count)
        } else {
          flush()
          items.append(delimiter(text, index, count))
        }
        index += count
      default:
        plain.append(character)
        index += 1
      }
    }
    flush()
    return items
  }

  private static func run(_ text: [Character], _ start: Int) -> Int {
    var end = start
    while end < text.count, text[end] == text[start] { end += 1 }
    return end - start
  }

  private static func isPunctuation(_ character: Character) -> Bool {
    character.isPunctuation || character.isSymbol
  }

  /// Returns an item for a run of `*`, `_` or `~`. Its position relative to words determines whether it can open or close emphasis.
  private static func delimiter(_ text: [Character], _ start: Int, _ count: Int) -> Item {
    let before = start > 0 ? text[start - 1] : " "
    let after = start + count < text.count ? text[start + count] : " "
    let leftFlanking = !after.isWhitespace && (!isPunctuation(after) || before.isWhitespace || isPunctuation(before))
    let rightFlanking = !before.isWhitespace && (!isPunctuation(before) || after.isWhitespace || isPunctuation(after))
    var item = Item("")
    item.mark = text[start]
    item.count = count
    item.length = count
    if text[start] == "_" {
      item.opens = leftFlanking && (!rightFlanking || isPunctuation(before))
      item.closes = rightFlanking && (!leftFlanking || isPunctuation(after))
    } else {
      item.opens = leftFlanking
      item.closes = rightFlanking
    }
    return item
  }

  private static func codeSpan(_ text: [Character], _ start: Int, _ count: Int) -> (String, Int)? {
    var index = start + count
    while index < text.count {
      guard text[index] == "`" else {
        index += 1
        continue
      }
      let closing = run(text, index)
      if closing == count {
        var code = text[(start + count)..<index].map { $0.isNewline ? " " : $0 }
        if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
          code = Array(code[1..<(code.count - 1)])
        }
        return (String(code), index + closing)
      }
      index += closing
    }
    return nil
  }

  /// Returns the index of the closing bracket for each opening bracket.
  private static func brackets(_ text: [Character]) -> [Int: Int] {
    var result: [Int: Int] = [:]
    var open: [Int] = []
    var index = 0
    while index < text.count {
      switch text[index] {
      case "\\": index += 1
      case "[": open.append(index)
      case "]": if let start = open.popLast() { result[start] = index }
      default: break
      }
      index += 1
    }
    return result
  }

  /// Parses `(destination "title")` after the label of a link.
  private static func link(_ text: [Character], labelEnd: Int) -> (labelEnd: Int, destination: String, end: Int)? {
    var index = labelEnd + 1
    guard index < text.count, text[index] == "(" else { return nil }
    index += 1
    while index < text.count, text[index].isWhitespace { index += 1 }
    var destination = ""
    if index < text.count, text[index] == "<" {
      index += 1
      while index < text.count, text[index] != ">", text[index] != "<", !text[index].isNewline {
        destination.append(text[index])
        index += 1
      }
      guard index < text.count, text[index] == ">" else { return nil }
      index += 1
    } else {
      var parentheses = 0
      while index < text.count, !text[index].isWhitespace {
        if text[index] == "(" { parentheses += 1 }
        if text[index] == ")" {
          if parentheses == 0 { break }
          parentheses -= 1
        }
        // The same limit as in CommonMark's reference implementation; without it, a text of parentheses would be scanned once for each of
        // them.
        if parentheses > 32 { return nil }
        destination.append(text[index])
        index += 1
      }
    }
    while index < text.count, text[index].isWhitespace { index += 1 }
    if index < text.count, text[index] == "\"" || text[index] == "'" {
      let quote = text[index]
      index += 1
      while index < text.count, text[index] != quote { index += 1 }
      index += 1
      while index < text.count, text[index].isWhitespace { index += 1 }
    }
    guard index < text.count, text[index] == ")" else { return nil }
    return (labelEnd, destination, index + 1)
  }

  /// Parses `<https://…>` or `<name@host>`.
  private static func autolink(_ text: [Character], _ start: Int) -> (String, Int)? {
    guard let end = text[(start + 1)...].firstIndex(where: { $0 == ">" || $0 == "<" || $0.isWhitespace }), text[end] == ">", end > start + 1
    else { return nil }
    let address = String(text[(start + 1)..<end])
    let isAddress =
      address.firstMatch(of: #/^[A-Za-z][A-Za-z0-9+.\-]{1,31}:/#) != nil || address.firstMatch(of: #/^[^@\s]+@[^@\s]+\.[^@\s]+$/#) != nil
    return isAddress ? (address, end + 1) : nil
  }

  /// Returns the end of a URL in plain text, or `nil` if there is none at the index. Punctuation at its end is excluded.
  private static func bareAddress(_ text: [Character], _ start: Int) -> Int? {
    guard let prefix = ["https://", "http://", "www."].first(where: { text[start...].starts(with: $0) }) else { return nil }
    var end = start
    while end < text.count, !text[end].isWhitespace, text[end] != "<" { end += 1 }
    while end > start, "?!.,:*_~'\"".contains(text[end - 1]) || (text[end - 1] == ")" && !text[start..<end].contains("(")) { end -= 1 }
    return end > start + prefix.count ? end : nil
  }

  // MARK: Emphasis

  /// The properties that closing runs of one kind share. If one run found no opener, later runs of its kind don't search the same items
  /// again.
  private struct CloserKind: Hashable {
    let mark: Character
    let opens: Bool
    let length: Int

    init(_ item: Item) {
      mark = item.mark!
      opens = item.opens
      length = mark == "~" ? item.count : item.length % 3
    }
  }

  private static let emphases: [Style] = [.strong, .emphasis, .strikethrough]

  private static func emphasize(_ items: inout [Item]) {
    // The runs that can still open emphasis, and the number of spans of each kind that start minus those that end at an item.
    var open: [Int] = []
    var bounds = [SIMD4<Int>](repeating: .zero, count: items.count + 1)
    var bottoms: [CloserKind: Int] = [:]
    for index in items.indices {
      guard let mark = items[index].mark else { continue }
      while items[index].closes, items[index].count > 0 {
        let kind = CloserKind(items[index])
        guard let place = open.lastIndex(where: { $0 < bottoms[kind] ?? 0 || matches(items[$0], items[index]) }),
          open[place] >= bottoms[kind] ?? 0
        else {
          bottoms[kind] = index
          break
        }
        // A run between the opener and the closer can't match anything after them.
        open.removeSubrange((place + 1)...)
        let opener = open[place]
        let used = mark == "~" ? items[index].count : items[opener].count >= 2 && items[index].count >= 2 ? 2 : 1
        let style: Style = mark == "~" ? .strikethrough : used == 2 ? .strong : .emphasis
        let lane = emphases.firstIndex(of: style)!
        bounds[opener + 1][lane] += 1
        bounds[index][lane] -= 1
        items[opener].count -= used
        items[index].count -= used
        if items[opener].count == 0 { open.removeLast() }
      }
      if items[index].opens, items[index].count > 0 { open.append(index) }
    }
    var depths = SIMD4<Int>.zero
    for index in items.indices {
      depths &+= bounds[index]
      for (lane, style) in emphases.enumerated() where depths[lane] > 0 { items[index].piece.style.insert(style) }
    }
  }

  private static func matches(_ opener: Item, _ closer: Item) -> Bool {
    guard opener.mark == closer.mark else { return false }
    if opener.mark == "~" { return opener.count == closer.count }
    // If a run can both open and close, two runs match only if the sum of their lengths isn't a multiple of three, unless both lengths are.
    let isAmbiguous = opener.closes || closer.opens
    return !isAmbiguous || (opener.length + closer.length) % 3 != 0 || (opener.length % 3 == 0 && closer.length % 3 == 0)
  }
}
