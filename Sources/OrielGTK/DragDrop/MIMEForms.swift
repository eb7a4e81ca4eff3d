import Oriel
import UniformTypeIdentifiers

/// The conversion between types and the MIME names of dragged data.
enum MIMEForms {
  private static let own = "application/vnd.oriel."
  private static let text = ["text/plain;charset=utf-8", "text/plain"]
  static let addresses = "text/uri-list"

  /// Returns the names of a type, the best first. A type without a MIME type has a name that other Oriel programs recognize.
  static func names(of type: UTType) -> [String] {
    if type.conforms(to: .url) { return [addresses] }
    if type.conforms(to: .utf8PlainText) { return text }
    return [type.preferredMIMEType ?? own + type.identifier]
  }

  /// Returns the types for the names of available data: each type once, with its best name.
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
    // The data itself shows whether the addresses are those of files.
    if name == addresses { return .fileURL }
    if name.hasPrefix(own) { return UTType(importedAs: String(name.dropFirst(own.count))) }
    return name.contains("/") ? UTType(mimeType: name) : nil
  }
}
