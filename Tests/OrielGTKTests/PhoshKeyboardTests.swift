import CGTK
import Foundation
import OrielGSK
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielGTK
@testable import OrielModel

@MainActor @Suite("System keyboard on the session bus", .enabled(if: PrivateBus.isAvailable), .serialized)
struct PhoshKeyboardTests {
  @Test("A keyboard that owns the name is found, shown on request and observed, and removed when it leaves the bus")
  func life() throws {
    let bus = try PrivateBus()
    defer { bus.end() }
    let keyboard = PhoshKeyboard()
    defer { keyboard.stop() }
    var changes = 0
    keyboard.didChange = { changes += 1 }
    keyboard.watchBus(of: try bus.connect())
    bus.run(for: 0.1)
    #expect(!keyboard.isAvailable && changes == 0)

    let fake = try FakeKeyboard(on: bus)
    #expect(bus.run { keyboard.isAvailable } && !keyboard.isVisible)
    bus.run(for: 0.1)
    keyboard.setVisible(true)
    #expect(bus.run { keyboard.isVisible } && fake.calls == [true])
    let before = changes
    bus.run(for: 0.1)
    fake.setVisible(false)
    #expect(bus.run { !keyboard.isVisible && changes == before + 1 }, "The user hid the keyboard")

    fake.leave()
    #expect(bus.run { !keyboard.isAvailable })
    keyboard.setVisible(true)
    bus.run(for: 0.1)
    #expect(fake.calls == [true])
  }

  @Test("The visibility of a keyboard before its discovery is known")
  func visibleBefore() throws {
    let bus = try PrivateBus()
    defer { bus.end() }
    let fake = try FakeKeyboard(on: bus)
    fake.setVisible(true)
    let keyboard = PhoshKeyboard()
    defer { keyboard.stop() }
    keyboard.watchBus(of: try bus.connect())
    #expect(bus.run { keyboard.isAvailable && keyboard.isVisible })
  }

  @Test("A keyboard that answers with an error is treated as absent and reported")
  func refusing() throws {
    let bus = try PrivateBus()
    defer { bus.end() }
    let log = MessageLog()
    log.listen()
    let fake = try FakeKeyboard(on: bus)
    fake.refuses = true
    let keyboard = PhoshKeyboard()
    defer { keyboard.stop() }
    keyboard.watchBus(of: try bus.connect())
    #expect(bus.run { keyboard.isAvailable })
    keyboard.setVisible(true)
    #expect(bus.run { !keyboard.isAvailable })
    #expect(log.messages.contains { $0.contains("sm.puri.OSK0") })
  }

  @Test("A window's text field shows the system keyboard instead of Oriel's, and the user can hide it until the next tap")
  func window() throws {
    let bus = try PrivateBus()
    defer { bus.end() }
    let fake = try FakeKeyboard(on: bus)
    let keyboard = PhoshKeyboard()
    defer { keyboard.stop() }
    let window = Window(keyboard)
    defer { window.content.close() }
    keyboard.didChange = { window.content.systemKeyboardDidChange() }
    keyboard.watchBus(of: try bus.connect())
    #expect(bus.run { keyboard.isAvailable })
    window.tap()
    #expect(bus.run(window.frame) { keyboard.isVisible } && fake.calls == [true])
    #expect(!window.content.graph.softwareKeyboard.isShown && window.content.graph.keyboardInset == 0)
    bus.run(for: 0.1)
    // This is later than the time in which a keyboard hides by itself.
    window.pass(seconds: 1)
    fake.setVisible(false)
    #expect(bus.run(window.frame) { !keyboard.isVisible })
    for _ in 0..<5 { window.frame() }
    bus.run(for: 0.1)
    #expect(fake.calls == [true])
    window.tap()
    #expect(bus.run(window.frame) { fake.calls == [true, true] })
    window.content.graph.input.focus.move(to: nil, byKeyboard: false)
    #expect(bus.run(window.frame) { fake.calls == [true, true, false] })
  }

  /// A text field in a window without a display.
  private final class Window: WindowSurface {
    let content: ViewHost
    let systemKeyboard: (any SystemKeyboard)?
    private var time: TimeInterval = 0

    init(_ keyboard: PhoshKeyboard) {
      systemKeyboard = keyboard
      content = ViewHost(
        root: TextField("Name", text: .constant("")), rendering: RenderingServices(shaper: PangoTextShaper(), images: GdkImageLoader()))
      content.surface = self
      content.resize(to: CGSize(width: 300, height: 400), scale: 1)
      frame()
    }

    func frame() {
      time += 1.0 / 60
      _ = content.renderFrame(at: time)
    }

    func pass(seconds: TimeInterval) {
      time += seconds
      frame()
    }

    func tap() {
      for phase in [PointerEvent.Phase.down, .up] {
        time += 1
        content.handle(PointerEvent(phase: phase, device: .touch, location: CGPoint(x: 150, y: 200), time: time))
        frame()
      }
    }

    func requestFrame() {}
    func requestFrame(after delay: TimeInterval) {}
    func textInputDidChange(_ state: TextInputState?) {}
    func setPointerShape(_ shape: PointerShape) {}
    func setTitle(_ title: String) {}
    func readClipboard(_ completion: @escaping @MainActor (String?) -> Void) {}
    func writeClipboard(_ text: String?) {}
  }
}

@Suite("Input method hints of a text field")
struct InputHintsTests {
  @Test("Capitalization and autocorrection become input hints")
  func hints() {
    func hints(_ traits: TextInputTraits) -> UInt32 { GtkInputHints(traits).rawValue }
    #expect(hints(TextInputTraits()) == GTK_INPUT_HINT_NONE.rawValue)
    #expect(hints(TextInputTraits(autocapitalization: .words)) == GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue)
    #expect(
      hints(TextInputTraits(autocapitalization: .characters, autocorrection: false))
        == GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue | GTK_INPUT_HINT_NO_SPELLCHECK.rawValue)
  }

  @Test("ORIEL_KEYBOARD sets the software keyboard policy, and an invalid value leaves it to the app")
  func policy() {
    var readings = DesktopReadings()
    #expect(readings.traits(activity: .active).softwareKeyboard == nil)
    readings.softwareKeyboardOverride = "never"
    #expect(readings.traits(activity: .active).softwareKeyboard == .never)
    readings.softwareKeyboardOverride = "sometimes"
    #expect(readings.traits(activity: .active).softwareKeyboard == nil)
  }
}
