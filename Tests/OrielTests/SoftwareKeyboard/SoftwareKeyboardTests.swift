import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor @Suite("the on-screen keyboard")
struct SoftwareKeyboardTests {
  private final class Model {
    var texts: [String] = ["", ""]
    var submits = 0
  }

  private struct Form: View {
    let model: Model
    var policy: SoftwareKeyboardPolicy?
    @State private var first = ""
    @State private var second = ""
    @FocusState private var field: Int?

    var body: some View {
      VStack(spacing: 20) {
        TextField("First", text: $first).focused($field, equals: 0).submitLabel(.next).onSubmit {
          model.submits += 1
          field = 1
        }
        TextField("Second", text: $second).focused($field, equals: 1).onSubmit { field = nil }
        Button("Elsewhere") {}
        Button("Blur") { field = nil }
        Button("Focus") { field = 1 }
        Spacer()
      }
      .onChange(of: first) { model.texts[0] = first }
      .onChange(of: second) { model.texts[1] = second }
      .softwareKeyboard(policy ?? .automatic)
    }
  }

  private let model = Model()

  private func form(
    _ policy: SoftwareKeyboardPolicy? = nil, size: CGSize = CGSize(width: 390, height: 844), usesTouch: Bool = true
  ) -> TestHost {
    let host = TestHost(size: size) { Form(model: model, policy: policy) }
    host.usesTouch = usesTouch
    return host
  }

  private func open(_ host: TestHost, _ field: String = "First") throws {
    try host.tap(field)
    host.advance(by: 1)
  }

  // MARK: Policy

  @Test("automatic: a finger brings it, a mouse and the program don't")
  func automatic() throws {
    let host = form()
    try open(host)
    #expect(host.keyboard.isShown && host.keyboard.inset == 240 && host.keyboard.keys.count > 30)
    let other = form(usesTouch: false)
    try open(other)
    #expect(!other.keyboard.isShown && other.keyboard.inset == 0 && other.keyboard.keys.isEmpty)
    try other.tap("Focus")
    other.advance(by: 1)
    #expect(!other.keyboard.isShown)
  }

  @Test("always and never do what they say, and the host's word counts before the app's")
  func policies() throws {
    let always = form(.always, usesTouch: false)
    try open(always)
    always.type("x")
    always.advance(by: 1)
    #expect(always.keyboard.isShown, "keys of a hardware keyboard don't hide it")
    let never = form(.never)
    try open(never)
    #expect(!never.keyboard.isShown)
    never.graph.softwareKeyboard.policyOverride = .always
    try open(never, "Second")
    #expect(never.keyboard.isShown)
  }

  @Test("a hardware key sends it away, and a tap on the same field brings it back")
  func hardware() throws {
    let host = form()
    try open(host)
    host.type("a")
    host.advance(by: 1)
    #expect(!host.keyboard.isShown && host.keyboard.inset == 0 && host.keyboard.keys.isEmpty)
    #expect(try host.find("First").isFocused, "the field keeps the focus")
    try host.tap("Elsewhere")
    host.advance(by: 1)
    #expect(!host.keyboard.isShown)
    try open(host)
    #expect(host.keyboard.isShown)
  }

  @Test("the focus that moves from field to field keeps it, in every frame; a blur hides it")
  func moving() throws {
    let host = form()
    try open(host)
    let log = KeyboardLog()
    try host.tap("Second")
    for _ in 0..<30 {
      host.advance(by: TestHost.frameDuration)
      #expect(host.keyboard.inset == 240)
    }
    try host.tap("Focus")
    #expect(log.names.isEmpty, "\(log.names)")
    try host.tap("Blur")
    host.advance(by: 1)
    #expect(log.names == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
    #expect(!host.keyboard.isShown && host.keyboard.inset == 0 && host.graph.rootBox.layer == nil)
    #expect(host.leftovers().isEmpty, "\(host.leftovers())")
  }

  @Test("RT-8: its coming is announced with the spring's curve and the frame where it ends")
  func notifications() throws {
    let host = form()
    let log = KeyboardLog()
    try open(host)
    #expect(log.names == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
    #expect(log.infos[0].end == CGRect(x: 0, y: 604, width: 390, height: 240) && log.infos[0].curve == 7 && log.infos[0].duration == 0.25)
  }

  // MARK: Typing

