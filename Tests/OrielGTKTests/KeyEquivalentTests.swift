import CGTK
import Oriel
import Testing

@testable import OrielGTK

@Suite("Key equivalents of GDK keys")
struct KeyEquivalentTests {
  @Test(
    "Named keys have key equivalents, including those of the keypad",
    arguments: [
      (GDK_KEY_Up, KeyEquivalent.upArrow), (GDK_KEY_KP_Up, .upArrow), (GDK_KEY_Down, .downArrow), (GDK_KEY_KP_Down, .downArrow),
      (GDK_KEY_Left, .leftArrow), (GDK_KEY_KP_Left, .leftArrow), (GDK_KEY_Right, .rightArrow), (GDK_KEY_KP_Right, .rightArrow),
      (GDK_KEY_Home, .home), (GDK_KEY_KP_Home, .home), (GDK_KEY_End, .end), (GDK_KEY_KP_End, .end),
      (GDK_KEY_Page_Up, .pageUp), (GDK_KEY_KP_Page_Up, .pageUp), (GDK_KEY_Page_Down, .pageDown),
      (GDK_KEY_KP_Page_Down, .pageDown), (GDK_KEY_Escape, .escape), (GDK_KEY_BackSpace, .delete),
      (GDK_KEY_Delete, .deleteForward), (GDK_KEY_KP_Delete, .deleteForward), (GDK_KEY_Tab, .tab), (GDK_KEY_KP_Tab, .tab),
      (GDK_KEY_ISO_Left_Tab, .tab), (GDK_KEY_Return, .return), (GDK_KEY_KP_Enter, .return), (GDK_KEY_ISO_Enter, .return),
      (GDK_KEY_space, .space), (GDK_KEY_KP_Space, .space), (GDK_KEY_Clear, .clear), (GDK_KEY_F1, KeyEquivalent("\u{F704}")),
      (GDK_KEY_F12, KeyEquivalent("\u{F70F}")),
    ])
  func named(keyval: Int32, key: KeyEquivalent) {
    #expect(KeyEquivalent(keyval: UInt32(keyval), base: 0) == key)
  }

  @Test("Shift changes the characters of a key and not its key equivalent")
  func unmodified() {
    #expect(KeyEquivalent(keyval: UInt32(GDK_KEY_A), base: UInt32(GDK_KEY_a)) == "a")
    #expect(KeyEquivalent(keyval: UInt32(GDK_KEY_exclam), base: UInt32(GDK_KEY_1)) == "1")
    #expect(KeyEquivalent.characters(keyval: UInt32(GDK_KEY_A), modifiers: .shift) == "A")
    #expect(KeyEquivalent.characters(keyval: UInt32(GDK_KEY_exclam), modifiers: .shift) == "!")
  }

  @Test("Without the unmodified key, a letter's key equivalent is its lowercase form")
  func unknownBase() {
    #expect(KeyEquivalent(keyval: UInt32(GDK_KEY_Q), base: 0) == "q")
    #expect(KeyEquivalent(keyval: UInt32(GDK_KEY_Adiaeresis), base: 0) == "ä")
  }

  @Test("A keypad digit is its digit, although the key without Num Lock is an arrow")
  func keypadDigit() {
    #expect(KeyEquivalent(keyval: UInt32(GDK_KEY_KP_4), base: UInt32(GDK_KEY_KP_Left)) == "4")
  }

  @Test(
    "Modifiers, dead accents and media keys have no key equivalent",
    arguments: [GDK_KEY_Shift_L, GDK_KEY_Control_R, GDK_KEY_Caps_Lock, GDK_KEY_dead_acute, GDK_KEY_Multi_key, GDK_KEY_AudioMute])
  func keyless(keyval: Int32) {
    #expect(KeyEquivalent(keyval: UInt32(keyval), base: UInt32(keyval)) == nil)
    #expect(KeyEquivalent(keyval: UInt32(GDK_KEY_a), base: UInt32(GDK_KEY_a)) == "a")
  }

  @Test("Commands and arrows have no characters, and Return and Tab have theirs")
  func characters() {
    #expect(KeyEquivalent.characters(keyval: UInt32(GDK_KEY_a), modifiers: .control) == "")
    #expect(KeyEquivalent.characters(keyval: UInt32(GDK_KEY_a), modifiers: .command) == "")
    #expect(KeyEquivalent.characters(keyval: UInt32(GDK_KEY_Left), modifiers: []) == "")
    #expect(KeyEquivalent.characters(keyval: UInt32(GDK_KEY_BackSpace), modifiers: []) == "")
    #expect(KeyEquivalent.characters(keyval: UInt32(GDK_KEY_KP_Enter), modifiers: []) == "\r")
    #expect(KeyEquivalent.characters(keyval: UInt32(GDK_KEY_ISO_Left_Tab), modifiers: .shift) == "\t")
  }

  @Test("Letters, spaces and accents are text, and commands and keys that move or delete aren't")
  func text() {
    for keyval in [GDK_KEY_a, GDK_KEY_A, GDK_KEY_space, GDK_KEY_KP_4, GDK_KEY_dead_acute, GDK_KEY_Multi_key, GDK_KEY_Cyrillic_ya] {
      #expect(KeyEquivalent.isText(keyval: UInt32(keyval), modifiers: []))
      #expect(!KeyEquivalent.isText(keyval: UInt32(keyval), modifiers: .control))
    }
    for keyval in [GDK_KEY_Left, GDK_KEY_Escape, GDK_KEY_Tab, GDK_KEY_Return, GDK_KEY_BackSpace, GDK_KEY_Delete, GDK_KEY_F5] {
      #expect(!KeyEquivalent.isText(keyval: UInt32(keyval), modifiers: []))
    }
  }
}

@Suite("Event modifiers of GDK")
struct EventModifiersTests {
  @Test(
    "Each GDK modifier maps to its event modifier",
    arguments: [
      (GDK_SHIFT_MASK, EventModifiers.shift), (GDK_LOCK_MASK, .capsLock), (GDK_CONTROL_MASK, .control), (GDK_ALT_MASK, .option),
      (GDK_SUPER_MASK, .command), (GDK_META_MASK, .command), (GDK_BUTTON1_MASK, EventModifiers()),
      (GDK_HYPER_MASK, EventModifiers()),
    ])
  func single(state: GdkModifierType, modifiers: EventModifiers) {
    #expect(EventModifiers(state) == modifiers)
  }

  @Test("Modifiers combine, and keypad keys add numericPad")
  func combined() {
    let state = GdkModifierType(rawValue: GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue)
    #expect(EventModifiers(state, keyval: UInt32(GDK_KEY_KP_Add)) == [.shift, .control, .numericPad])
    #expect(EventModifiers(state, keyval: UInt32(GDK_KEY_plus)) == [.shift, .control])
  }
}
