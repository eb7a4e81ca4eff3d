import Foundation
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

@MainActor @Suite("Software keyboard: showing and hiding")
final class SoftwareKeyboardTests: KeyboardFormTests {
  @Test("With the automatic policy, a touch shows the keyboard, and a mouse or the program doesn't")
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

  @Test("With the automatic policy and before any input, a field that the program focuses shows the keyboard on a touch-only device")
  func untouched() throws {
    struct Focused: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool

      var body: some View { TextField("Field", text: $text).focused($isFocused).onAppear { isFocused = true } }
    }
    func host(isTouchOnly: Bool) -> TestHost {
      let host = TestHost(size: CGSize(width: 390, height: 844)) { EmptyView() }
      host.graph.softwareKeyboard.isTouchOnly = isTouchOnly
      host.graph.setRoot(Focused())
      host.advance(by: 1)
      return host
    }
    let tablet = host(isTouchOnly: true)
    #expect(try tablet.find("Field").isFocused && tablet.keyboard.isShown)
    tablet.type("x")
    tablet.advance(by: 1)
    #expect(!tablet.keyboard.isShown, "A hardware keyboard has been connected")
    let computer = host(isTouchOnly: false)
    #expect(try computer.find("Field").isFocused && !computer.keyboard.isShown)
  }

  @Test("The policies always and never apply in any case, and the host's override takes precedence over the app's policy")
  func policies() throws {
    let always = form(.always, usesTouch: false)
    try open(always)
    always.type("x")
    always.advance(by: 1)
    #expect(always.keyboard.isShown, "Keys of a hardware keyboard don't hide the software keyboard")
    let never = form(.never)
    try open(never)
    #expect(!never.keyboard.isShown)
    never.graph.softwareKeyboard.policyOverride = .always
    try open(never, "Second")
    #expect(never.keyboard.isShown)
  }

  @Test("A hardware key hides the keyboard, and a tap on the same field shows it again")
  func hardware() throws {
    let host = form()
    try open(host)
    host.type("a")
    host.advance(by: 1)
    #expect(!host.keyboard.isShown && host.keyboard.inset == 0 && host.keyboard.keys.isEmpty)
    #expect(try host.find("First").isFocused, "The field keeps the focus")
    try host.tap("Elsewhere")
    host.advance(by: 1)
    #expect(!host.keyboard.isShown)
    try open(host)
    #expect(host.keyboard.isShown)
  }

  @Test("The keyboard stays in every frame when the focus moves between fields, and a blur hides it")
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
    #expect(!host.keyboard.isShown && host.keyboard.inset == 0 && host.graph.rootBox.inputLayers.isEmpty)
    #expect(host.leftovers().isEmpty, "\(host.leftovers())")
  }

  @Test("RT-8: Notifications announce the keyboard with the spring's curve and its final frame")
  func notifications() throws {
    let host = form()
    let log = KeyboardLog()
    try open(host)
    #expect(log.names == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
    #expect(log.infos[0].end == CGRect(x: 0, y: 604, width: 390, height: 240) && log.infos[0].curve == 7 && log.infos[0].duration == 0.25)
  }

  @Test("A window that shows no keyboard reads no layout")
  func lazy() throws {
    let host = form(usesTouch: false)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("layouts-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("{".utf8).write(to: folder.appendingPathComponent("bad.json"))
    let layouts = KeyboardLayouts()
    layouts.directories = [folder.path]
    host.graph.softwareKeyboard.layouts = layouts
    try open(host)
    host.type("Hello")
    #expect(model.texts[0] == "Hello" && host.messages.isEmpty, "The invalid file hasn't been read")
    host.usesTouch = true
    try open(host)
    #expect(host.messages.contains { $0.contains("bad.json") })
  }
}
