import Oriel
import UniformTypeIdentifiers

/// What desktops call the types of what is dragged.
enum MIMEForms {
  private static let own = "application/vnd.oriel."
  private static let text = ["text/plain;charset=utf-8", "text/plain"]
  static let addresses = "text/uri-list"

  /// The names of a type, the best first. One that no MIME type names has a name that other programs of Oriel's know.
  static func names(of type: UTType) -> [String] {
    if type.conforms(to: .url) { return [addresses] }
    if type.conforms(to: .utf8PlainText) { return text }
    return [type.preferredMIMEType ?? own + type.identifier]
  }

  /// What there is to be read, by names: each type once, by its best name.
  static func types(named names: [String]) -> [(type: UTType, name: String)] {
    var found: [(type: UTType, name: String)] = []
    for name in text.filter(names.contains) + names.filter({ !text.contains($0) }) {
      guard let type = type(named: name), !found.contains(where: { $0.type == type }) else { continue }
      found.append((type, name))
    }
    return found
  }

  private static func type(named name: String) -> UTType? {
    if text.contains(name) { return .utf8PlainText }
    // Whether they are files is told when they are read.
    if name == addresses { return .fileURL }
    if name.hasPrefix(own) { return UTType(importedAs: String(name.dropFirst(own.count))) }
    return name.contains("/") ? UTType(mimeType: name) : nil
  }
}
