import Foundation
import Oriel
import OrielDrawing
import OrielTesting
import Testing

private struct Page: View {
  @State private var color: Color
  let supportsOpacity: Bool
  @Environment(\.self) private var environment

  init(_ color: Color, supportsOpacity: Bool = true) {
    _color = State(initialValue: color)
    self.supportsOpacity = supportsOpacity
  }

  var body: some View {
    VStack {
      ColorPicker("Hull", selection: $color, supportsOpacity: supportsOpacity)
      color.frame(width: 20, height: 20).accessibilityElement().accessibilityIdentifier("sample")
      Text(verbatim: "\(color)").accessibilityIdentifier("color")
    }
    .padding(20)
  }
}

@MainActor
@Suite("Color pickers")
struct ColorPickerTests {
  private func open(_ color: Color, supportsOpacity: Bool = true) throws -> TestHost {
    let host = TestHost(size: CGSize(width: 600, height: 600)) { Page(color, supportsOpacity: supportsOpacity) }
    try host.tap("Hull")
    host.advance(by: 1)
    return host
  }

  private func close(_ host: TestHost) {
    host.tap(at: CGPoint(x: 5, y: 595))
    host.advance(by: 1)
  }

  @Test func accessibilityValueNamesTheColor() throws {
    for (color, words) in [
      (Color.red, "red"), (.white, "white"), (.black, "black"), (Color(white: 0.7), "light gray"),
      (Color(red: 0, green: 0.35, blue: 0, opacity: 0.5), "dark green, 50%"), (Color(red: 0.7, green: 0.8, blue: 1), "light blue"),
    ] {
      let host = TestHost { ColorPicker("Hull", selection: .constant(color)) }
      #expect(try host.find("Hull").value == words)
      host.close()
    }
  }

  @Test func aPaletteColorIsSelected() throws {
    let host = try open(.white)
    #expect(try host.find("white").isSelected)
    try #require(host.findAll(label: "blue").first { $0.traits.contains(.isButton) }).activate()
    host.render()
    close(host)
    #expect(try host.find("Hull").value == "blue")
    #expect(host.leftovers().isEmpty && host.messages.isEmpty)
    host.close()
  }

  @Test func slidersChangeOneComponentAndKeepTheOthers() throws {
    let host = try open(Color(hue: 0.6, saturation: 0.5, brightness: 0.5))
    #expect(try host.find("Hue").value == "60%")
    let track = try host.find("Saturation").frame
    host.tap(at: CGPoint(x: track.maxX - 2, y: track.midY))
    #expect(try host.find("Saturation").value == "100%")
    #expect(try host.find("Hue").value == "60%" && host.find("Brightness").value == "50%")
    host.drag(from: CGPoint(x: track.maxX - 9, y: track.midY), to: CGPoint(x: track.minX - 50, y: track.midY + 40))
    #expect(try host.find("Saturation").value == "0%")
    // Gray has no hue, but the slider keeps its value.
    #expect(try host.find("Hue").value == "60%")
    try host.find("Saturation").increment()
    host.render()
    #expect(try host.find("Saturation").value == "10%" && host.find("Hue").value == "60%")
    host.close()
  }

  @Test func keysMoveASlider() throws {
    let host = try open(Color(hue: 0.6, saturation: 0.5, brightness: 0.5))
    let track = try host.find("Opacity").frame
    host.tap(at: CGPoint(x: track.midX, y: track.midY))
    for _ in 0..<8 where try !host.find("Opacity").isFocused { host.press(.tab) }
    #expect(try host.find("Opacity").isFocused)
    host.press(.home)
    #expect(try host.find("Opacity").value == "0%")
    host.press(.rightArrow)
    host.press(.rightArrow)
    #expect(try host.find("Opacity").value == "2%")
    host.press(.end)
    #expect(try host.find("Opacity").value == "100%")
    host.close()
  }

  @Test func inANarrowWindowThePanelFloatsBesideTheWell() throws {
    let window = CGSize(width: 390, height: 844)
    let host = TestHost(size: window) { Page(.white) }
    let well = try host.find("Hull").frame
    try host.tap("Hull")
    try host.settle()
    let panel = try host.find(role: .isModal).frame
    #expect(CGRect(origin: .zero, size: window).contains(panel) && !panel.intersects(well))
    #expect(panel.width < window.width && panel.midX > window.width / 2)
    host.close()
  }

  @Test func withoutOpacitySupportThereIsNoOpacitySlider() throws {
    let host = try open(Color(red: 0, green: 0, blue: 1, opacity: 0.5), supportsOpacity: false)
    #expect(!host.exists("Opacity"))
    let track = try host.find("Brightness").frame
    host.tap(at: CGPoint(x: track.midX, y: track.midY))
    close(host)
    #expect(try host.find("Hull").value == "blue")
    host.close()
  }

  @Test func aRenameButtonRunsTheEnclosingRenameAction() throws {
    struct Names: View {
      @State private var name = "Gull"
      @State private var count = 0
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          TextField("Name", text: $name).focused($isFocused)
          VStack { RenameButton().accessibilityIdentifier("focuses") }.renameAction($isFocused)
          VStack { RenameButton().accessibilityIdentifier("counts") }.renameAction { count += 1 }
          RenameButton().accessibilityIdentifier("idle")
          Text(verbatim: "count \(count)")
        }
      }
    }
    let host = TestHost { Names() }
    #expect(try !host.find("idle").isEnabled)
    try host.tap("counts")
    #expect(host.exists("count 1"))
    try host.tap("focuses")
    #expect(try host.find("Name").isFocused)
    host.close()
  }
}