  @Test("its keys write into the focused field: capitals begin sentences, and other planes are there")
  func typing() throws {
    let host = form()
    try open(host)
    try host.keyboard.tap("h")
    #expect(model.texts[0] == "H", "a sentence begins with a capital")
    try host.keyboard.tap("e")
    try host.keyboard.type("y. You, 42% @ home!")
    #expect(model.texts[0] == "Hey. You, 42% @ home!")
    try host.keyboard.tap("delete")
    #expect(model.texts[0] == "Hey. You, 42% @ home")
    try host.keyboard.tap("submit")
    #expect(model.submits == 1)
    host.advance(by: 0.5)
    #expect(try host.find("Second").isFocused && host.keyboard.isShown)
    #expect(try host.keyboard.key("submit").label == "return", "the label is the next field's")
  }

  @Test("shift is for one letter, two taps lock it, and a tap unlocks")
  func shift() throws {
    let host = form()
    try open(host)
    try host.keyboard.type("Aa")
    try host.keyboard.tap("shift")
    try host.keyboard.tap("b")
    try host.keyboard.tap("b")
    #expect(model.texts[0] == "AaBb")
    try host.keyboard.tap("shift")
    try host.keyboard.tap("shift")
    #expect(host.graph.softwareKeyboard.shift == .locked)
    for _ in 0..<2 { try host.keyboard.tap("c") }
    try host.keyboard.tap("shift")
    try host.keyboard.tap("c")
    #expect(model.texts[0] == "AaBbCCc")
  }

  @Test("shift that is held is for as long as it is held")
  func heldShift() throws {
    let host = form()
    try open(host)
    try host.keyboard.type("Q")
    let shift = try host.keyboard.key("shift").center
    host.pointerDown(at: shift, pointer: 7)
    host.advance(by: 0.5)
    for _ in 0..<2 { try host.keyboard.tap("w") }
    host.pointerUp(at: shift, pointer: 7)
    try host.keyboard.tap("w")
    #expect(model.texts[0] == "QWWw")
  }

  @Test("delete repeats while it is held")
  func deleteRepeats() throws {
    let host = form()
    try open(host)
    try host.keyboard.type("Abcdefgh")
    let key = try host.keyboard.key("delete").center
    host.pointerDown(at: key)
    #expect(model.texts[0] == "Abcdefg", "the first one goes at once")
    host.advance(by: 0.87)
    #expect(model.texts[0] == "Abc", "after half a second one goes each tenth of a second")
    host.pointerUp(at: key)
    host.advance(by: 1)
    #expect(model.texts[0] == "Abc")
  }

  @Test("a finger may slide to the letter that it meant")
  func slide() throws {
    let host = form()
    try open(host)
    try host.keyboard.type("A")
    let (wrong, right) = (try host.keyboard.key("r").center, try host.keyboard.key("t").center)
    host.pointerDown(at: wrong)
    host.pointerMove(to: right)
    host.pointerUp(at: right)
    #expect(model.texts[0] == "At")
    let delete = try host.keyboard.key("delete").center
    host.pointerDown(at: right)
    host.pointerMove(to: delete)
    host.pointerUp(at: delete)
    #expect(model.texts[0] == "At", "a key that acts isn't what somebody meant who began on a letter")
  }

  @Test("the next key may be pressed before the last one is let go: both are typed, in the order of the presses")
  func rollover() throws {
    let host = form()
    try open(host)
    try host.keyboard.type("O")
    let (first, second) = (try host.keyboard.key("k").center, try host.keyboard.key("a").center)
    host.pointerDown(at: first, pointer: 1)
    host.pointerDown(at: second, pointer: 2)
    #expect(model.texts[0] == "Ok")
    host.pointerUp(at: first, pointer: 1)
    host.pointerUp(at: second, pointer: 2)
    #expect(model.texts[0] == "Oka")
  }

  @Test("a key that is held offers accents, which a slide chooses")
  func accents() throws {
    let host = form()
    try open(host)
    try host.keyboard.type("Caf")
    let key = try host.keyboard.key("e").center
    host.pointerDown(at: key)
    host.advance(by: 0.6)
    let callout = try #require(host.graph.softwareKeyboard.panel?.callout)
    #expect(callout.content == .choices(["e", "è", "é", "ê", "ë", "ē", "ė", "ę"]) && callout.selected == 0)
    let place = CGPoint(x: callout.places[2].midX, y: key.y)
    host.pointerMove(to: place)
    host.pointerUp(at: place)
    #expect(model.texts[0] == "Café" && host.graph.softwareKeyboard.panel?.callout == nil)
  }

