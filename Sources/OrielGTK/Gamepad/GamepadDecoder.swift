import Foundation

/// A decoder that converts a gamepad's events to those of a remote control. It is a value without hardware or clock.
///
/// The device's events are collected until it reports that a moment is complete, so that a stick's two axes change together. The D-pad and
/// the left stick send directions. A stick counts from half of its travel until it is back at two fifths. Of several directions the last
/// one counts. A held direction repeats. The south button selects; the east button and Menu exit.
struct GamepadDecoder {
  /// A kernel `input_event` without its time.
  struct Input: Equatable {
    var type: UInt16
    var code: UInt16
    var value: Int32
  }

  enum Key: Hashable { case up, down, left, right, select, exit }

  enum Output: Equatable {
    case press(Key)
    /// The direction is still held.
    case again(Key)
    case release(Key)
    /// The position from -1 to 1, positive downwards and to the right.
    case stick(CGPoint)
  }

  /// The values of an axis of the stick at its ends.
  struct Range: Equatable {
    var minimum: Int32 = -32768
    var maximum: Int32 = 32767

    /// Returns the position of a value, from -1 to 1, or 0 for an empty range.
    func position(_ value: Int32) -> CGFloat {
      guard maximum > minimum else { return 0 }
      let (low, high) = (CGFloat(minimum), CGFloat(maximum))
      return min(max((CGFloat(value) - low) / (high - low) * 2 - 1, -1), 1)
    }
  }

  static let deadZone: CGFloat = 0.5
  static let releaseZone: CGFloat = 0.4
  /// The time until a held direction repeats first, and the interval of further repetitions, in seconds.
  static let firstRepeat = 0.4
  static let nextRepeat = 0.1
  /// The radius in which a stick counts as centered, because a released stick is never exactly in the center.
  private static let rest: CGFloat = 0.12

  private let horizontal: Range
  private let vertical: Range
  private var waiting: [Input] = []
  private var buttons: Set<Key> = []
  private var hat = (x: Int32(0), y: Int32(0))
  private var stick = CGPoint.zero
  private var reportedStick = CGPoint.zero
  private var pad: Key?
  private var stickDirection: Key?
  /// The direction that counts.
  private var held: Key?
  /// The time at which the held direction repeats, or `nil` if none is held.
  private(set) var due: TimeInterval?

  init(horizontal: Range = Range(), vertical: Range = Range()) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  mutating func handle(_ input: Input, at time: TimeInterval) -> [Output] {
    switch (input.type, input.code) {
    case (EventCode.synchronize, EventCode.report):
      let inputs = waiting
      waiting = []
      return inputs.flatMap { apply($0) } + settle(at: time)
    // The kernel has lost events, and releases may be among them.
    case (EventCode.synchronize, EventCode.dropped): return releaseAll()
    default:
      waiting.append(input)
      return []
    }
  }

  /// Returns a repetition of the held direction if it is due.
  mutating func advance(to time: TimeInterval) -> [Output] {
    guard let due, let held, time >= due else { return [] }
    self.due = time + Self.nextRepeat
    return [.again(held)]
  }

  /// Releases all keys, because the device or the window has disappeared.
  mutating func releaseAll() -> [Output] {
    waiting = []
    hat = (0, 0)
    stick = .zero
    dpad = []
    (pad, stickDirection) = (nil, nil)
    let released = [Key.select, .exit].filter { buttons.contains($0) }
    buttons = []
    return released.map(Output.release) + settle(at: 0)
  }

  private var dpad: Set<Key> = []

  private mutating func apply(_ input: Input) -> [Output] {
    switch (input.type, input.code) {
    case (EventCode.key, EventCode.south): return button(.select, input.value)
    case (EventCode.key, EventCode.east), (EventCode.key, EventCode.start): return button(.exit, input.value)
    case (EventCode.key, EventCode.padUp): dpadButton(.up, input.value)
    case (EventCode.key, EventCode.padDown): dpadButton(.down, input.value)
    case (EventCode.key, EventCode.padLeft): dpadButton(.left, input.value)
    case (EventCode.key, EventCode.padRight): dpadButton(.right, input.value)
    case (EventCode.axis, EventCode.stickX): stick.x = horizontal.position(input.value)
    case (EventCode.axis, EventCode.stickY): stick.y = vertical.position(input.value)
    case (EventCode.axis, EventCode.hatX): hat.x = input.value
    case (EventCode.axis, EventCode.hatY): hat.y = input.value
    default: break
    }
    return []
  }

