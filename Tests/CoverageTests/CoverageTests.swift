import Foundation
import Testing

@testable import Coverage

@Suite("Coverage page")
struct CoverageTests {
  private func interface(_ symbols: String...) throws -> PublicInterface {
    try PublicInterface(graph: Data(#"{"symbols": [\#(symbols.joined(separator: ","))]}"#.utf8))
  }

  private func symbol(_ kind: String, _ path: String, access: String = "public", attribute: String = "") -> String {
    let components = path.split(separator: ".").map { "\"\($0)\"" }.joined(separator: ",")
    return #"{"accessLevel": "\#(access)", "pathComponents": [\#(components)], "kind": {"identifier": "swift.\#(kind)"}, "#
      + #""declarationFragments": [{"spelling": "\#(attribute)"}]}"#
  }

  @Test("A symbol is present only with its kind and its owner")
  func kinds() throws {
    let interface = try interface(
      symbol("method", "View.frame(width:height:)"), symbol("struct", "State", attribute: "@propertyWrapper"), symbol("struct", "Text"),
      symbol("method", "Text.hidden()", access: "internal"))
    #expect(interface.has(try RequiredSymbol("method View.frame")))
    #expect(interface.has(try RequiredSymbol("method View.frame(width:height:)")))
    #expect(!interface.has(try RequiredSymbol("method View.frame(width:)")))
    #expect(!interface.has(try RequiredSymbol("static View.frame")))
    #expect(!interface.has(try RequiredSymbol("method Text.frame")))
    #expect(!interface.has(try RequiredSymbol("method Text.hidden")))
    #expect(interface.has(try RequiredSymbol("wrapper State")))
    #expect(!interface.has(try RequiredSymbol("wrapper Text")))
    #expect(throws: CoverageError.self) { try RequiredSymbol("View.frame") }
  }

  @Test("A form with a compiler error on its line is refused, and an error elsewhere throws")
  func refusals() throws {
    let forms = try Form.list(in: "# said\npadding()\nSpacer :: Spacer()\n")
    #expect(forms.map(\.expression) == ["view.padding()", "Spacer()"])
    let source = FormSource(forms, preamble: "import SwiftUI\nstruct Forms {}")
    let line = try #require(source.text.split(separator: "\n").firstIndex { $0.contains("Spacer()") }) + 1
    let refused = try source.refused(by: "/tmp/F.swift:\(line):9: error: no\n/tmp/F.swift:\(line):9: note: so\n", path: "/tmp/F.swift")
    #expect(refused == ["Spacer"])
    #expect(throws: CoverageError.self) { try source.refused(by: "/tmp/F.swift:1:8: error: no such module", path: "/tmp/F.swift") }
    #expect(throws: CoverageError.self) { try source.refused(by: "<unknown>:0: error: no", path: "/tmp/F.swift") }
    #expect(throws: CoverageError.self) { try Form.list(in: "padding()\npadding()\n") }
  }

  private let names = "rank,area,symbol,name\n1,Views,type Text,Text\n2,Views,type Table,Table\n,Views,language,@main\n"

  private func page(reasons: String, tests: String = "Text(verbatim: 1)") throws -> String {
    try CoveragePage(
      names: Name.list(in: names), forms: Form.list(in: "padding()\nhelp(_:) :: view.help(\"\")\n"), reasons: Reason.list(in: reasons),
      isPresent: { $0.path != "Table" }, isRefused: { $0 == "help(_:)" }, isTested: TestWords(tests).mention
    ).text
  }

  @Test("The page states the percentages and each reason")
  func shares() throws {
    let page = try page(reasons: "Not yet.\n  Table\n  help(_:)\n")
    #expect(page.contains("\nfirst 150: 50 %\n"))
    #expect(page.contains("\nall 2 forms: 50 %\n"))
    #expect(page.contains("- Absent: `Table` 2: Not yet.\n"))
    #expect(page.contains("Present: `Text` 1, `@main`.\n"))
  }

  @Test("Absent names without a reason, and reasons for present names, throw errors")
  func reasons() {
    #expect(throws: CoverageError.self) { try page(reasons: "Not yet.\n  Table\n") }
    #expect(throws: CoverageError.self) { try page(reasons: "Not yet.\n  Table\n  help(_:)\n  Text\n") }
    #expect(throws: CoverageError.self) { try page(reasons: "Not yet.\n  Table\n  help(_:)\n  Nobody\n") }
    #expect(throws: CoverageError.self) { try page(reasons: "  Table\n") }
  }

  @Test("Present names must occur in a test as separate words")
  func untested() {
    let reasons = "Not yet.\n  Table\n  help(_:)\n"
    let texts = ["let name = \"Text, a \\\"Text\\\"\" // Text", "let name = \"\"\"\n  Text\n  \"\"\"", "/// Text"]
    for tests in ["", "TextField(MyText) // text"] + texts {
      #expect { try page(reasons: reasons, tests: tests) } throws: { ($0 as? CoverageError)?.description == "no test uses it: Text" }
    }
    for tests in ["let view = [Text(verbatim: 1)]", "let name = \"\"\"\n  a\n  \"\"\"; Text(name)", "f(\"//\"); Text(\"\")"] {
      #expect(throws: Never.self) { try page(reasons: reasons, tests: tests) }
    }
  }
}
