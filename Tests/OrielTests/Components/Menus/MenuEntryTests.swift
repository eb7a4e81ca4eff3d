import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
private final class Frames {
  var found: [String: CGRect] = [:]
}

private struct Noted: ViewModifier {
  let name: String
  let frames: Frames

  func body(content: Content) -> some View {
    content.onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) { [frames, name] frame in frames.found[name] = frame }
  }
}

@MainActor
@Suite("Layout of menu entries")
struct MenuEntryTests {
  private func opened(@ViewBuilder _ content: () -> some View) throws -> TestHost {
    let host = TestHost(size: CGSize(width: 600, height: 500)) { Menu("Note", content: content) }
    try host.tap("Note")
    try host.settle()
    return host
  }

  /// Returns the width of the ink at an entry's end, up to the first wide gap.
  private func inkAtEnd(of name: String, in host: TestHost) throws -> Int {
    let (frame, snapshot) = (try host.find(name).frame, host.snapshot())
    let rows = Int(frame.minY) + 6..<Int(frame.maxY) - 6
    var (first, last): (Int?, Int?) = (nil, nil)
    for x in stride(from: Int(frame.maxX) - 4, to: Int(frame.minX), by: -1) {
      if rows.contains(where: { snapshot.pixel(x, $0).red < 215 }) {
        last = last ?? x
        first = x
      } else if let first, first - x > 8 {
        break
      }
    }
    return (last ?? 0) - (first ?? 0)
  }

  @Test("A shortcut isn't truncated beside shorter entries")
  func shortcut() throws {
    let narrow = try opened {
      Button("Uppercase") {}.keyboardShortcut("u", modifiers: [.command, .shift])
      Button("Count: -1") {}
    }
    let wide = try opened {
      Button("Uppercase") {}.keyboardShortcut("u", modifiers: [.command, .shift])
      Button("An entry that is longer than the others") {}
    }
    #expect(try abs(inkAtEnd(of: "Uppercase", in: narrow) - inkAtEnd(of: "Uppercase", in: wide)) <= 2)
    #expect(try narrow.find("Count: -1").frame.height == 32)
    #expect(try wide.find("An entry that is longer than the others").frame.height == 32)
  }

  @Test("A title longer than the maximum width of a menu wraps")
  func long() throws {
    let name = "An entry with a name that goes on and on, much further than any menu can be wide"
    let host = try opened {
      Button(name) {}
      Button("After") {}
    }
    let entry = try host.find(name).frame
    #expect(entry.width <= 360 && entry.height > 40)
    #expect(try host.find("After").frame.minY >= entry.maxY)
  }

  @Test("A second text is a subtitle below the title")
  func subtitle() throws {
    let host = try opened {
      Button("a") {}
      Button {
      } label: {
        Text(verbatim: "Title")
        Text(verbatim: "Subtitle of it")
      }
      Button {
      } label: {
        Label("Label", systemImage: "star")
        Text(verbatim: "Sub")
      }
    }
    for name in ["Title", "Label"] {
      let entry = try #require(host.findAll(role: .isButton).first { $0.label.hasPrefix(name) })
      #expect(entry.frame.height > 40)
    }
  }

  @Test("The first text is the title and the first image the icon in the icon column, in any arrangement of the label")
  func icons() throws {
    let frames = Frames()
    func title(_ name: String) -> some View { Text(verbatim: name).modifier(Noted(name: name, frames: frames)) }
    func icon(_ name: String) -> some View { Image(systemName: "pencil").modifier(Noted(name: name + " icon", frames: frames)) }
    let host = try opened {
      Button {
      } label: {
        Label {
          title("Label")
        } icon: {
          icon("Label")
        }
      }
      Button {
      } label: {
        title("Beside")
        icon("Beside")
      }
      Button {
      } label: {
        HStack {
          title("Row")
          Spacer()
          icon("Row")
        }
      }
      Button {
      } label: {
        HStack {
          title("Colour")
          icon("Colour")
        }
        .foregroundStyle(.red)
      }
      Toggle(isOn: .constant(true)) {
        title("Toggle")
        icon("Toggle")
      }
      Menu {
        Button("Inside") {}
      } label: {
        title("Submenu")
        icon("Submenu")
      }
      Button {
      } label: {
        title("Titled")
        title("Subtitle")
        icon("Titled")
      }
    }
    let (first, firstIcon) = (try #require(frames.found["Label"]), try #require(frames.found["Label icon"]))
    #expect(firstIcon.maxX <= first.minX)
    for name in ["Beside", "Row", "Colour", "Toggle", "Submenu", "Titled"] {
      let (title, icon) = (try #require(frames.found[name]), try #require(frames.found[name + " icon"]))
      #expect(abs(title.minX - first.minX) < 0.5 && abs(icon.minX - firstIcon.minX) < 0.5, "\(name)")
      #expect(icon.midY > title.minY && icon.midY < title.maxY, "\(name)")
    }
    let (title, subtitle) = (try #require(frames.found["Titled"]), try #require(frames.found["Subtitle"]))
    #expect(subtitle.minY >= title.maxY && abs(subtitle.minX - title.minX) < 0.5)
    #expect(host.exists("Beside"))
  }

  @Test("A plain text is aligned with the titles, as high as an entry, and dimmed")
  func text() throws {
    let host = try opened {
      Button("Above") {}
      Text(verbatim: "Plain text")
      Button("Below") {}
    }
    let (above, text, below) = (try host.find("Above").frame, try host.find("Plain text").frame, try host.find("Below").frame)
    #expect(abs(text.minX - above.minX - 10) < 0.5)
    #expect(abs(below.minY - above.maxY - 32) < 0.5 && abs(text.midY - above.maxY - 16) < 1)
    let snapshot = host.snapshot()
    func darkest(_ frame: CGRect) -> Int {
      var red = 255
      for x in Int(frame.minX)..<Int(frame.maxX) { for y in Int(frame.minY)..<Int(frame.maxY) { red = min(red, snapshot.pixel(x, y).red) } }
      return red
    }
    #expect(darkest(text) > darkest(above) + 60)
  }

  private struct Grouped<Style: PickerStyle>: View {
    let style: Style
    @State private var choice = 1

    init(_ style: Style) { self.style = style }

    var body: some View {
      Picker("Menu", selection: $choice) {
        Section("G1") { Text(verbatim: "One").tag(1) }
        Section("G2") { Text(verbatim: "Two").tag(2) }
        Divider()
        Text(verbatim: "None").tag(0)
      }
      .pickerStyle(style)
      .frame(width: 306)
    }
  }

  @Test("A picker's menu shows section titles and separators for dividers")
  func sections() throws {
    let host = TestHost(size: CGSize(width: 600, height: 500)) { Grouped(.menu) }
    try host.tap(host.find(role: .isButton))
    try host.settle()
    let (one, two, none) = (try host.find("One").frame, try host.find("Two").frame, try host.find("None").frame)
    let (first, second) = (try host.find("G1").frame, try host.find("G2").frame)
    #expect(first.maxY <= one.minY && second.minY > one.maxY && second.maxY <= two.minY)
    #expect(abs(none.minY - two.maxY - 11) < 0.5)
    try host.tap("None")
    try host.settle()
    #expect(!host.exists("G1"))
    #expect(try host.find(role: .isButton).value == "None")
  }

  @Test("The segmented style omits section titles and dividers")
  func segmented() throws {
    let host = TestHost(size: CGSize(width: 600, height: 500)) { Grouped(.segmented) }
    #expect(!host.exists("G1"))
    #expect(try abs(host.find("None").frame.width - 100) < 0.5)
  }
}
