import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor @Suite("the system's keyboard in place of Oriel's")
final class SystemKeyboardTests: KeyboardFormTests {
  @MainActor private final class Fake: SystemKeyboard {
    var isAvailable = true
    var isVisible = false
    var calls: [Bool] = []
    /// How many times it forgets that it was asked for, as soon as it has come.
    var forgets = 0
    /// Whether it does what it is asked for.
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

    /// By itself, or by the user's hand.
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

  @Test("a system's keyboard is asked for in its place, follows the focus, and what it types doesn't hide it")
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

  @Test("one that hides as soon as it was asked for, since it has only just learned of the text, is asked again at once")
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

  @Test("one that doesn't come is asked a few times, and then left alone")
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

  @Test("one that the user hides stays hidden until the text is tapped again")
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

  @Test("a window in the background leaves it to the others, and asks for it again as it comes back")
  func background() throws {
    let fake = Fake()
    let host = form(with: fake)
    try open(host)
    host.suspend()
    host.advance(by: 1)
    #expect(fake.calls == [true], "another window may want it")
    fake.hide()
    host.advance(by: 1)
    host.resume()
    host.advance(by: 1)
    #expect(fake.calls == [true, true] && fake.isVisible)
  }

  @Test("a policy of never asks for none, and a mouse for none by itself")
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