  @Test("a drag on the space bar moves the caret")
  func caret() throws {
    let host = form()
    try open(host)
    try host.keyboard.type("Abcd")
    let space = try host.keyboard.key("space").center
    host.drag(from: space, to: CGPoint(x: space.x - 20, y: space.y))
    try host.keyboard.tap("x")
    #expect(model.texts[0] == "Abxcd", "nine points are a character")
    try host.keyboard.tap("space")
    #expect(model.texts[0] == "Abx cd")
  }

  @Test("a stroke from the key of numbers to a sign types it, and letters are back")
  func strokeToSign() throws {
    let host = form()
    try open(host)
    let key = try host.keyboard.key("numbers").center
    host.pointerDown(at: key)
    let sign = try host.keyboard.key("@").center
    host.pointerMove(to: sign)
    host.pointerUp(at: sign)
    #expect(model.texts[0] == "@" && host.graph.softwareKeyboard.plane == .letters)
  }

  @Test("the globe goes from layout to layout; held, it names them")
  func layouts() throws {
    let host = form()
    try open(host)
    try host.keyboard.tap("next keyboard")
    try host.keyboard.type("Привет")
    #expect(model.texts[0] == "Привет")
    let globe = try host.keyboard.key("next keyboard").center
    host.pointerDown(at: globe)
    host.advance(by: 0.6)
    let callout = try #require(host.graph.softwareKeyboard.panel?.callout)
    #expect(callout.content == .menu(["English (US)", "Русская"]))
    let panel = host.keyboard.frame.origin
    let place = CGPoint(x: callout.places[0].midX + panel.x, y: callout.places[0].midY + panel.y)
    host.pointerMove(to: place)
    host.pointerUp(at: place)
    #expect(host.graph.softwareKeyboard.layout.id == "en-US")
  }

  @Test("a field that takes ASCII alone gets a layout that writes it, and has no other to go to")
  func ascii() throws {
    let host = TestHost(locale: Locale(identifier: "ru_RU")) {
      VStack {
        TextField("First", text: .constant(""))
        TextField("Second", text: .constant("")).keyboardType(.emailAddress)
      }
    }
    host.usesTouch = true
    try open(host)
    #expect(host.graph.softwareKeyboard.layout.id == "ru")
    try open(host, "Second")
    #expect(host.graph.softwareKeyboard.layout.id == "en-US" && !host.exists("key.next keyboard"))
  }

  @Test("a mouse presses keys too")
  func mouse() throws {
    let host = form(.always, usesTouch: false)
    try open(host)
    host.tap(at: try host.keyboard.key("a").center)
    #expect(model.texts[0] == "A")
    host.scroll(at: try host.keyboard.key("a").center, by: CGSize(width: 0, height: 100))
  }

  // MARK: Place

  @Test("the key that hides it lets go of the focus")
  func dismiss() throws {
    let host = form()
    try open(host)
    try host.keyboard.tap("hide keyboard")
    host.advance(by: 1)
    #expect(!host.keyboard.isShown && host.keyboard.inset == 0 && host.graph.input.focus.focused == nil)
  }

  @Test("dragged down by its strip it follows the finger and goes; let go early it comes back")
  func dragDown() throws {
    let host = form()
    try open(host)
    let least = host.graph.softwareKeyboard.metrics.heights.lowerBound
    let grip = CGPoint(x: 195, y: host.keyboard.frame.minY + 8)
    host.pointerDown(at: grip)
    host.pointerMove(to: CGPoint(x: 195, y: grip.y + 20))
    #expect(host.keyboard.inset == 220, "as long as the keys are large enough it only gets smaller")
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

  @Test("dragged up by its strip it grows, within limits, and comes back as high")
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

  @Test("a flick on the strip hides it, and it is as high as before when it comes again")
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

  @Test("held, the key that hides it lets it float; it moves by its strip, and docks at the window's bottom")
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
    #expect(host.keyboard.inset == 0 && host.keyboard.frame.width == 400 && host.keyboard.isShown, "content keeps its room")
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

  @Test("a menu stays open for a finger that is lifted at once: the next press chooses, and one elsewhere closes it")
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

  @Test("a window that changes its size has a keyboard of its width and of a height that suits it")
  func windowResize() throws {
    let host = form()
    try open(host)
    host.resize(to: CGSize(width: 844, height: 390))
    host.advance(by: 1)
    let metrics = host.graph.softwareKeyboard.metrics
    #expect(host.keyboard.inset == metrics.dockedHeight && host.keyboard.frame.width == 844)
    #expect(host.keyboard.keys.filter { $0.label == "shift" }.count == 2, "there is room for a tablet's keys")
    let frame = host.keyboard.frame.insetBy(dx: -0.01, dy: -0.01)
    for key in host.keyboard.keys {
      #expect(key.frame.height >= 44 - 1e-6 && frame.minX < key.frame.minX && key.frame.maxX < frame.maxX)
      #expect(frame.minY < key.frame.minY && key.frame.maxY < frame.maxY, "\(key.frame) in \(frame)")
    }
  }

  @Test("keys stay above the window's own bottom inset")
  func safeArea() throws {
    let host = TestHost(safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)) { Form(model: model) }
    host.usesTouch = true
    try open(host)
    #expect(host.keyboard.inset == 274)
    #expect((host.keyboard.keys.map(\.frame.maxY).max() ?? 0) < 844 - 34)
  }

