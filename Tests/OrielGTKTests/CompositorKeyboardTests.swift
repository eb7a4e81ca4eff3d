import Foundation
import Testing

@testable import OrielGTK

@MainActor @Suite("A compositor's keyboard that isn't on the bus")
struct CompositorKeyboardTests {
  @MainActor private final class Window {
    let keyboard = CompositorKeyboard()
    var changes = 0
    var time = 100.0

    init() {
      keyboard.didChange = { [unowned self] in changes += 1 }
      resize(600, 800)
    }

    func resize(_ width: CGFloat, _ height: CGFloat) { keyboard.windowDidResize(to: CGSize(width: width, height: height), at: time) }

    func focus(_ isFocused: Bool) { keyboard.textInputDidChange(isFocused: isFocused, at: time) }

    func wait(_ seconds: TimeInterval) {
      time += seconds
      keyboard.patienceIsOver(at: time)
    }
  }

  @Test("The keyboard is available when a window shrinks soon after text focus, and hidden when the window is restored")
  func learns() {
    let window = Window()
    window.focus(true)
    window.wait(0.2)
    window.resize(600, 750)
    #expect(!window.keyboard.isAvailable)
    window.resize(600, 500)
    #expect(window.keyboard.isAvailable && window.keyboard.isVisible && window.changes == 1)
    window.wait(5)
    window.resize(600, 480)
    #expect(window.keyboard.isVisible && window.changes == 1)
    window.focus(false)
    window.resize(600, 800)
    #expect(window.keyboard.isAvailable && !window.keyboard.isVisible && window.changes == 2)
  }

  @Test("The keyboard is available for the next text until it fails to appear for one")
  func forgets() {
    let window = Window()
    window.focus(true)
    window.resize(600, 500)
    window.focus(false)
    window.resize(600, 800)
    window.wait(10)
    window.focus(true)
    window.wait(1)
    #expect(window.keyboard.isAvailable)
    window.wait(1)
    #expect(!window.keyboard.isAvailable && window.changes == 3)
  }

  @Test("A window that the user resizes doesn't indicate a keyboard: too late, without text focus, in width, or by a little")
  func users() {
    let window = Window()
    window.resize(600, 500)
    window.resize(600, 800)
    window.focus(true)
    window.resize(600, 740)
    window.resize(500, 400)
    window.resize(600, 800)
    window.wait(2)
    window.resize(600, 500)
    #expect(!window.keyboard.isAvailable && window.changes == 0)
    // From here on this is the window's height.
    window.focus(false)
    window.focus(true)
    window.resize(600, 450)
    #expect(!window.keyboard.isAvailable)
    window.resize(600, 300)
    #expect(window.keyboard.isVisible)
  }
}
