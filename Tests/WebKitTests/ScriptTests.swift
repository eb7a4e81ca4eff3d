import Foundation
import Testing

@testable import WebKit

@Suite("Script values")
struct ScriptTests {
  private struct Opaque {}

  private func literal(_ value: Any) -> String { (try? ScriptLiteral(value).source) ?? "refused" }

  @Test("Swift values become JavaScript literals")
  func literals() {
    #expect(literal(1) == "1" && literal(-2.5) == "-2.5" && literal(UInt8(7)) == "7" && literal(CGFloat(3)) == "3")
    #expect(literal(true) == "true" && literal(NSNumber(value: false)) == "false" && literal(NSNumber(value: 4)) == "4")
    #expect(literal(Double.nan) == "NaN" && literal(-Double.infinity) == "-Infinity" && literal(1e300) == "1e+300")
    #expect(literal(NSNull()) == "null" && literal(Optional<Int>.none as Any) == "null" && literal(Optional(3) as Any) == "3")
    #expect(literal(Date(timeIntervalSince1970: 1.5)) == "new Date(1500)")
    #expect(literal([1, "x", nil] as [Any?]) == "[1, \"x\", null]")
    #expect(literal(["b": [1], "a": true] as [String: Any]) == "({\"a\": true, \"b\": [1]})")
    #expect(literal(Opaque()) == "refused" && literal([Opaque()]) == "refused")
  }

  @Test("Strings are escaped for JavaScript")
  func strings() {
    #expect(literal("“é” 🎉") == "\"“é” 🎉\"")
    #expect(literal("a\"b\\c\nd\r") == "\"a\\\"b\\\\c\\nd\\r\"")
    #expect(literal("\u{0}\u{1f}\u{2028}") == "\"\\u0000\\u001f\\u2028\"")
  }

  @Test("Arguments are parameters of a function around the script")
  func call() throws {
    #expect(try ScriptCall(body: "return 1", arguments: [:]).source == "return 1")
    let source = try ScriptCall(body: "return a + b // sum", arguments: ["b": 2, "a": 1]).source
    #expect(source == "return await (async function(a, b) {return a + b // sum\n}).call(globalThis, 1, 2)")
    #expect(throws: WKError.self) { try ScriptCall(body: "", arguments: ["a b": 1]) }
    #expect(throws: WKError.self) { try ScriptCall(body: "", arguments: ["": 1]) }
  }

  @Test("A reserved word isn't a valid name of a parameter", arguments: ["class", "new", "await", "null", "enum"])
  func reservedWords(name: String) {
    let error = #expect(throws: WKError.self) { try ScriptCall(body: "", arguments: [name: 1]) }
    #expect(
      error?.errorDescription
        == "“\(name)” isn't a valid name of a JavaScript parameter; use an identifier that isn't a reserved word.")
  }

  @Test("Words that are reserved in strict mode only are valid names of parameters", arguments: ["let", "static", "of", "async", "news"])
  func unreservedWords(name: String) throws {
    #expect(try ScriptCall(body: "", arguments: [name: 1]).source.contains("function(\(name))"))
  }

  @Test("Script results are Foundation values")
  func results() throws {
    #expect(ScriptValue.undefined.any == nil && ScriptValue.null.any is NSNull)
    #expect(ScriptValue.number(3).any as? Int == 3 && ScriptValue.number(3).any as? Double == 3)
    #expect(ScriptValue.number(0.5).any as? Int == nil && ScriptValue.number(0.5).any as? Double == 0.5)
    #expect(try "\(#require(ScriptValue.number(5).any))" == "5")
    #expect(ScriptValue.boolean(true).any as? Bool == true && ScriptValue.text("t").any as? String == "t")
    let table = ScriptValue.table(["a": .list([.number(1), .null, .undefined]), "b": .undefined]).any as? [String: Any]
    #expect(try #require(table).keys.sorted() == ["a"])
    let list = try #require(table?["a"] as? [Any])
    #expect(list[0] as? Int == 1 && list[1] is NSNull && list[2] is NSNull)
  }
}
