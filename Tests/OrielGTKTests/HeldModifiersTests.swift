import CGTK
import Oriel
import Testing

@testable import OrielGTK

@Suite("Held modifier keys")
struct HeldModifiersTests {
  private let left: UInt32 = 50
  private let right: UInt32 = 62
  private let lock: UInt32 = 66
  private let letter: UInt32 = 38

  @Test("A modifier key applies from its own event on, whose state is the previous one")
  func ownEvent() {
    var held = HeldModifiers()
    held.press(keyval: UInt32(GDK_KEY_Shift_L), keycode: left, state: [])
    #expect(held.value == .shift)
    held.press(keyval: UInt32(GDK_KEY_A), keycode: letter, state: .shift)
    held.release(keycode: letter, state: .shift)
    #expect(held.value == .shift)
    held.release(keycode: left, state: .shift)
    #expect(held.value == [])
  }

  @Test("A modifier is held while either of its two keys is down")
  func two() {
    var held = HeldModifiers()
    held.press(keyval: UInt32(GDK_KEY_Shift_L), keycode: left, state: [])
    held.press(keyval: UInt32(GDK_KEY_Shift_R), keycode: right, state: .shift)
    held.release(keycode: left, state: .shift)
    #expect(held.value == .shift)
    held.release(keycode: right, state: .shift)
    #expect(held.value == [])
  }

  @Test("Caps Lock is on from one press to the next")
  func capsLock() {
    var held = HeldModifiers()
    held.press(keyval: UInt32(GDK_KEY_Caps_Lock), keycode: lock, state: [])
    held.press(keyval: UInt32(GDK_KEY_Caps_Lock), keycode: lock, state: .capsLock)
    held.release(keycode: lock, state: .capsLock)
    #expect(held.value == .capsLock)
    held.press(keyval: UInt32(GDK_KEY_Caps_Lock), keycode: lock, state: .capsLock)
    #expect(held.value == [])
    held.release(keycode: lock, state: .capsLock)
    #expect(held.value == [])
  }

  @Test("No modifier is held after the keyboard has moved to another window")
  func releaseAll() {
    var held = HeldModifiers()
    held.press(keyval: UInt32(GDK_KEY_Control_L), keycode: left, state: [])
    #expect(held.value == .control)
    held.releaseAll()
    #expect(held.value == [])
  }
}
