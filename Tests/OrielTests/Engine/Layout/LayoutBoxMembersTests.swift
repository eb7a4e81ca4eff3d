import Foundation
import Testing

@Suite("The base class of boxes")
struct LayoutBoxMembersTests {
  @Test("Subclasses can override the listed members of LayoutBox, and no others")
  func overridableMembers() throws {
    let folders = sequence(first: URL(filePath: #filePath)) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
    let root = try #require(folders.first { FileManager.default.fileExists(atPath: $0.appending(path: "Package.swift").path) })
    let file = root.appending(path: "Sources/Oriel/Engine/Layout/Boxes/LayoutBox.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    // The class's own members are indented by two spaces. Members of extensions can't be overridden.
    let members = source.split(separator: "\n").compactMap { line -> String? in
      guard let match = line.firstMatch(of: /^  (?! |\/\/)(.*?)\b(?:func|var) (\w+)/) else { return nil }
      let modifiers = match.1.split(separator: " ")
      return modifiers.contains("final") || modifiers.contains("private") || modifiers.contains("static") ? nil : String(match.2)
    }
    #expect(
      members.sorted() == [
        "drawContent", "drawing", "drawingEffect", "explicitGuide", "hitContent", "isHidden", "layoutChildren", "layoutDidChange",
        "layoutRegion", "mayHaveGuide", "sizeThatFits", "sizing", "spacing", "traitSource", "willDisappear",
      ])
  }
}
