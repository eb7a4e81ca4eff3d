import Foundation
import Testing

@testable import Coverage

@Suite("The coverage of documentation")
struct DocumentationTests {
  private struct Declaration {
    var path: String
    var comment: String?
    var kind = "struct"
    var access = "public"
    var module = "Kit"
    var isDeclared = true
  }

  private func report(
    _ declarations: [Declaration], relations: [(String, String, String)] = [], minimum: Int = 50
  ) throws
    -> DocumentationCommand
  {
    let symbols: [[String: Any]] = declarations.map { declaration in
      var symbol: [String: Any] = [
        "identifier": ["precise": declaration.path], "pathComponents": declaration.path.split(separator: ".").map(String.init),
        "kind": ["identifier": "swift.\(declaration.kind)"], "accessLevel": declaration.access,
      ]
      if declaration.isDeclared { symbol["location"] = ["uri": "file:///Kit.swift"] }
      if let comment = declaration.comment {
        symbol["docComment"] = ["module": declaration.module, "lines": comment.split(separator: "\n").map { ["text": String($0)] }]
      }
      return symbol
    }
    let graph: [String: Any] = [
      "symbols": symbols, "relationships": relations.map { ["kind": $0.0, "source": $0.1, "target": $0.2] },
    ]
    let graphs = try SymbolGraphs(graph: JSONSerialization.data(withJSONObject: graph), module: "Kit")
    return DocumentationCommand([try DocumentationGroup("Kit=\(minimum):Kit")], in: graphs, listsNames: true)
  }

  @Test("A comment counts if it has a word that isn't a part of the name")
  func comments() throws {
    let command = try report([
      Declaration(path: "Row.height", comment: "The height of the row."), Declaration(path: "Row.width", comment: "The width in points."),
      Declaration(path: "Row.init(maxHeight:)"), Declaration(path: "Row.rowHeights", comment: "The row heights."),
      Declaration(path: "Row", comment: "Mirrors SwiftUI's `Row`."), Declaration(path: "Rows", comment: "Mirrors UIKit's `Row`.\nA row."),
      Declaration(path: "URLBar", comment: "A URL field."), Declaration(path: "URLField", comment: "A URL field."),
    ])
    #expect(
      command.text
        == "Kit: 25.0 %, 2 of 8, less than 50.0 %\n  Kit.Row\n  Kit.Row.height\n  Kit.Row.init(maxHeight:)\n  Kit.Row.rowHeights\n"
        + "  Kit.Rows\n  Kit.URLField\n")
    #expect(!command.isSufficient)
  }

  @Test("Synthesized symbols, witnesses, extensions and names with an underscore don't count")
  func leftOut() throws {
    let command = try report(
      [
        Declaration(path: "Shape.area", comment: "The area in points."), Declaration(path: "Circle.area"),
        Declaration(path: "Shape.Square.area"), Declaration(path: "Circle.radius"), Declaration(path: "Circle", kind: "extension"),
        Declaration(path: "Circle.hash(into:)", comment: "Hashes the components.", module: "Swift"),
        Declaration(path: "Circle.rawValue", isDeclared: false), Declaration(path: "_Circle.name"),
        Declaration(path: "Circle.secret", access: "internal"),
      ],
      relations: [
        ("requirementOf", "Shape.area", "Shape"), ("conformsTo", "Circle", "Round"), ("conformsTo", "Round", "Shape"),
        ("memberOf", "Circle.area", "Circle"), ("memberOf", "Circle.radius", "Circle"),
        ("defaultImplementationOf", "Shape.Square.area", "Shape.area"),
      ])
    #expect(command.text == "Kit: 50.0 %, 1 of 2\n  Kit.Circle.radius\n")
    #expect(command.isSufficient)
  }

  @Test("Members of an extension are witnesses of the extended type's protocols")
  func extensions() throws {
    let relations = [
      ("requirementOf", "Shape.area", "Shape"), ("extensionTo", "block", "Circle"), ("conformsTo", "block", "Shape"),
      ("memberOf", "Circle.area", "block"),
    ]
    let declarations = [Declaration(path: "Shape.area", comment: "The area in points."), Declaration(path: "Circle.area")]
    #expect(try report(declarations, relations: relations).text == "Kit: 100.0 %, 1 of 1\n")
    #expect(try report(declarations).text == "Kit: 50.0 %, 1 of 2\n  Kit.Circle.area\n")
  }

  @Test("A group without symbols is never sufficient, and a malformed one is an error")
  func groups() throws {
    #expect(try !report([]).isSufficient)
    #expect(try DocumentationGroup("SwiftUI=80:Oriel,SwiftUI").modules == ["Oriel", "SwiftUI"])
    for text in ["Kit", "Kit=:Kit", "Kit=80:", "Kit=high:Kit"] {
      #expect(throws: CoverageError.self) { try DocumentationGroup(text) }
    }
    #expect(throws: CoverageError.self) { try DocumentationCommand([]) }
  }
}
