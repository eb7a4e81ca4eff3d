import Foundation

/// A press, move, release or hover of one pointer, in points from the top left corner of the window's content.
package struct PointerEvent: Sendable {
  package enum Phase: Sendable {
    case down, move, up
    /// The system took the pointer away: gestures in progress fail.
    case cancel
    /// The pointer left the window with no button down.
    case leave
  }
  package enum Device: Sendable { case mouse, touch, pen }
  package enum Button: Int, Sendable { case primary = 1, middle = 2, secondary = 3, back = 8 }

  package var phase: Phase
  package var device: Device
  /// Tells the fingers of a touch screen apart; 0 for the mouse.
  package var pointer: Int
  package var location: CGPoint
  /// The button that went down or up; for moves, a button held, or nil for a hover.
  package var button: Button?
  package var modifiers: EventModifiers
  /// Seconds on the frame clock.
  package var time: TimeInterval

  package init(
    phase: Phase, device: Device = .mouse, pointer: Int = 0, location: CGPoint, button: Button? = .primary,
    modifiers: EventModifiers = [], time: TimeInterval
  ) {
    self.phase = phase
    self.device = device
    self.pointer = pointer
    self.location = location
    self.button = button
    self.modifiers = modifiers
    self.time = time
  }
}

/// A turn of the wheel or a scroll on a touchpad. A positive delta moves the content towards the top left: it asks to
/// see what lies further down or to the right, as GTK reports it.
package struct ScrollEvent: Sendable {
  package enum Phase: Sendable {
    /// A wheel's click: no beginning and no end.
    case step
    case began, changed
    /// Fingers were lifted; the velocity is in points a second.
    case ended(velocity: CGSize)
  }

  package var phase: Phase
  package var location: CGPoint
  /// Points.
  package var delta: CGSize
  package var modifiers: EventModifiers
  package var time: TimeInterval

  package init(phase: Phase, location: CGPoint, delta: CGSize, modifiers: EventModifiers = [], time: TimeInterval) {
    self.phase = phase
    self.location = location
    self.delta = delta
    self.modifiers = modifiers
    self.time = time
  }
}

/// Two fingers on a touchpad that go apart, together, or around each other.
package struct PinchEvent: Sendable {
  package enum Phase: Sendable { case began, changed, ended, cancelled }

  package var phase: Phase
  package var location: CGPoint
  /// How many times as far apart the fingers are as at the beginning.
  package var scale: CGFloat
  /// Radians, clockwise, since the beginning.
  package var rotation: Double
  package var time: TimeInterval

  package init(phase: Phase, location: CGPoint, scale: CGFloat = 1, rotation: Double = 0, time: TimeInterval) {
    self.phase = phase
    self.location = location
    self.scale = scale
    self.rotation = rotation
    self.time = time
  }
}

/// A hardware key. Text that a key types arrives as a `TextInputEvent` where an input method made it.
package struct KeyEvent: Sendable {
  package enum Phase: Sendable { case down, `repeat`, up }

  package var phase: Phase
  package var key: KeyEquivalent
  /// What the key types with its modifiers; empty for keys that type nothing.
  package var characters: String
  package var modifiers: EventModifiers
  package var time: TimeInterval

  package init(
    phase: Phase, key: KeyEquivalent, characters: String = "", modifiers: EventModifiers = [], time: TimeInterval
  ) {
    self.phase = phase
    self.key = key
    self.characters = characters
    self.modifiers = modifiers
    self.time = time
  }

  /// The key as it comes up. It keeps what it typed as it went down, so that whoever counts the keys that are held finds it again.
  package func released(with modifiers: EventModifiers, at time: TimeInterval) -> KeyEvent {
    KeyEvent(phase: .up, key: key, characters: characters, modifiers: modifiers, time: time)
  }
}

/// What an input method does to the focused text.
package enum TextInputEvent: Sendable {
  case insert(String)
  /// Text in the making, shown in place; an empty string ends it. The caret is a UTF-8 offset into it.
  case preedit(String, caret: Int)
  /// Deletes characters around the caret: counts before and after it.
  case deleteSurrounding(before: Int, after: Int)
  /// Deletes back to the beginning of a word; of a secret one character, as nobody sees where its words end.
  case deleteWord
}

/// What the platform's input method has to know about the focused text.
package struct TextInputState: Equatable, Sendable {
  package enum Purpose: Sendable { case text, password, digits, number, phone, url, email }

  /// The caret in window points: candidate windows open beside it.
  package var caret: CGRect
  /// The paragraph around the caret, and the caret's UTF-8 offset in it.
  package var surroundingText: String
  package var surroundingCaret: Int
  package var purpose: Purpose
  /// What the field asks of an on-screen keyboard.
  package var traits: TextInputTraits

  package init(
    caret: CGRect, surroundingText: String, surroundingCaret: Int, purpose: Purpose = .text, traits: TextInputTraits = TextInputTraits()
  ) {
    self.caret = caret
    self.surroundingText = surroundingText
    self.surroundingCaret = surroundingCaret
    self.purpose = purpose
    self.traits = traits
  }
}
