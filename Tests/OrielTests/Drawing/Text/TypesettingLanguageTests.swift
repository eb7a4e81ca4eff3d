import Foundation
import OrielDrawing
import Testing

@testable import Oriel

@MainActor
@Suite("Typesetting language")
struct TypesettingLanguageTests {
  private func language(_ view: some View) throws -> String? {
    let stage = Stage(view)
    let shaper = try #require(stage.graph.rendering.shaper as? StubShaper)
    return try #require(shaper.latest).language
  }

  @Test("The innermost enabled typesetting language applies, or the process's language without one")
  func languages() throws {
    let text = Text(verbatim: "直")
    let (japanese, chinese) = (Locale.Language(identifier: "ja"), Locale.Language(identifier: "zh-Hant"))
    #expect(try language(text) == nil)
    #expect(try language(text.typesettingLanguage(japanese)) == "ja")
    #expect(try language(text.typesettingLanguage(.explicit(chinese))) == chinese.minimalIdentifier)
    #expect(try language(text.typesettingLanguage(japanese, isEnabled: false).typesettingLanguage(chinese)) == chinese.minimalIdentifier)
    #expect(try language(text.typesettingLanguage(.automatic).typesettingLanguage(japanese)) == nil)
  }

  @Test("The typesetting language applies to text fields")
  func fields() throws {
    let field = TextField(text: .constant("直")) { Text(verbatim: "Name") }
    #expect(try language(field.typesettingLanguage(Locale.Language(identifier: "ja"))) == "ja")
  }
}
