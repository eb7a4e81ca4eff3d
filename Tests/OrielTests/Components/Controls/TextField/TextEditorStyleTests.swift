import Foundation
import OrielTesting
import Testing

@testable import Oriel

private struct Framed: TextEditorStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      Text(verbatim: "above").frame(height: 30)
      PlainTextEditorStyle().makeBody(configuration: configuration)
    }
  }
}

@MainActor
@Suite("Styles of text editors")
struct TextEditorStyleTests {
  private struct Page: View {
    @Bindable var draft: Draft

    var body: some View { TextEditor(text: $draft.text) }
  }

  @Test("A custom style replaces the editor's appearance, and the editor in it reads and writes the text")
  func own() {
    let draft = Draft("one")
    let host = TestHost(size: CGSize(width: 200, height: 150)) { Page(draft: draft).textEditorStyle(Framed()) }
    #expect(host.exists("above"))
    #expect(host.textBoxes.count == 1)
    #expect(host.textBoxes.allSatisfy { $0.windowFrame.minY >= 30 })
    host.tap(at: CGPoint(x: 150, y: 130))
    host.type(" two")
    #expect(draft.text == "one two")
    draft.text = "three"
    host.render()
    #expect(host.textBoxes.map(\.string) == ["three"])
    host.close()
  }

  @Test("A style applies to all editors below unless they have another")
  func nearest() {
    let (first, second) = (Draft("a"), Draft("b"))
    let host = TestHost(size: CGSize(width: 200, height: 300)) {
      VStack {
        Page(draft: first)
        Page(draft: second).textEditorStyle(.plain)
      }
      .textEditorStyle(Framed())
    }
    #expect(host.findAll(label: "above").count == 1 && host.textBoxes.count == 2)
    host.close()
  }

  /// Returns the pixel in the center of an empty editor in front of red, and the display dump.
  private func ground(_ style: some TextEditorStyle) -> (pixel: Snapshot.Pixel, dump: String) {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      ZStack {
        Color(red: 1, green: 0, blue: 0)
        TextEditor(text: .constant("")).textEditorStyle(style).padding(10)
      }
    }
    defer { host.close() }
    return (host.snapshot().pixel(50, 70), host.displayDump)
  }

  @Test("The plain style has no decoration, the automatic one a background, and the rounded border one a border")
  func ready() {
    let red = Snapshot.Pixel(red: 255, green: 0, blue: 0)
    #expect(ground(.plain).pixel == red)
    #expect(ground(.automatic).pixel != red)
    #expect(!ground(.plain).dump.contains("stroke") && ground(.roundedBorder).dump.contains("stroke"))
    #expect(ground(PlainTextEditorStyle()).dump == ground(.plain).dump)
    #expect(ground(RoundedBorderTextEditorStyle()).dump == ground(.roundedBorder).dump)
  }
}