  // MARK: A layer of its own

  @Test("it is over everything else, whatever stands in front there, and takes the presses")
  func above() throws {
    let host = TestHost {
      VStack {
        TextField("First", text: .constant(""))
        Spacer()
      }
      Color.red.ignoresSafeArea(.keyboard).zIndex(5).onTapGesture { Issue.record("the press went through the keyboard") }
    }
    host.usesTouch = true
    host.graph.softwareKeyboard.policyOverride = .always
    host.press(.tab)
    host.advance(by: 1)
    #expect(host.keyboard.isShown)
    try host.keyboard.tap("q")
    host.tap(at: CGPoint(x: 2, y: host.keyboard.frame.maxY - 1))
  }

  @Test("a key that is pressed redraws itself: nothing is laid out, and no body runs")
  func work() throws {
    let host = form()
    try open(host)
    let key = try host.keyboard.key("shift").center
    let mark = host.mark()
    host.pointerDown(at: try host.keyboard.key("g").center)
    let pressed = host.work(since: mark)
    #expect(pressed.bodies == 0 && pressed.measured == 0 && pressed.placed == 0, "\(pressed)")
    #expect(pressed.displayed <= 5, "the window, the panel, the key and the bubble: \(pressed)")
    host.pointerCancel(at: key)
  }

  @Test("the slide runs no body and lays out no key")
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

  @Test("keys are accessible, and a view that has a key's label is still found by it")
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

  @Test("it changes its colours with the window's")
  func colors() throws {
    let host = form()
    try open(host)
    #expect(host.graph.softwareKeyboard.panel?.palette.isDark == false)
    host.colorScheme = .dark
    host.render()
    #expect(host.graph.softwareKeyboard.panel?.palette.isDark == true)
  }

  @Test("a right-to-left window leaves the keys where they are")
  func rightToLeft() throws {
    let host = form()
    host.layoutDirection = .rightToLeft
    try open(host)
    #expect(try host.keyboard.key("q").frame.minX < host.keyboard.key("p").frame.minX)
  }

  @Test("a system's keyboard is asked for in its place, follows the focus, and what it types doesn't hide it")
  func system() throws {
    @MainActor final class Fake: SystemKeyboard {
      var isAvailable = true
      var isVisible = false
      var calls: [Bool] = []
      func setVisible(_ visible: Bool) {
        calls.append(visible)
        isVisible = visible
      }
    }
    let fake = Fake()
    let host = form()
    host.systemKeyboard = fake
    try open(host)
    #expect(fake.calls == [true] && !host.keyboard.isShown && host.keyboard.inset == 0)
    host.type("abc")
    try host.tap("Second")
    host.advance(by: 1)
    #expect(fake.calls == [true])
    fake.isAvailable = false
    host.graph.softwareKeyboard.systemKeyboardDidChange()
    host.advance(by: 1)
    #expect(host.keyboard.isShown, "it went: Oriel's own is there for it")
    fake.isAvailable = true
    fake.isVisible = false
    host.graph.softwareKeyboard.systemKeyboardDidChange()
    host.advance(by: 1)
    #expect(!host.keyboard.isShown && fake.calls == [true, true])
    try host.tap("Blur")
    host.advance(by: 1)
    #expect(fake.calls == [true, true, false])
  }
}
