import Foundation

/// A press, move, release or hover of one pointer. Locations are in points from the top-left corner of the window's content.
package struct PointerEvent: Sendable {
  package enum Phase: Sendable {
    case down, move, up
    /// The system has canceled the pointer: gestures in progress fail.
    case cancel
    /// The pointer has left the window with no button down.
    case leave
  }
  package enum Device: Sendable { case mouse, touch, pen }
  package enum Button: Int, Sendable { case primary = 1, middle = 2, secondary = 3, back = 8 }

  package var phase: Phase
  package var device: Device
  /// The number that distinguishes the fingers on a touch screen, or 0 for the mouse.
  package var pointer: Int
  package var location: CGPoint
  /// The button that was pressed or released. For a move, the button that is held, or `nil` for a hover.
  package var button: Button?
  package var modifiers: EventModifiers
  /// The time on the frame clock, in seconds.
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

/// A turn of the wheel or a scroll on a touchpad. A positive delta moves the content toward the top left and reveals content further down
/// or to the right, as GTK reports it.
package struct ScrollEvent: Sendable {
  package enum Phase: Sendable {
    /// A click of a wheel, without a beginning and an end.
    case step
    case began, changed
    /// The fingers were lifted. The velocity is in points per second.
    case ended(velocity: CGSize)
  }

  package var phase: Phase
  package var location: CGPoint
  /// The distance in points.
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

/// A gesture of two fingers on a touchpad, which move apart, together, or around each other.
package struct PinchEvent: Sendable {
  package enum Phase: Sendable { case began, changed, ended, cancelled }

  package var phase: Phase
  package var location: CGPoint
  /// The distance between the fingers as a multiple of the distance at the beginning.
  package var scale: CGFloat
  /// The clockwise rotation since the beginning, in radians.
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

/// An event of a hardware key. Text of an input method arrives as a `TextInputEvent` instead.
package struct KeyEvent: Sendable {
  package enum Phase: Sendable { case down, `repeat`, up }

  package var phase: Phase
  package var key: KeyEquivalent
  /// The characters that the key types with its modifiers, or an empty string if it types none.
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

  /// Returns the event for the release of the key. It has the characters of the press, so that code that tracks held keys recognizes it.
  package func released(with modifiers: EventModifiers, at time: TimeInterval) -> KeyEvent {
    KeyEvent(phase: .up, key: key, characters: characters, modifiers: modifiers, time: time)
  }
}

/// A change of the focused text by an input method.
package enum TextInputEvent: Sendable {
  case insert(String)
  /// Sets the marked text, which is shown in place. An empty string ends it. The insertion point is a UTF-8 offset into the text.
  case preedit(String, caret: Int)
  /// Deletes numbers of characters before and after the insertion point.
  case deleteSurrounding(before: Int, after: Int)
  /// Deletes back to the beginning of a word. In a secure field it deletes one character, because the words aren't visible.
  case deleteWord
}

/// The state of the focused text, for the platform's input method.
package struct TextInputState: Equatable, Sendable {
  package enum Purpose: Sendable { case text, password, digits, number, phone, url, email }

  /// The frame of the insertion point in window points. Candidate windows open beside it.
  package var caret: CGRect
  /// The paragraph around the insertion point, and the UTF-8 offset of the insertion point in it.
  package var surroundingText: String
  package var surroundingCaret: Int
  package var purpose: Purpose
  /// The traits that the field requests of a software keyboard.
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
