/// The modifier keys that are held during an event. Mirrors SwiftUI's `EventModifiers`; on Linux `command` is the Super key.
public struct EventModifiers: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Caps Lock key.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// The Option key, which is Alt on Linux.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The Command key, which is the Super key on Linux.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// The key is on the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All modifier keys.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
