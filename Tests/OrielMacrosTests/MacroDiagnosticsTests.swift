import OrielMacros
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("What @Entry refuses")
struct MacroDiagnosticsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var container = "EnvironmentValues"
    let property: String
    let message: String

    var testDescription: String { "\(property) in \(container)" }
  }

  static let cases = [
    Case(property: "let count: Int = 1", message: "'@Entry' belongs to a single 'var' of an instance"),
    Case(property: "static var count: Int = 1", message: "'@Entry' belongs to a single 'var' of an instance"),
    Case(
      property: "var count: Int { 1 }",
      message: "'@Entry' makes the accessors itself; a property that has accessors doesn't need it"),
    Case(
      property: "var count: Int",
      message: "'@Entry' needs a default value, as in 'var name: Type = value', unless the type is optional"),
    Case(
      property: "var color = .red",
      message: "'@Entry' can't tell the type from this default value; write it, as in 'var name: Type = value'"),
    Case(
      property: "var font = .system(size: 3).bold()",
      message: "'@Entry' can't tell the type from this default value; write it, as in 'var name: Type = value'"),
    Case(
      property: "var nothing = nil",
      message: "'@Entry' can't tell the type from this default value; write it, as in 'var name: Type = value'"),
    Case(
      container: "FocusedValues", property: "var document: String = \"x\"",
      message: "'@Entry' in FocusedValues needs an optional type and no default value, as in 'var name: Type?'"),
    Case(
      container: "FocusedValues", property: "var document: String? = \"\"",
      message: "'@Entry' in FocusedValues needs an optional type and no default value, as in 'var name: Type?'"),
    Case(
      container: "Color", property: "var count: Int = 1",
      message:
        "'@Entry' belongs to a property in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues"),
  ]

  @Test("Each mistake is told where it stands, with what to write instead", arguments: cases)
  func refuses(_ sample: Case) {
    assertMacroExpansion(
      """
      extension \(sample.container) {
        @Entry \(sample.property)
      }
      """,
      expandedSource: """
        extension \(sample.container) {
          \(sample.property)
        }
        """,
      diagnostics: [DiagnosticSpec(message: sample.message, line: 2, column: 3)],
      macroSpecs: ["Entry": MacroSpec(type: EntryMacro.self)], indentationWidth: .spaces(2)
    ) { failure in
      Issue.record("\(failure.message)")
    }
  }
}
