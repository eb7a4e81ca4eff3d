import Foundation

/// A message of a browser's page to the program that it shows, in addition to the pointer and key events that Broadway delivers.
enum BrowserPageInput: Equatable, Sendable {
  /// The text on the browser's clipboard.
  case clipboard(String)
  /// A text for the focused field.
  case commit(String)
  /// The marked text; the caret is a UTF-8 offset into it.
  case preedit(String, caret: Int)
  /// A key of a software keyboard that sends no key events.
  case key(Key)

  enum Key: String, Sendable {
    case backspace = "BackSpace"
    case deleteForward = "Delete"
    case returnKey = "Return"
  }

  /// Decodes a line of the connection: one JSON object, whose caret counts UTF-16 units, as browsers do. Returns `nil` for anything else.
  init?(line: Data) {
    struct Fields: Decodable {
      var clipboard: String?
      var commit: String?
      var preedit: String?
      var cursor: Int?
      var key: String?
    }
    guard let fields = try? JSONDecoder().decode(Fields.self, from: line) else { return nil }
    if let text = fields.clipboard {
      self = .clipboard(text)
    } else if let text = fields.commit {
      self = .commit(text)
    } else if let text = fields.preedit {
      let units = text.utf16
      let caret = units.index(units.startIndex, offsetBy: max(0, fields.cursor ?? units.count), limitedBy: units.endIndex) ?? units.endIndex
      // A caret within a surrogate pair counts as before the character.
      self = .preedit(text, caret: text[..<caret].utf8.count)
    } else if let key = fields.key.flatMap(Key.init) {
      self = .key(key)
    } else {
      return nil
    }
  }
}
