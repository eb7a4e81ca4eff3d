import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Tooltips")
struct HelpTests {
  @Observable @MainActor
  fileprivate final class Model {
    var isThere = true
    var text = "Writes to the disk"
  }

  private struct Content: View {
    let model: Model

    var body: some View {
      VStack {
        if model.isThere { Button("Save") {}.help(model.text) }
        Button("Other") {}
      }
      .frame(width: 300, height: 200)
    }
  }

  private func host(_ model: Model) -> TestHost { TestHost(size: CGSize(width: 300, height: 200)) { Content(model: model) } }

  private func texts(_ host: TestHost) -> Int { host.displayDump.components(separatedBy: "text #").count - 1 }

  @Test("A tooltip appears after the pointer has rested, and disappears when the pointer leaves")
  func rest() throws {
    let host = host(Model())
    try host.hover("Save")
    host.advance(by: 0.4)
    #expect(texts(host) == 2)
    let center = try host.find("Save").center
    host.hover(at: CGPoint(x: center.x + 2, y: center.y))
    host.advance(by: 0.4)
    #expect(texts(host) == 2, "The pointer has moved in between")
    host.advance(by: 0.4)
    #expect(texts(host) == 3)
    host.hover(at: CGPoint(x: center.x + 3, y: center.y))
    host.advance(by: 1)
    #expect(texts(host) == 3, "The tooltip stays while the pointer is over the view")
    host.hover(at: CGPoint(x: 5, y: 5))
    host.advance(by: 0.1)
    #expect(texts(host) == 2)
    #expect(host.leftovers().isEmpty, "\(host.leftovers())")
  }

  @Test("A press, a key and a scroll hide the tooltip until the pointer enters the view again")
  func interruptions() throws {
    for interruption in 0..<3 {
      let host = host(Model())
      try host.hover("Save")
      host.advance(by: 1)
      #expect(texts(host) == 3)
      let center = try host.find("Save").center
      switch interruption {
      case 0: try host.tap("Save")
      case 1: _ = host.press(.tab)
      default: _ = host.scroll(at: center, by: CGSize(width: 0, height: 10))
      }
      host.hover(at: CGPoint(x: center.x + 1, y: center.y))
      host.advance(by: 2)
      #expect(texts(host) == 2, "\(interruption)")
      host.hover(at: CGPoint(x: 5, y: 5))
      try host.hover("Save")
      host.advance(by: 2)
      #expect(texts(host) == 3, "\(interruption)")
    }
  }

  @Test("A tooltip follows its text and is removed with its view")
  func changes() throws {
    let model = Model()
    let host = host(model)
    try host.hover("Save")
    host.advance(by: 1)
    let before = host.displayDump
    model.text = "Writes everything that was changed to the disk"
    host.render()
    #expect(texts(host) == 3 && host.displayDump != before)
    model.isThere = false
    host.advance(by: 1)
    #expect(texts(host) == 1)
  }