  private mutating func button(_ key: Key, _ value: Int32) -> [Output] {
    switch value {
    case 1: return buttons.insert(key).inserted ? [.press(key)] : []
    case 0: return buttons.remove(key) != nil ? [.release(key)] : []
    // The kernel's own repetition.
    default: return []
    }
  }

  private mutating func dpadButton(_ key: Key, _ value: Int32) {
    if value == 0 { dpad.remove(key) } else { dpad.insert(key) }
  }

  /// Determines the direction that counts now, and returns the changes.
  private mutating func settle(at time: TimeInterval) -> [Output] {
    var outputs: [Output] = []
    let shown = hypot(stick.x, stick.y) < Self.rest ? .zero : stick
    if abs(shown.x - reportedStick.x) > 0.01 || abs(shown.y - reportedStick.y) > 0.01 || (shown == .zero) != (reportedStick == .zero) {
      reportedStick = shown
      outputs.append(.stick(shown))
    }
    let (newPad, newStick) = (padDirection, directionOfStick)
    // A new direction takes precedence. When one source is released, the direction that the other one holds counts again.
    let pushed = [newPad != pad ? newPad : nil, newStick != stickDirection ? newStick : nil, held, newPad, newStick]
    let direction = pushed.compactMap { $0 }.first { $0 == newPad || $0 == newStick }
    (pad, stickDirection) = (newPad, newStick)
    guard direction != held else { return outputs }
    if let held { outputs.append(.release(held)) }
    if let direction { outputs.append(.press(direction)) }
    held = direction
    due = direction == nil ? nil : time + Self.firstRepeat
    return outputs
  }

  private var padDirection: Key? {
    var keys = dpad
    if hat.x != 0 { keys.insert(hat.x < 0 ? .left : .right) }
    if hat.y != 0 { keys.insert(hat.y < 0 ? .up : .down) }
    // On a diagonal the earlier direction persists.
    if let pad, keys.contains(pad) { return pad }
    return [Key.up, .down, .left, .right].first { keys.contains($0) }
  }

  private var directionOfStick: Key? {
    let isHorizontal = abs(stick.x) > abs(stick.y)
    let along = isHorizontal ? stick.x : stick.y
    let key: Key = isHorizontal ? (stick.x < 0 ? .left : .right) : stick.y < 0 ? .up : .down
    if let stickDirection {
      // A stick between two directions keeps its current one.
      let share = stickDirection.isHorizontal ? stick.x : stick.y
      let isOn = stickDirection == .left || stickDirection == .up ? -share > Self.releaseZone : share > Self.releaseZone
      if isOn, stickDirection == key || abs(along) - abs(share) < 0.15 { return stickDirection }
    }
    return abs(along) > Self.deadZone ? key : nil
  }
}

extension GamepadDecoder.Key {
  var isHorizontal: Bool { self == .left || self == .right }

  var isDirection: Bool { self != .select && self != .exit }
}

/// Numbers from linux/input-event-codes.h.
enum EventCode {
  static let synchronize: UInt16 = 0
  static let key: UInt16 = 1
  static let axis: UInt16 = 3

  static let report: UInt16 = 0
  static let dropped: UInt16 = 3

  /// The first of a gamepad's buttons, which distinguishes a gamepad from other devices.
  static let south: UInt16 = 0x130
  static let east: UInt16 = 0x131
  static let start: UInt16 = 0x13b
  static let padUp: UInt16 = 0x220
  static let padDown: UInt16 = 0x221
  static let padLeft: UInt16 = 0x222
  static let padRight: UInt16 = 0x223

  static let stickX: UInt16 = 0
  static let stickY: UInt16 = 1
  static let hatX: UInt16 = 0x10
  static let hatY: UInt16 = 0x11
}
