import Foundation

/// An error in a layout file, described for its author.
package struct KeyboardLayoutError: Error, Equatable, CustomStringConvertible, Sendable {
  package let description: String
}

/// The text of a layout file. `Documentation/Keyboards.md` describes the format.
package struct KeyboardLayoutFile {
  private let fields: [String: Any]

  private static let names: Set<String> = [
    "id", "name", "language", "letters", "capitals", "numbers", "symbols", "currency", "more", "domains", "stop", "labels",
  ]

  /// The maximum number of keys in a row that are wide enough for touch on a phone.
  static let rowLimit = 13

  private init(_ data: Data) throws(KeyboardLayoutError) {
    let object: Any
    do {
      object = try JSONSerialization.jsonObject(with: data)
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
      throw KeyboardLayoutError(description: "it isn't JSON" + (reason.map { ": \($0)" } ?? ""))
    }
    guard let fields = object as? [String: Any] else { throw KeyboardLayoutError(description: "it isn't a JSON object") }
    if let unknown = fields.keys.sorted().first(where: { !Self.names.contains($0) }) {
      let known = Self.names.sorted().joined(separator: ", ")
      throw KeyboardLayoutError(description: "\"\(unknown)\" is an unknown field; the fields are \(known)")
    }
    self.fields = fields
  }

  package static func layout(from data: Data) throws(KeyboardLayoutError) -> KeyboardLayout {
    let file = try KeyboardLayoutFile(data)
    let id = try file.string("id")
    let letters = try file.rows("letters", counts: 3...4)
    guard let letters else { throw KeyboardLayoutError(description: "\"letters\" is missing") }
    let capitals = try file.rows("capitals", counts: 3...4)
    if let capitals, capitals.map(\.count) != letters.map(\.count) {
      throw KeyboardLayoutError(description: "\"capitals\" doesn't have as many keys as \"letters\" in each row")
    }
    return KeyboardLayout(
      id: id, name: try file.string("name"), language: try file.optionalString("language") ?? id, letters: letters, capitals: capitals,
      numbers: try file.rows("numbers"), symbols: try file.rows("symbols"), currency: try file.optionalString("currency"),
      more: try file.strings("more").mapValues(words), domains: try file.domains(), stop: try file.stop(), labels: try file.labels())
  }

  private func optionalString(_ name: String) throws(KeyboardLayoutError) -> String? {
    guard let value = fields[name] else { return nil }
    guard let string = value as? String, !string.isEmpty else {
      throw KeyboardLayoutError(description: "\"\(name)\" isn't a string, or is empty")
    }
    return string
  }

  private func string(_ name: String) throws(KeyboardLayoutError) -> String {
    guard let string = try optionalString(name) else { throw KeyboardLayoutError(description: "\"\(name)\" is missing") }
    return string
  }

  /// Returns the value of `stop`, the only field that may be empty.
  private func stop() throws(KeyboardLayoutError) -> String? {
    if fields["stop"] as? String == "" { return "" }
    return try optionalString("stop")
  }

  private func rows(_ name: String, counts: ClosedRange<Int> = 3...3) throws(KeyboardLayoutError) -> KeyboardLayout.Rows? {
    guard let value = fields[name] else { return nil }
    guard let rows = value as? [String] else { throw KeyboardLayoutError(description: "\"\(name)\" isn't an array of strings") }
    guard counts.contains(rows.count) else {
      let expected = counts.count == 1 ? "3" : "3 or 4"
      throw KeyboardLayoutError(description: "\"\(name)\" has \(rows.count) rows; expected \(expected)")
    }
    let keys = rows.map(Self.words)
    for (index, row) in keys.enumerated() where row.isEmpty || row.count > Self.rowLimit {
      throw KeyboardLayoutError(
        description: "row \(index + 1) of \"\(name)\" has \(row.count) keys; expected 1 to \(Self.rowLimit), separated by spaces")
    }
    return keys
  }

  private func strings(_ name: String) throws(KeyboardLayoutError) -> [String: String] {
    guard let value = fields[name] else { return [:] }
    guard let strings = value as? [String: String] else {
      throw KeyboardLayoutError(description: "\"\(name)\" isn't an object whose values are strings")
    }
    return strings
  }

  private func domains() throws(KeyboardLayoutError) -> [String]? {
    guard let domains = try optionalString("domains").map(Self.words) else { return nil }
    guard !domains.isEmpty else { throw KeyboardLayoutError(description: "\"domains\" is empty") }
    return domains
  }

  private func labels() throws(KeyboardLayoutError) -> [String: String] {
    let labels = try strings("labels")
    if let unknown = labels.keys.sorted().first(where: { KeyboardLayout.defaultLabels[$0] == nil }) {
      let known = KeyboardLayout.defaultLabels.keys.sorted().joined(separator: ", ")
      throw KeyboardLayoutError(description: "\"\(unknown)\" is an unknown label; the labels are \(known)")
    }
    return labels
  }

  /// Splits a string at white space. It splits scalars, because a space and a combining mark after it form one character, although the mark
  /// is a key.
  private static func words(_ string: String) -> [String] {
    string.unicodeScalars.split { $0.properties.isWhitespace }.map(String.init)
  }
}
