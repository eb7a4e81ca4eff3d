import Foundation

/// What the program and the page tell each other: an object of JSON, in one line.
///
/// The members are known to the program and to the page's script; the server reads those alone that a page needs which is opened later.
struct PageMessage {
  let line: String
  private let members: [String: Any]

  /// The number of bytes that a message may have.
  static let longest = 16 << 20

  private init(line: String, members: [String: Any]) { (self.line, self.members) = (line, members) }

  /// Nil for what is no object of JSON.
  init?(_ bytes: some Collection<UInt8>) {
    guard let members = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else { return nil }
    // Written anew, it has no line breaks between its members.
    guard let data = try? JSONSerialization.data(withJSONObject: members, options: [.sortedKeys, .withoutEscapingSlashes]) else {
      return nil
    }
    self.members = members
    line = String(decoding: data, as: UTF8.self)
  }

  /// The title of the program's window in front; nil where the message is about something else.
  var title: String? { members["title"] as? String }

  /// Whether it says which field has the focus, or that none has.
  var isTextInput: Bool { members["textInput"] != nil }

  /// No field has the focus.
  static var noTextInput: PageMessage { PageMessage(line: #"{"textInput":null}"#, members: ["textInput": NSNull()]) }
}
