import Foundation

/// A block of Markdown that can be recognized line by line: its content, without its markers. Tables, HTML and link definitions are read as
/// text.
package enum MarkdownBlock: Equatable, Sendable {
  /// A paragraph, a heading, or the text of a list item.
  case text([Substring])
  case code(String)
  case rule

  static func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// Joins lines with spaces, except after lines that end with two spaces or a backslash.
  static func joined(_ lines: [Substring]) -> String {
    var result = ""
    for (index, line) in lines.enumerated() {
      var line = line.drop { $0 == " " || $0 == "\t" }
      let isLast = index == lines.count - 1
      let isBreak = !isLast && (line.hasSuffix("  ") || line.hasSuffix("\\"))
      if isBreak, line.hasSuffix("\\") { line = line.dropLast() }
      while line.last == " " || line.last == "\t" { line = line.dropLast() }
      result += line
      if !isLast { result += isBreak ? "\n" : " " }
    }
    return result
  }

  static func read(_ text: String) -> [MarkdownBlock] {
    var reader = Reader()
    for line in lines(text) { reader.read(line) }
    return reader.finish()
  }

  /// A parser that visits each line once. A line either continues the open paragraph or fence, or ends it.
  private struct Reader {
    private var blocks: [MarkdownBlock] = []
    private var paragraph: [Substring] = []
    private var isQuoted = false
    /// The marker of the open fence, or `nil` if none is open. `code` contains the lines of the fence.
    private var fence: Substring?
    private var code: [Substring] = []
    private var isInList = false

    mutating func read(_ line: Substring) {
      let text = line.drop { $0 == " " || $0 == "\t" }
      if let fence {
        guard text.hasPrefix(fence), text.allSatisfy({ $0 == fence.first || $0.isWhitespace }) else { return code.append(line) }
        return endCode()
      }
      if text.isEmpty { return endParagraph() }
      let isIndented = line.hasPrefix("    ") || line.hasPrefix("\t")
      if isIndented, paragraph.isEmpty, !isInList {
        return blocks.append(.code(String(line.dropFirst(line.first == "\t" ? 1 : 4)) + "\n"))
      }
      if !isIndented { isInList = isInList && line.first?.isWhitespace == true }
      readBlock(text)
    }

    private mutating func readBlock(_ text: Substring, inQuote: Bool = false) {
      if let match = text.prefixMatch(of: #/`{3,}|~{3,}/#), match.output.first == "~" || !text[match.range.upperBound...].contains("`") {
        endParagraph()
        fence = match.output
      } else if let match = text.prefixMatch(of: #/#{1,6}(?:[ \t]+|$)/#) {
        endParagraph()
        let title = text[match.range.upperBound...].replacing(#/(?:^|[ \t]+)#+[ \t]*$/#, with: "")
        paragraph = [title]
        endParagraph()
      } else if !paragraph.isEmpty, text.wholeMatch(of: #/(?:=+|-+)[ \t]*/#) != nil {
        endParagraph()
      } else if text.wholeMatch(of: #/(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})/#) != nil {
        endParagraph()
        blocks.append(.rule)
      } else if text.first == ">" {
        if !isQuoted { endParagraph() }
        readBlock(text.dropFirst().drop { $0 == " " }, inQuote: true)
      } else if let match = text.prefixMatch(of: #/(?:[-*+]|[0-9]{1,9}[.)])(?:[ \t]+|$)/#) {
        endParagraph()
        isInList = true
        let rest = text[match.range.upperBound...]
        if !rest.isEmpty { readBlock(rest, inQuote: inQuote) }
      } else if text.isEmpty {
        endParagraph()
      } else {
        if paragraph.isEmpty { isQuoted = inQuote }
        paragraph.append(text)
      }
    }

    private mutating func endParagraph() {
      if !paragraph.isEmpty { blocks.append(.text(paragraph)) }
      paragraph = []
    }

    private mutating func endCode() {
      blocks.append(.code(code.map { $0 + "\n" }.joined()))
      fence = nil
      code = []
    }

    mutating func finish() -> [MarkdownBlock] {
      if fence != nil { endCode() }
      endParagraph()
      return blocks
    }
  }
}
