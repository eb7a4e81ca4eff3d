import Foundation

/// The requirements of the formats on a program's facts. Each function returns a sentence with the problem and its remedy, or `nil` if the
/// value is valid.
enum Rules {
  static func identifier(_ value: String) -> String? {
    let parts = value.split(separator: ".", omittingEmptySubsequences: false)
    let isGood =
      parts.count >= 2 && value.utf8.count <= 255
      && parts.allSatisfy { part in
        !part.isEmpty && !part.first!.isASCIIDigit && part.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == "_" || $0 == "-" }
      }
    if isGood { return nil }
    return "The identifier \"\(value)\" must have at least two parts of letters, digits, \"_\" and \"-\", none of which begins with a "
      + "digit: use a form like com.example.Notes."
  }

  static func executable(_ value: String) -> String? {
    let isGood =
      value.first.map { $0.isASCIILetter || $0.isASCIIDigit } == true
      && value.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "._+-".contains($0) }
    if isGood, !["lib", "share", "Info.plist"].contains(value) { return nil }
    return "The executable \"\(value)\" can't be packaged: use a name of letters, digits, \".\", \"_\", \"+\" and \"-\"."
  }

  static func version(_ value: String) -> String? {
    let isGood = value.first?.isASCIIDigit == true && value.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || ".+~-".contains($0) }
    if isGood { return nil }
    return
      "The version \"\(value)\" must begin with a digit and contain only letters, digits, \".\", \"+\", \"~\" and \"-\": use a form like "
      + "1.2.0."
  }

  static func line(_ value: String, of subject: String) -> String? {
    if !value.trimmingCharacters(in: .whitespaces).isEmpty, value.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) {
      return nil
    }
    return "The \(subject) must be one line of text."
  }

  static func maintainer(_ value: String) -> String? {
    if value.wholeMatch(of: /[^<>\n]*[^<>\s] <[^<>@\s]+@[^<>@\s]+>/) != nil { return nil }
    return "The maintainer \"\(value)\" must have a name and an email address: use a form like Ada Example <ada@example.com>."
  }

  static func homepage(_ value: String) -> String? {
    if value.wholeMatch(of: /https?:\/\/[^\s<>"]+/) != nil { return nil }
    return "The homepage \"\(value)\" must be a web URL: use a form like https://example.com/notes."
  }

  static func license(_ value: String) -> String? {
    let word = #/[A-Za-z0-9.:+-]+/#
    let words = value.replacing("(", with: " ").replacing(")", with: " ").split(separator: " ")
    var expectsOperator = false
    var isGood = !words.isEmpty && value.filter { $0 == "(" }.count == value.filter { $0 == ")" }.count
    for part in words {
      let isOperator = ["AND", "OR", "WITH"].contains(part)
      if isOperator != expectsOperator || part.wholeMatch(of: word) == nil { isGood = false }
      expectsOperator.toggle()
    }
    if isGood, expectsOperator { return nil }
    return "The license \"\(value)\" isn't an SPDX expression: use a form like MIT, GPL-3.0-or-later or LicenseRef-proprietary."
  }

  static func mimeType(_ value: String) -> String? {
    let media = [
      "application", "audio", "chemical", "font", "image", "inode", "message", "model", "multipart", "text", "video", "x-content",
    ]
    let match = value.wholeMatch(of: /([a-z-]+)\/[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*/)
    if let match, media.contains(String(match.1)) { return nil }
    return "The MIME type \"\(value)\" is invalid: use a form like text/markdown."
  }

  static func scheme(_ value: String) -> String? {
    if value.wholeMatch(of: /[a-z][a-z0-9+.-]*/) != nil { return nil }
    return
      "The URL scheme \"\(value)\" must begin with a letter and contain only lowercase letters, digits, \"+\", \".\" and \"-\": use a form "
      + "like notes, without \"://\"."
  }

  static func categories(_ values: [String]) -> String? {
    for value in values where !Categories.registered.contains(value) {
      if let near = Categories.registered.first(where: { $0.lowercased() == value.lowercased() }) {
        return "The category \"\(value)\" isn't registered: use \(near)."
      }
      return
        "The category \"\(value)\" isn't registered: use one of "
        + "https://specifications.freedesktop.org/menu-spec/latest/category-registry.html."
    }
    if values.contains(where: Categories.main.contains) { return nil }
    return "The categories must contain one of \(Categories.main.joined(separator: ", "))."
  }

  /// Returns the first problem of a program's facts, or `nil` if there is none.
  static func program(_ program: Program) -> String? {
    if let problem = identifier(program.identifier) { return problem }
    if let problem = executable(program.executable) { return problem }
    if let problem = version(program.version) { return problem }
    if let problem = line(program.name, of: "name") { return problem }
    if let problem = line(program.summary, of: "summary") { return problem }
    if let problem = maintainer(program.maintainer) { return problem }
    if let problem = program.homepage.flatMap(homepage) { return problem }
    if let problem = program.license.flatMap(license) { return problem }
    if let problem = categories(program.categories) { return problem }
    for keyword in program.keywords { if let problem = line(keyword, of: "keyword") { return problem } }
    for type in program.mimeTypes { if let problem = mimeType(type) { return problem } }
    for name in program.urlSchemes { if let problem = scheme(name) { return problem } }
    return nil
  }
}

extension Character {
  var isASCIILetter: Bool { isASCII && isLetter }
  var isASCIIDigit: Bool { isASCII && isNumber }
}
