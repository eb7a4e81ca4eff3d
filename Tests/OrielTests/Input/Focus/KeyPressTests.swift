import Foundation
import Testing

@testable import Oriel

@MainActor @Suite struct KeyPressTests {
  @MainActor final class Log {
    var entries: [String] = []
    var answer = KeyPress.Result.handled
  }

  struct Pad: View {
    let log: Log
    @State private var text = ""

    var body: some View {
      VStack(spacing: 0) {
        TextField("Name", text: $text)
          .onKeyPress(.return) {
            log.entries.append("return")
            return log.answer
          }
          .onSubmit { log.entries.append("submit") }
        Color.red.focusable()
          .onKeyPress(phases: .all) {
            log.entries.append("inner \($0.key.character) \($0.phase.rawValue)")
            return .ignored
          }
      }
      .onKeyPress(characters: .decimalDigits) {
        log.entries.append("digit \($0.characters)")
        return log.answer
      }
      .onKeyPress(keys: [.upArrow, .downArrow], phases: .down) {
        log.entries.append("arrow \($0.modifiers.contains(.shift))")
        return log.answer
      }
    }
  }

  private let log = Log()

  private func send(_ window: InputHarness, _ key: KeyEquivalent, _ characters: String, _ phase: KeyEvent.Phase = .down) -> Bool {
    window.host.handle(KeyEvent(phase: phase, key: key, characters: characters, time: window.time))
  }

  @Test func `The innermost key action is called first, and a key that it ignores is passed on`() {
    let window = InputHarness(Pad(log: log))
    window.press(.tab)
    window.press(.tab)
    log.entries = []
    #expect(send(window, "5", "5"))
    #expect(log.entries == ["inner 5 1", "digit 5"])
    #expect(!send(window, "x", "x", .repeat))
    #expect(!send(window, "x", "", .up))
    #expect(log.entries.suffix(2) == ["inner x 2", "inner x 4"])
    #expect(window.press(.upArrow, .shift))
    #expect(log.entries.contains("arrow true"))
  }

  @Test func `A text field receives the keys that its actions ignore`() {
    let window = InputHarness(Pad(log: log))
    window.press(.tab)
    #expect(window.press(.return))
    #expect(log.entries == ["return"])
    log.answer = .ignored
    #expect(window.press(.return))
    #expect(log.entries == ["return", "return", "submit"])
  }

  @Test func `A key that is offered before the input method isn't offered twice`() {
    let window = InputHarness(Pad(log: log))
    window.press(.tab)
    log.answer = .ignored
    let event = KeyEvent(phase: .down, key: "5", characters: "5", time: window.time)
    #expect(!window.host.intercept(event))
    #expect(!window.host.handle(event))
    #expect(log.entries == ["digit 5"])
    log.answer = .handled
    #expect(window.host.intercept(event))
    #expect(log.entries == ["digit 5", "digit 5"])
  }

  private final class Held { var characters: Set<String> = [] }

  @Test func `A released key has the characters that it typed`() {
    let held = Held()
    let window = InputHarness(
      Color.red.focusable()
        .onKeyPress(phases: .all) {
          if $0.phase == .up { held.characters.remove($0.characters) } else { held.characters.insert($0.characters) }
          return .handled
        })
    window.press(.tab)
    held.characters = []
    let down = KeyEvent(phase: .down, key: "a", characters: "A", modifiers: .shift, time: window.time)
    #expect(window.host.handle(down))
    #expect(held.characters == ["A"])
    #expect(window.host.handle(down.released(with: [], at: window.time)))
    #expect(held.characters.isEmpty)
  }

  @Test func `No key action is called without a focus`() {
    let window = InputHarness(Pad(log: log))
    #expect(!send(window, "5", "5"))
    #expect(log.entries.isEmpty)
    window.press(.tab)
    #expect(send(window, "5", "5"))
    #expect(log.entries == ["digit 5"])
  }
}
