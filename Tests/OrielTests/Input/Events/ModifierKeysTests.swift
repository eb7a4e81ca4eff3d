import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Views that follow the modifier keys")
struct ModifierKeysTests {
  @Test("each change is told, with what was held before")
  func changes() {
    var heard: [[EventModifiers]] = []
    let host = TestHost { Color.clear.onModifierKeysChanged { heard.append([$0, $1]) } }
    host.render()
    #expect(heard == [[[], []]], "As it appears")
    heard = []
    host.holdModifiers(.shift)
    host.holdModifiers([.shift, .control])
    host.holdModifiers([.shift, .control])
    host.holdModifiers([])
    #expect(heard == [[[], .shift], [.shift, [.shift, .control]], [[.shift, .control], []]])
    host.close()
  }

  @Test("keys that the mask leaves out are none, and the beginning isn't told where it isn't asked for")
  func mask() {
    var heard: [[EventModifiers]] = []
    let host = TestHost { Color.clear.onModifierKeysChanged(mask: .option, initial: false) { heard.append([$0, $1]) } }
    host.holdModifiers(.shift)
    #expect(heard.isEmpty)
    host.holdModifiers([.shift, .option])
    #expect(heard == [[[], .option]])
    host.close()
  }
}
