import Foundation
import Oriel

/// A message of the program to the page of a browser that shows it, in addition to its pictures.
enum BrowserPageOutput: Equatable, Sendable {
  case title(String)
  case clipboard(String)
  /// The focused text: its caret in the page's pixels, and its kind; `nil` if no text has the focus.
  case textInput(TextField?)

  struct TextField: Equatable, Sendable, Encodable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var kind: String

    init(_ state: TextInputState) {
      let caret = state.caret
      x = Int(Int32(nearest: caret.minX.rounded(.down)))
      y = Int(Int32(nearest: caret.minY.rounded(.down)))
      width = Int(Int32(nearest: max(1, caret.width.rounded(.up))))
      height = Int(Int32(nearest: max(1, caret.height.rounded(.up))))
      kind =
        switch state.purpose {
        case .text: "text"
        case .password: "password"
        case .digits: "number"
        case .number: "decimal"
        case .phone: "phone"
        case .url: "url"
        case .email: "email"
        }
    }
  }

  /// One JSON object and a line feed.
  var line: Data {
    let fields: [String: any Encodable] =
      switch self {
      case .title(let title): ["title": title]
      case .clipboard(let text): ["clipboard": text]
      case .textInput(let field): ["textInput": field]
      }
    // Encoding can't fail, because texts and integers always have a JSON form.
    var line = (try? JSONEncoder().encode(fields.mapValues(Encoded.init))) ?? Data("{}".utf8)
    line.append(UInt8(ascii: "\n"))
    return line
  }

  private struct Encoded: Encodable {
    let value: any Encodable
    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
  }
}
