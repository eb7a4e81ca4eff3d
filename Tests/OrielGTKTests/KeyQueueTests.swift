import Testing

@testable import OrielGTK

@MainActor
@Suite("Order of keys")
struct KeyQueueTests {
  @Test("A key that arrives while the input method processes another one is handled after it")
  func nested() {
    let order = KeyQueue<Character>()
    var typed = ""
    var arriving = Array("ih")
    func handle(_ key: Character) -> Bool {
      let isUsed = order.ask {
        // The input method's main loop delivers the next key before it answers.
        if !arriving.isEmpty {
          let next = arriving.removeFirst()
          #expect(order.take(next, handler: handle), "The key waits for its turn")
        }
        return false
      }
      typed.append(key)
      return isUsed
    }
    #expect(!order.take("n", handler: handle), "The first key's result is its own")
    #expect(typed == "nih")
    #expect(!order.take("o", handler: handle))
    #expect(typed == "niho")
  }

  @Test("Keys that arrive while a key's action runs are handled at once")
  func modal() {
    let order = KeyQueue<Character>()
    var typed = ""
    func handle(_ key: Character) -> Bool {
      typed.append(key)
      if key == "a" { #expect(order.take("b", handler: handle)) }
      return true
    }
    #expect(order.take("a", handler: handle))
    #expect(typed == "ab")
  }
}
