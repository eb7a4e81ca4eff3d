import Foundation
import Oriel
import OrielTesting
import Testing

/// Compares pictures with those in `Tests/Goldens`, for aspects of drawing that a text dump doesn't contain.
///
/// `Scripts/test --accept-pictures` writes them again; check each one before you commit it.
@MainActor
@Suite("Golden pictures")
struct GoldenTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Goldens")

  private func check(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, colorScheme: ColorScheme = .light,
    @ViewBuilder _ content: () -> some View, then change: (TestHost) throws -> Void = { _ in }
  ) throws {
    let host = TestHost(size: CGSize(width: width, height: height), scale: scale, colorScheme: colorScheme, content: content)
    defer { host.close() }
    try change(host)
    #expect(host.messages.isEmpty)
    try host.snapshot().compare(to: Self.folder.appendingPathComponent("\(name)@\(scale.formatted()).png"))
  }

  @Test("Shapes and gradients", arguments: [1.5, 2])
  func shapes(scale: CGFloat) throws { try check("shapes", 250, 120, scale: scale) { ShapesScene() } }

  @Test("Text styles") func textStyles() throws { try check("text-styles", 250, 240, scale: 1) { TextStylesScene() } }

  @Test("Latin, Greek, Cyrillic, CJK, emoji, right-to-left")
  func scripts() throws { try check("scripts", 200, 135, scale: 2) { ScriptsScene() } }

  @Test("Shadow, blur, mask, group opacity", arguments: [1, 1.5])
  func effects(scale: CGFloat) throws { try check("effects", 250, 130, scale: scale) { EffectsScene() } }

  @Test("Controls, light") func lightControls() throws { try check("controls-light", 240, 250, scale: 1) { ControlsScene() } }

  @Test("Controls, dark, with a focused field")
  func darkControls() throws {
    try check("controls-dark", 240, 250, scale: 2, colorScheme: .dark) {
      ControlsScene()
    } then: { host in
      try host.tap("name")
      host.advance(by: 0.2)
    }
  }

  @Test("Cards, with the one under the pointer tilted towards it", arguments: [ColorScheme.light, .dark])
  func cards(colorScheme: ColorScheme) throws {
    try check(colorScheme == .dark ? "cards-dark" : "cards-light", 300, 130, scale: 1.5, colorScheme: colorScheme) {
      CardsScene()
    } then: { host in
      host.hover(at: CGPoint(x: 118, y: 92))
      try host.settle()
    }
  }

  @Test("A transition halfway through")
  func transition() throws {
    try check("transition", 220, 120, scale: 1.5) {
      TransitionScene()
    } then: { host in
      try host.tap("Change")
      host.advance(by: 0.15)
    }
  }

  @Test("A visible difference from the golden picture throws an error that names the file to look at")
  func realDifference() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let golden = folder.appendingPathComponent("words.png")
    func picture(_ text: String, offset: CGFloat = 0, color: Color = .primary) -> Snapshot {
      let host = TestHost(size: CGSize(width: 120, height: 40)) { Text(text).foregroundStyle(color).offset(x: offset) }
      defer { host.close() }
      return host.snapshot()
    }
    try picture("Hello").pngData.write(to: golden)
    // `ORIEL_ACCEPT_SNAPSHOTS` accepts every picture, so the comparison can't fail.
    guard ProcessInfo.processInfo.environment["ORIEL_ACCEPT_SNAPSHOTS"] != "1" else { return }
    try picture("Hello").compare(to: golden)
    for other in [picture("Hallo"), picture("Hello", offset: 1), picture("Hello", color: .red)] {
      let error = #expect(throws: HostError.self) { try other.compare(to: golden) }
      #expect(error?.reason == .snapshotDiffers)
      #expect(error?.description.contains("words.actual.png") == true)
    }
    #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("words.actual.png").path))
  }

  @Test("A successful comparison removes the files that a failed one wrote beside the golden picture")
  func traces() throws {
    guard ProcessInfo.processInfo.environment["ORIEL_ACCEPT_SNAPSHOTS"] != "1" else { return }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let golden = folder.appendingPathComponent("square.png")
    func picture(_ color: Color) -> Snapshot {
      let host = TestHost(size: CGSize(width: 40, height: 20)) { color }
      defer { host.close() }
      return host.snapshot()
    }
    func left() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    try picture(.blue).pngData.write(to: golden)
    #expect(throws: HostError.self) { try picture(.black).compare(to: golden) }
    #expect(try left() == ["square.actual.png", "square.difference.png", "square.png"])
    try picture(.blue).compare(to: golden)
    #expect(try left() == ["square.png"])
  }
}
