import Foundation
@testable import Oriel
import OrielTesting
import Testing

private struct Sorting<Style: PickerStyle>: View {
  let style: Style
  @State private var size = 1

  init(_ style: Style) { self.style = style }

  var body: some View {
    VStack {
      Menu("Actions") {
        Button("Before") {}
        Picker("Size", selection: $size) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        .pickerStyle(style)
        Button("After") {}.keyboardShortcut("s", modifiers: [.command, .shift])
      }
      .keyboardShortcut("m")
      Text(verbatim: "is \(size)").accessibilityIdentifier("size")
    }
  }
}

@MainActor
@Suite("Pickers and shortcuts in menus")
struct MenuPickerTests {
  private func opened(_ style: some PickerStyle) throws -> TestHost {
    let host = TestHost(size: CGSize(width: 700, height: 600)) { Sorting(style) }
    try host.tap("Actions")
    try host.settle()
    return host
  }

  private func gap(_ host: TestHost, _ upper: String, _ lower: String) throws -> CGFloat {
    try host.find(lower).frame.minY - host.find(upper).frame.maxY
  }

  @Test("A picker's choices in a menu are a section between separators")
  func section() throws {
    let host = try opened(.automatic)
    #expect(try abs(gap(host, "Before", "Small") - 11) < 0.5 && abs(gap(host, "Large", "After") - 11) < 0.5)
    #expect(try abs(gap(host, "Small", "Large")) < 0.5)
    #expect(!host.exists("Size"))
    try host.tap("Large")
    try host.settle()
    #expect(try host.find("size").label == "is 2")
  }

  @Test("The inline style shows the picker's title above the choices")
  func inline() throws {
    let host = try opened(.inline)
    let title = try host.find("Size").frame
    #expect(try title.minY > host.find("Before").frame.maxY && title.maxY <= host.find("Small").frame.minY)
    #expect(try host.find("Small").isSelected)
  }

  @Test("No separator is below a section's title")
  func titleAndLine() throws {
    let host = TestHost {
      Menu("Actions") {
        Section("Size") {
          Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }
        }
      }
    }
    try host.tap("Actions")
    try host.settle()
    #expect(try gap(host, "Size", "Small") < 8)
  }

  @Test("The menu style makes a submenu beside the entry, with the selection checked")
  func submenu() throws {
    let host = try opened(.menu)
    #expect(!host.exists("Small"))
    let entry = try host.find("Size").frame
    try host.tap("Size")
    try host.settle()
    #expect(try host.find("Small").isSelected && !host.find("Large").isSelected)
    #expect(try host.find("Small").frame.minX > entry.maxX - 12)
    try host.tap("Large")
    try host.settle()
    #expect(try host.find("size").label == "is 2")
  }

  @Test("A menu entry shows its shortcut at its trailing edge, and the menu button's shortcut isn't shown")
  func shortcut() throws {
    let host = try opened(.automatic)
    let snapshot = host.snapshot()
    func hasInk(_ name: String) throws -> Bool {
      let frame = try host.find(name).frame
      let rows = Int(frame.minY) + 6..<Int(frame.maxY) - 6
      return (Int(frame.maxX) - 30..<Int(frame.maxX) - 8).contains { x in rows.contains { y in snapshot.pixel(x, y).red < 200 } }
    }
    #expect(try hasInk("After") && !hasInk("Before"))
  }

  @Test("Shortcuts are written in the notation of the desktop's menus")
  func writtenShortcuts() {
    #expect(KeyboardShortcut("n").written(isMirrored: false) == "Ctrl+N")
    #expect(KeyboardShortcut("s", modifiers: [.command, .shift]).written(isMirrored: false) == "Ctrl+Shift+S")
    #expect(KeyboardShortcut(.leftArrow, modifiers: [.option]).written(isMirrored: true) == "Alt+Right")
    #expect(KeyboardShortcut("q", modifiers: [.command, .control]).written(isMirrored: false) == "Ctrl+Super+Q")
    #expect(KeyboardShortcut(.return, modifiers: []).written(isMirrored: false) == "Enter")
  }
}
