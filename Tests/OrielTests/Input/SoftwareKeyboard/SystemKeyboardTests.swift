import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor @Suite("System keyboard in place of Oriel's")
final class SystemKeyboardTests: KeyboardFormTests {
  @MainActor private final class Fake: SystemKeyboard {
    var isAvailable = true
    var isVisible = false
    var calls: [Bool] = []
    /// The number of times that the keyboard hides itself as soon as it is visible.
    var forgets = 0
    /// Indicates whether the keyboard follows requests.
    var obeys = true
    weak var host: TestHost?

    func setVisible(_ visible: Bool) {
      calls.append(visible)
      guard obeys else { return }
      isVisible = visible
      if visible, forgets > 0 {
        forgets -= 1
        hide()
      }
    }

    /// Hides the keyboard without a request, as it does by itself or when the user hides it.
    func hide() {
      isVisible = false
      host?.graph.softwareKeyboard.systemKeyboardDidChange()
    }
  }

  private func form(with fake: Fake) -> TestHost {
    let host = form()
    host.systemKeyboard = fake
    fake.host = host
    return host
  }

  @Test("A system keyboard is requested in place of Oriel's, follows the focus, and isn't hidden by what it types")
  func system() throws {
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
    #expect(host.keyboard.isShown, "Oriel's own keyboard replaces the system keyboard that is no longer available")
    fake.isAvailable = true
    fake.isVisible = false
    host.graph.softwareKeyboard.systemKeyboardDidChange()
    host.advance(by: 1)
    #expect(!host.keyboard.isShown && fake.calls == [true, true])
    try host.tap("Blur")
    host.advance(by: 1)
    #expect(fake.calls == [true, true, false])
  }

  @Test("A system keyboard that hides right after the request, because the text is new to it, is requested again at once")
  func forgetful() throws {
    let fake = Fake()
    fake.forgets = 1
    let host = form(with: fake)
    try host.tap("First")
    host.advance(by: 0.1)
    #expect(fake.calls == [true, true] && fake.isVisible)
    host.advance(by: 2)
    #expect(fake.calls == [true, true])
  }

  @Test("A system keyboard that doesn't appear is requested three times and then no more")
  func deaf() throws {
    let fake = Fake()
    fake.obeys = false
    let host = form(with: fake)
    try host.tap("First")
    host.advance(by: 0.5)
    #expect(fake.calls == [true])
    host.advance(by: 10)
    #expect(fake.calls == [true, true, true] && !host.keyboard.isShown)
    try host.tap("Blur")
    host.advance(by: 1)
    #expect(fake.calls == [true, true, true, false])
  }

  @Test("A system keyboard that the user hides stays hidden until the text is tapped again")
  func hiddenByUser() throws {
    let fake = Fake()
    let host = form(with: fake)
    try open(host)
    fake.hide()
    host.advance(by: 2)
    #expect(fake.calls == [true])
    try host.tap("First")
    host.advance(by: 1)
    #expect(fake.calls == [true, true] && fake.isVisible)
  }

  @Test("A window in the background doesn't hide the system keyboard, and requests it again when it returns")
  func background() throws {
    let fake = Fake()
    let host = form(with: fake)
    try open(host)
    host.suspend()
    host.advance(by: 1)
    #expect(fake.calls == [true], "Another window may need the keyboard")
    fake.hide()
    host.advance(by: 1)
    host.resume()
    host.advance(by: 1)
    #expect(fake.calls == [true, true] && fake.isVisible)
  }

  @Test("The policy never requests no system keyboard, and a mouse requests none by itself")
  func policies() throws {
    let fake = Fake()
    let host = form(.never)
    host.systemKeyboard = fake
    try open(host)
    #expect(fake.calls.isEmpty)
    let other = form(usesTouch: false)
    other.systemKeyboard = fake
    try open(other)
    #expect(fake.calls.isEmpty)
    let always = form(.always, usesTouch: false)
    always.systemKeyboard = fake
    try open(always)
    #expect(fake.calls == [true] && !always.keyboard.isShown)
  }
}
