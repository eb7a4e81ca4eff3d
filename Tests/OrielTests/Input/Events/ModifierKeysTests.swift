import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Modifier key changes")
struct ModifierKeysTests {
  @Test("Each change of the modifier keys is reported with the previous keys")
  func changes() {
    var heard: [[EventModifiers]] = []
    let host = TestHost { Color.clear.onModifierKeysChanged { heard.append([$0, $1]) } }
    host.render()
    #expect(heard == [[[], []]], "The initial call occurs when the view appears")
    heard = []
    host.holdModifiers(.shift)
    host.holdModifiers([.shift, .control])
    host.holdModifiers([.shift, .control])
    host.holdModifiers([])
    #expect(heard == [[[], .shift], [.shift, [.shift, .control]], [[.shift, .control], []]])
    host.close()
  }

  @Test("Keys outside of the mask are ignored, and there is no initial call unless it is requested")
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
