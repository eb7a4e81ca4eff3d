import Foundation
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

@MainActor @Suite("Software keyboard: position and layer")
final class SoftwareKeyboardPlaceTests: KeyboardFormTests {
  // MARK: Position

  @Test("The key that hides the keyboard removes the focus")
  func dismiss() throws {
    let host = form()
    try open(host)
    #expect(host.keyboard.isShown && host.graph.input.focus.focused != nil)
    try host.keyboard.tap("hide keyboard")
    host.advance(by: 1)
    #expect(!host.keyboard.isShown && host.keyboard.inset == 0 && host.graph.input.focus.focused == nil)
  }

  @Test("A drag down by the strip moves the keyboard and hides it, and an early release shows it again")
  func dragDown() throws {
    let host = form()
    try open(host)
    let least = host.graph.softwareKeyboard.metrics.heights.lowerBound
    let grip = CGPoint(x: 195, y: host.keyboard.frame.minY + 8)
    host.pointerDown(at: grip)
    host.pointerMove(to: CGPoint(x: 195, y: grip.y + 20))
    #expect(host.keyboard.inset == 220, "The keyboard only becomes smaller while its keys are large enough")
    host.pointerMove(to: CGPoint(x: 195, y: grip.y + 140))
    host.advance(by: 0.2)
    #expect(host.keyboard.inset == 100 && host.keyboard.isDragged)
    #expect(host.graph.softwareKeyboard.panel?.size.height == least)
    host.pointerMove(to: CGPoint(x: 195, y: grip.y + 60))
    host.advance(by: 0.2)
    host.pointerUp(at: CGPoint(x: 195, y: grip.y + 60))
    host.advance(by: 1)
    #expect(host.keyboard.inset == least && host.keyboard.isShown)
    let again = CGPoint(x: 195, y: host.keyboard.frame.minY + 8)
    host.drag(from: again, to: CGPoint(x: 195, y: again.y + 150), duration: 0.5)
    host.advance(by: 1)
    #expect(!host.keyboard.isShown && host.keyboard.inset == 0 && host.graph.input.focus.focused == nil)
  }

  @Test("A drag up by the strip enlarges the keyboard within limits, and the keyboard keeps its height when it is shown again")
  func resize() throws {
    let host = form()
    try open(host)
    let grip = CGPoint(x: 195, y: host.keyboard.frame.minY + 8)
    host.drag(from: grip, to: CGPoint(x: 195, y: grip.y - 40), duration: 1)
    #expect(host.keyboard.inset == 280)
    try host.tap("Blur")
    host.advance(by: 1)
    try open(host)
    #expect(host.keyboard.inset == 280)
    let higher = CGPoint(x: 195, y: host.keyboard.frame.minY + 8)
    host.drag(from: higher, to: CGPoint(x: 195, y: 10), duration: 1)
    #expect(host.keyboard.inset == host.graph.softwareKeyboard.metrics.heights.upperBound)
  }

  @Test("A flick on the strip hides the keyboard, which has its previous height when it is shown again")
  func flick() throws {
    let host = form()
    try open(host)
    let grip = CGPoint(x: 195, y: host.keyboard.frame.minY + 8)
    host.drag(from: grip, to: CGPoint(x: 195, y: grip.y + 36), duration: 0.03)
    host.advance(by: 1)
    #expect(!host.keyboard.isShown)
    try open(host)
    #expect(host.keyboard.inset == 240)
  }

  @Test("A held hide key can float the keyboard, which moves by its strip and docks at the window's bottom edge")
  func floating() throws {
    let host = form(size: CGSize(width: 1024, height: 768))
    try open(host)
    let key = try host.keyboard.key("hide keyboard").center
    host.pointerDown(at: key)
    host.advance(by: 0.6)
    let callout = try #require(host.graph.softwareKeyboard.panel?.callout)
    #expect(callout.content == .menu(["Float", "Hide"]))
    let origin = host.keyboard.frame.origin
    let place = CGPoint(x: callout.places[0].midX + origin.x, y: callout.places[0].midY + origin.y)
    host.pointerMove(to: place)
    host.pointerUp(at: place)
    host.advance(by: 1)
    #expect(host.keyboard.inset == 0 && host.keyboard.frame.width == 400 && host.keyboard.isShown, "The content keeps its space")
    let before = host.keyboard.frame
    let grip = CGPoint(x: before.midX, y: before.minY + 8)
    host.drag(from: grip, to: CGPoint(x: grip.x - 100, y: grip.y - 200))
    #expect(host.keyboard.frame == before.offsetBy(dx: -100, dy: -200))
    try host.keyboard.tap("a")
    #expect(model.texts[0] == "A")
    let moved = CGPoint(x: grip.x - 100, y: grip.y - 200)
    host.drag(from: moved, to: CGPoint(x: moved.x, y: 760))
    host.advance(by: 1)
    #expect(host.keyboard.inset == host.graph.softwareKeyboard.metrics.dockedHeight && host.keyboard.frame.width == 1024)
  }

