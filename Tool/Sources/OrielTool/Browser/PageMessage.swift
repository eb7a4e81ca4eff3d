import Foundation

/// A message between the program and the page: a JSON object in one line.
///
/// The program and the page's script define the members. The server reads only those that a page needs if it is opened later.
struct PageMessage {
  let line: String
  private let members: [String: Any]

  /// The maximum number of bytes of a message.
  static let longest = 16 << 20

  private init(line: String, members: [String: Any]) { (self.line, self.members) = (line, members) }

  /// Creates a message, or returns `nil` if the bytes aren't a JSON object.
  init?(_ bytes: some Collection<UInt8>) {
    guard let members = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else { return nil }
    // The serialized form has no line breaks between members.
    guard let data = try? JSONSerialization.data(withJSONObject: members, options: [.sortedKeys, .withoutEscapingSlashes]) else {
      return nil
    }
    self.members = members
    line = String(decoding: data, as: UTF8.self)
  }

  /// The title of the program's front window, or `nil` if the message has none.
  var title: String? { members["title"] as? String }

  /// Indicates whether the message describes the focused text field, or that there is none.
  var isTextInput: Bool { members["textInput"] != nil }

  /// The message that no text field has the focus.
  static var noTextInput: PageMessage { PageMessage(line: #"{"textInput":null}"#, members: ["textInput": NSNull()]) }
}