  @Test("A tooltip stays within the window and is inert")
  func place() throws {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      Color.blue.frame(width: 200, height: 100)
        .help("A long text that has to be set in more than one line of this narrow window")
        .onTapGesture {}
    }
    host.hover(at: CGPoint(x: 195, y: 95))
    host.advance(by: 1)
    #expect(texts(host) == 1)
    let dump = host.displayDump.split(separator: "\n").first { $0.contains("text #") }.map(String.init) ?? ""
    #expect(dump.contains("lines 3"), "\(dump)")
    let place = dump.drop { $0 != "(" }.dropFirst().split { " x)".contains($0) }.compactMap { Double($0) }
    #expect(place.count == 4 && place[0] >= 6 && place[1] >= 6 && place[0] + place[2] <= 194 && place[1] + place[3] <= 94, "\(dump)")
    #expect(!host.accessibilityDump.contains("A long text"))
  }

  @Test("The innermost view's tooltip is shown")
  func nesting() {
    let host = TestHost(size: CGSize(width: 200, height: 200)) {
      ZStack { Color.red.frame(width: 20, height: 20).help("ab") }
        .frame(width: 200, height: 200).contentShape(Rectangle()).help("A much longer text")
    }
    func width() -> Double {
      let line = host.displayDump.split(separator: "\n").first { $0.contains("text #") }.map(String.init) ?? ""
      let place = line.drop { $0 != "(" }.dropFirst().split { " x)".contains($0) }.compactMap { Double($0) }
      return place.count == 4 ? place[2] : 0
    }
    host.hover(at: CGPoint(x: 100, y: 100))
    host.advance(by: 1)
    #expect(width() > 0 && width() < 40)
    host.hover(at: CGPoint(x: 20, y: 20))
    host.advance(by: 1)
    #expect(width() > 60)
  }

  @Test("The help text is the accessibility hint of its element unless the element has one")
  func hint() {
    let host = TestHost(size: CGSize(width: 200, height: 200)) {
      VStack {
        Button("Save") {}.help(Text(verbatim: "Writes"))
        Button("Load") {}.accessibilityHint("Reads").help("Something else")
        VStack {
          Button("One") {}
          Button("Two") {}
        }
        .help("Both")
        Button("None") {}.help("")
        Button("Print") {}.help("Print")
      }
    }
    let dump = host.accessibilityDump
    #expect(dump.contains("hint \"Writes\"") && dump.contains("hint \"Reads\""))
    #expect(!dump.contains("Something else") && !dump.contains("Both") && !dump.contains("hint \"\""))
    #expect(dump.contains("Print") && !dump.contains("hint \"Print\""), "The label already contains the text")
  }

  private struct Entries: View {
    var body: some View {
      VStack {
        Color.green.frame(width: 300, height: 60).help("What the green stands for, in a few words that pass the window's edge")
        Menu("Menu") {
          ForEach(1..<6) { number in Button("Choice \(number)") {}.help("Chooses it") }
        }
      }
      .frame(width: 300, height: 120)
    }
  }

  private func entries() -> TestHost {
    let host = TestHost(size: CGSize(width: 300, height: 120)) { Entries() }
    host.popupArea = PopupSpace(frame: CGRect(x: -400, y: -300, width: 1200, height: 900))
    return host
  }

  @Test("A tooltip extends beyond the window's edges if the desktop has space, and is removed when the pointer leaves")
  func edges() throws {
    let host = entries()
    host.hover(at: CGPoint(x: 290, y: 30))
    host.advance(by: 1)
    let popup = try #require(host.popups.first)
    #expect(abs(popup.frame.midX - 290) <= 1 && popup.frame.maxX > 300 && popup.picture != nil && popup.parent == nil)
    host.hover(at: CGPoint(x: 290, y: 110))
    host.advance(by: 0.1)
    #expect(host.popups.isEmpty)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("The tooltip of a menu's entry is above the menu")
  func onPopup() throws {
    let host = entries()
    try host.tap("Menu")
    try host.settle()
    let menu = try #require(host.popups.first)
    let entry = try host.find("Choice 5").center
    host.hover(at: entry)
    host.advance(by: 1)
    #expect(host.popups.count == 2)
    let help = try #require(host.popups.last)
    #expect(help.parent === menu && help.frame.minY > entry.y && abs(help.frame.midX - entry.x) <= 1)
    #expect(host.exists("Choice 5"))
    host.tap(at: entry)
    try host.settle()
    #expect(host.popups.isEmpty && !host.exists("Choice 5"))
  }

  @Test("A tooltip is drawn in the window if the window system refuses a surface")
  func refused() throws {
    let host = entries()
    host.hover(at: CGPoint(x: 290, y: 30))
    host.advance(by: 1)
    let before = texts(host)
    try #require(host.popups.first).refuse()
    host.advance(by: 0.1)
    #expect(host.popups.isEmpty && texts(host) == before + 1)
  }

  @Test("A tooltip scales with the user's text size, up to twice its default size")
  func textSize() throws {
    func height(_ size: DynamicTypeSize, scale: Double = 1) throws -> Double {
      let host = TestHost(size: CGSize(width: 400, height: 300), dynamicTypeSize: size) {
        Color.green.frame(width: 400, height: 300).help("Green")
      }
      host.textScale = scale
      host.hover(at: CGPoint(x: 200, y: 100))
      host.advance(by: 1)
      let line = try #require(host.displayDump.split(separator: "\n").first { $0.contains("text #") })
      let place = line.drop { $0 != "(" }.dropFirst().split { " x)".contains($0) }.compactMap { Double($0) }
      return place[3]
    }
    #expect(try height(.accessibility1) > height(.large) * 1.3)
    #expect(try abs(height(.accessibility5) / height(.large) - 2) < 0.1)
    #expect(try height(.accessibility5, scale: 3) == height(.accessibility5))
  }
}
