import Foundation
import TOMLKit
import ToolSupport

/// The table `[app]` of Oriel.toml.
struct OrielFile {
  private let url: URL
  private let text: String
  // The tables of a document are valid only while the document exists.
  private let root: TOMLTable
  private let app: TOMLTable?

  private static let keys = [
    "identifier", "name", "version", "summary", "description", "license", "maintainer", "homepage", "icon", "categories", "keywords",
    "mime-types",
    "url-schemes", "kiosk",
  ]

  init(_ url: URL) throws {
    self.url = url
    guard let data = FileManager.default.contents(atPath: url.path) else {
      throw Failure("\(url.relativePath) can't be read: create the file, or remove the reference to it.")
    }
    guard let text = String(data: data, encoding: .utf8) else { throw Failure("\(url.relativePath) isn't text: save it as UTF-8.") }
    self.text = text
    do {
      root = try TOMLTable(string: text)
    } catch let error as TOMLParseError {
      let place = error.source.begin
      let reason = error.description.trimmingCharacters(in: CharacterSet(charactersIn: ". \n"))
      throw Failure("\(url.relativePath):\(place.line):\(place.column): This isn't valid TOML: \(reason).")
    }
    app = root["app"]?.table
    if root.contains(key: "app"), app == nil { throw failure("app", "\"app\" must be a table: write [app] on a separate line.") }
    for key in root.keys where key != "app" {
      throw failure(key, "The key \"\(key)\" is unknown: the file has one table, [app].")
    }
    for key in app?.keys ?? [] where !Self.keys.contains(key) {
      throw failure(key, "The key \"\(key)\" of [app] is unknown: use one of \(Self.keys.joined(separator: ", ")).")
    }
  }

  func apply(to program: inout Program) throws {
    try string("identifier", Rules.identifier) { program.identifier = $0 }
    try string("name", { Rules.line($0, of: "name") }) {
      // The name is the default of the summary.
      if program.summary == program.name { program.summary = $0 }
      program.name = $0
    }
    try string("version", Rules.version) { program.version = $0 }
    try string("summary", { Rules.line($0, of: "summary") }) { program.summary = $0 }
    try string("description", { _ in nil }) { program.details = Self.paragraphs($0) }
    try string("license", Rules.license) { program.license = $0 }
    try string("maintainer", Rules.maintainer) { program.maintainer = $0 }
    try string("homepage", Rules.homepage) { program.homepage = $0 }
    try string("icon", { _ in nil }) { path in
      let icon = URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()).absoluteURL.standardizedFileURL
      do { _ = try Icon(icon) } catch let problem as Failure { throw failure("icon", problem.description) }
      program.icon = icon
    }
    try strings("categories", Rules.categories) { program.categories = $0 }
    try strings("keywords", first { Rules.line($0, of: "keyword") }) { program.keywords = $0 }
    try strings("mime-types", first(Rules.mimeType)) { program.mimeTypes = $0 }
    try strings("url-schemes", first(Rules.scheme)) { program.urlSchemes = $0 }
    if let value = app?["kiosk"] {
      guard let isKiosk = value.bool else { throw wrongType("kiosk", value.type, example: "true") }
      program.isKiosk = isKiosk
    }
  }

  /// Returns the paragraphs of a text. Blank lines separate paragraphs, and line breaks within one are spaces.
  static func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .split(separator: "")
      .map { $0.joined(separator: " ") }
  }

  private func string(_ key: String, _ rule: (String) -> String?, use: (String) throws -> Void) throws {
    guard let value = app?[key] else { return }
    guard value.type == .string, let string = value.string else { throw wrongType(key, value.type, example: "\"…\"") }
    if let problem = rule(string) { throw failure(key, problem) }
    try use(string)
  }

  private func strings(_ key: String, _ rule: ([String]) -> String?, use: ([String]) -> Void) throws {
    guard let value = app?[key] else { return }
    guard let array = value.array else { throw wrongType(key, value.type, example: "[\"…\"]") }
    var strings: [String] = []
    for item in array {
      guard item.type == .string, let string = item.string else {
        throw failure(key, "The list \"\(key)\" has \(Self.article(item.type)): use only strings, as in \(key) = [\"…\"].")
      }
      if !strings.contains(string) { strings.append(string) }
    }
    if let problem = rule(strings) { throw failure(key, problem) }
    use(strings)
  }

  private func first(_ rule: @escaping (String) -> String?) -> ([String]) -> String? {
    { values in values.lazy.compactMap(rule).first }
  }

  private func wrongType(_ key: String, _ type: TOMLType, example: String) -> Failure {
    failure(key, "The key \"\(key)\" has \(Self.article(type)): write \(key) = \(example).")
  }

  private static func article(_ type: TOMLType) -> String {
    switch type {
    case .table: "a table"
    case .array: "a list"
    case .string: "a string"
    case .int, .double: "a number"
    case .bool: "a Boolean"
    case .date, .time, .dateTime: "a date or time"
    }
  }

  private func failure(_ key: String, _ problem: String) -> Failure {
    Failure("\(url.relativePath)\(line(of: key).map { ":\($0)" } ?? ""): \(problem)")
  }

  /// Returns the line of a key or a table, or `nil` if its notation isn't recognized.
  private func line(of key: String) -> Int? {
    var isInString = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      defer { if (line.ranges(of: "\"\"\"").count + line.ranges(of: "'''").count) % 2 == 1 { isInString.toggle() } }
      if isInString { continue }
      var rest = line.drop { " \t[\"'".contains($0) }
      if rest.hasPrefix("app.") { rest = rest.dropFirst(4) }
      guard rest.hasPrefix(key) else { continue }
      rest = rest.dropFirst(key.count).drop { " \t\"'".contains($0) }
      if let end = rest.first, "=].".contains(end) { return index + 1 }
    }
    return nil
  }
}
