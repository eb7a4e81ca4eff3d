import Foundation

/// The body of a JavaScript function with its arguments, converted to source that needs no arguments.
///
/// WebKitGTK also accepts arguments, but neither null nor dates.
struct ScriptCall {
  let source: String

  init(body: String, arguments: [String: Any]) throws {
    let sorted = arguments.sorted { $0.key < $1.key }
    for (name, _) in sorted where !Self.isIdentifier(name) {
      throw WKError(.unknown, "“\(name)” isn't a valid name of a JavaScript parameter; use an identifier that isn't a reserved word.")
    }
    let names = sorted.map(\.key).joined(separator: ", ")
    let values = try sorted.map { try ScriptLiteral($0.value).source }.joined(separator: ", ")
    // The line break ends a comment on the body's last line.
    source = sorted.isEmpty ? body : "return await (async function(\(names)) {\(body)\n}).call(globalThis, \(values))"
  }

  /// The words that can't be the names of an async function's parameters. Words that are reserved in strict mode only are valid names.
  private static let reservedWords: Set = [
    "await", "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete", "do", "else", "enum", "export",
    "extends", "false", "finally", "for", "function", "if", "import", "in", "instanceof", "new", "null", "return", "super", "switch",
    "this", "throw", "true", "try", "typeof", "var", "void", "while", "with",
  ]

  private static func isIdentifier(_ name: String) -> Bool {
    guard !reservedWords.contains(name) else { return false }
    guard let first = name.first, first.isLetter || first == "_" || first == "$" else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
  }
}

/// A value as JavaScript source.
struct ScriptLiteral {
  let source: String

  init(_ value: Any) throws { source = try Self.source(of: value) }

  private static func source(of value: Any) throws -> String {
    switch value {
    case is NSNull: return "null"
    case let text as String: return quoted(text)
    case let date as Date: return "new Date(\(number(date.timeIntervalSince1970 * 1000)))"
    case let number as NSNumber: return source(of: number)
    case let flag as Bool: return flag ? "true" : "false"
    case let number as any BinaryInteger: return "\(number)"
    case let number as any BinaryFloatingPoint: return self.number(Double(number))
    case let list as [Any]: return "[" + (try list.map(source(of:)).joined(separator: ", ")) + "]"
    case let table as [String: Any]:
      let pairs = try table.sorted { $0.key < $1.key }.map { "\(quoted($0.key)): \(try source(of: $0.value))" }
      return "({" + pairs.joined(separator: ", ") + "})"
    default:
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .optional {
        guard let wrapped = mirror.children.first?.value else { return "null" }
        return try source(of: wrapped)
      }
      throw WKError(.unknown, "A value of the type \(type(of: value)) can't be passed to JavaScript.")
    }
  }

  private static func source(of value: NSNumber) -> String {
    // Foundation stores Booleans as characters.
    if String(cString: value.objCType) == "c", value == 0 || value == 1 { return value == 1 ? "true" : "false" }
    return number(value.doubleValue)
  }

  private static func number(_ value: Double) -> String {
    guard !value.isNaN else { return "NaN" }
    guard value.isFinite else { return value < 0 ? "-Infinity" : "Infinity" }
    return abs(value) < 1e15 && value == value.rounded() ? "\(Int64(value))" : "\(value)"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\u{0}"..<" ", "\u{2028}", "\u{2029}":
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
