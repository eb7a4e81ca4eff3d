import Testing

@testable import OrielGTK

@MainActor
@Suite("The order of keys")
struct KeyOrderTests {
  @Test("A key that comes while the input method thinks about another one is handled after it")
  func nested() {
    let order = KeyOrder<Character>()
    var typed = ""
    var arriving = Array("ih")
    func handle(_ key: Character) -> Bool {
      let isUsed = order.ask {
        // The input method's main loop brings the next key in before it has an answer.
        if !arriving.isEmpty {
          let next = arriving.removeFirst()
          #expect(order.take(next, handler: handle), "nobody else has it before its turn")
        }
        return false
      }
      typed.append(key)
      return isUsed
    }
    #expect(!order.take("n", handler: handle), "the answer for the first one is its own")
    #expect(typed == "nih")
    #expect(!order.take("o", handler: handle))
    #expect(typed == "niho")
  }

  @Test("What a key does may let others in: they are handled at once")
  func modal() {
    let order = KeyOrder<Character>()
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