  @Test("A menu stays open after a release in place: the next press chooses an entry, and a press elsewhere closes it")
  func openMenu() throws {
    let host = form()
    try open(host)
    func hold() throws -> KeyCallout {
      let key = try host.keyboard.key("hide keyboard").center
      host.pointerDown(at: key)
      host.advance(by: 0.6)
      host.pointerUp(at: key)
      return try #require(host.graph.softwareKeyboard.panel?.callout)
    }
    _ = try hold()
    host.tap(at: try host.find("Elsewhere").center)
    #expect(host.graph.softwareKeyboard.panel?.callout == nil && host.keyboard.isShown)
    let callout = try hold()
    let origin = host.keyboard.frame.origin
    host.tap(at: CGPoint(x: callout.places[0].midX + origin.x, y: callout.places[0].midY + origin.y))
    host.advance(by: 1)
    #expect(host.keyboard.inset == 0 && host.keyboard.isShown && model.texts[0].isEmpty)
  }

  @Test("In a window that changes its size, the keyboard has the window's width and a suitable height")
  func windowResize() throws {
    let host = form()
    try open(host)
    host.resize(to: CGSize(width: 844, height: 390))
    host.advance(by: 1)
    let metrics = host.graph.softwareKeyboard.metrics
    #expect(host.keyboard.inset == metrics.dockedHeight && host.keyboard.frame.width == 844)
    #expect(host.keyboard.keys.filter { $0.label == "shift" }.count == 2, "There is space for a tablet's keys")
    let frame = host.keyboard.frame.insetBy(dx: -0.01, dy: -0.01)
    for key in host.keyboard.keys {
      #expect(key.frame.height >= 44 - 1e-6 && frame.minX < key.frame.minX && key.frame.maxX < frame.maxX)
      #expect(frame.minY < key.frame.minY && key.frame.maxY < frame.maxY, "\(key.frame) in \(frame)")
    }
  }

  @Test("Keys stay above the window's bottom inset")
  func safeArea() throws {
    let host = TestHost(safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)) { Form(model: model) }
    host.usesTouch = true
    try open(host)
    #expect(host.keyboard.inset == 274)
    #expect((host.keyboard.keys.map(\.frame.maxY).max() ?? 0) < 844 - 34)
  }

  // MARK: Layer

  @Test("The keyboard is in front of all other views and handles presses")
  func above() throws {
    let host = TestHost {
      VStack {
        TextField("First", text: .constant(""))
        Spacer()
      }
      Color.red.ignoresSafeArea(.keyboard).zIndex(5).onTapGesture { Issue.record("The press has passed through the keyboard") }
    }
    host.usesTouch = true
    host.graph.softwareKeyboard.policyOverride = .always
    host.press(.tab)
    host.advance(by: 1)
    #expect(host.keyboard.isShown)
    try host.keyboard.tap("q")
    host.tap(at: CGPoint(x: 2, y: host.keyboard.frame.maxY - 1))
  }

  @Test("A pressed key is redrawn without layout or an evaluated body")
  func work() throws {
    let host = form()
    try open(host)
    let key = try host.keyboard.key("shift").center
    let mark = host.mark()
    host.pointerDown(at: try host.keyboard.key("g").center)
    let pressed = host.work(since: mark)
    #expect(pressed.bodies == 0 && pressed.measured == 0 && pressed.placed == 0, "\(pressed)")
    #expect(pressed.displayed <= 5, "The window, the panel, the key and the bubble: \(pressed)")
    host.pointerCancel(at: key)
  }

  @Test("The slide evaluates no body and lays out no key")
  func slideWork() throws {
    let host = form()
    try host.tap("First")
    host.advance(by: 0.05)
    let mark = host.mark()
    host.advance(by: TestHost.frameDuration)
    let work = host.work(since: mark)
    #expect(work.bodies == 0 && work.textShaped == 0 && work.displayed < 12, "\(work)")
    host.advance(by: 1)
  }

  @Test("Keys are accessible, and a view with a key's label is still found by it")
  func accessibility() throws {
    let host = TestHost {
      VStack {
        TextField("First", text: .constant(""))
        Button("return") {}
        Spacer()
      }
    }
    host.usesTouch = true
    try open(host)
    #expect(try host.find("return").traits.contains(.isButton) && !host.find("return").traits.contains(.isKeyboardKey))
    #expect(try host.keyboard.key("submit").label == "return" && host.find("keyboard").children.count == host.keyboard.keys.count)
  }

  @Test("The keyboard's colors follow the window's color scheme")
  func colors() throws {
    let host = form()
    try open(host)
    #expect(host.graph.softwareKeyboard.panel?.palette.isDark == false)
    host.colorScheme = .dark
    host.render()
    #expect(host.graph.softwareKeyboard.panel?.palette.isDark == true)
  }

  @Test("A right-to-left window doesn't mirror the keys")
  func rightToLeft() throws {
    let host = form()
    host.layoutDirection = .rightToLeft
    try open(host)
    #expect(try host.keyboard.key("q").frame.minX < host.keyboard.key("p").frame.minX)
  }

  @Test("A changed layout direction lays out the keys and the bar of a visible keyboard in the same frame")
  func turns() throws {
    let host = TestHost(size: CGSize(width: 390, height: 844)) {
      TextField("Field", text: .constant("")).toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Button("One") {}
          Button("Two") {}
        }
      }
    }
    host.usesTouch = true
    try open(host, "Field")
    #expect(try host.find("One").frame.minX < host.find("Two").frame.minX)
    host.layoutDirection = .rightToLeft
    host.render()
    let keyboard = host.graph.softwareKeyboard
    let panel = try #require(keyboard.panel)
    let bar = try #require(keyboard.bar)
    #expect(!bar.needsLayout && !panel.needsLayout && panel.children.allSatisfy { !$0.needsLayout })
    #expect(try host.find("One").frame.minX > host.find("Two").frame.minX)
  }
}
