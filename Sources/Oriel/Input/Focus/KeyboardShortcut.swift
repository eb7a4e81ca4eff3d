import Foundation
import OrielModel

/// A key with modifiers that does what a control is for. Mirrors SwiftUI's `KeyboardShortcut`.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut follows where and in which language the app is used. Mirrors SwiftUI's `KeyboardShortcut.Localization`.
  public struct Localization: Hashable, Sendable {
    fileprivate let mirrors: Bool
    private let name: String

    /// Keys with a direction, such as arrows and brackets, change sides where the language is written from right to left.
    public static let automatic = Localization(mirrors: true, name: "automatic")

    /// The same key in every direction of writing.
    public static let withoutMirroring = Localization(mirrors: false, name: "withoutMirroring")

    /// The key as it is: whoever gives it has translated it.
    public static let custom = Localization(mirrors: false, name: "custom")
  }

  /// Return: what the default button of a window or an alert is pressed by.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])

  /// Escape: what cancels.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public var localization: Localization

  /// With the `automatic` localization.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { self.init(key, modifiers: modifiers, localization: .automatic) }

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
    hasher.combine(localization)
  }
}

extension KeyboardShortcut {
  /// Held with one of these a key is a command, and no text.
  static let commandModifiers: EventModifiers = [.command, .control, .option]

  /// Its keys as menus of the desktop write them: Command is Control there, and the Super key only beside that.
  func written(isMirrored: Bool, locale: Locale = .user) -> String {
    let takesSuper = modifiers.isSuperset(of: [.command, .control])
    let names: [(EventModifiers, OwnWord)] = [
      (.control, .keyControl), (.command, takesSuper ? .keySuper : .keyControl), (.option, .keyAlt), (.shift, .keyShift),
    ]
    let held = names.filter { modifiers.contains($0.0) }.map { String(own: $0.1, locale: locale) }
    let key = isMirrored && localization.mirrors ? key.mirrored : key
    return (held + [key.name(in: locale)]).joined(separator: "+")
  }

  /// Whether a key that goes down is the shortcut. Command is Control, too, as other programs of the desktop have it, except where a shortcut
  /// asks for both.
  func matches(_ event: KeyEvent, isMirrored: Bool) -> Bool {
    let wanted = isMirrored && localization.mirrors ? key.mirrored : key
    let held = event.modifiers.subtracting([.capsLock, .numericPad])
    guard held == modifiers || held == modifiers.spokenWithControl else {
      // A sign that takes shift to be typed is known by what it types.
      return held.subtracting(.shift) == modifiers && event.characters == String(wanted.character) && wanted != event.key
    }
    return wanted.isSameKey(as: event.key)
  }
}

extension EventModifiers {
  /// The same with Control in the place of Command.
  fileprivate var spokenWithControl: EventModifiers? {
    contains(.command) && !contains(.control) ? subtracting(.command).union(.control) : nil
  }
}

extension KeyEquivalent {
  /// Letters are the same key, capital or not.
  fileprivate func isSameKey(as other: KeyEquivalent) -> Bool { self == other || character.lowercased() == other.character.lowercased() }

  /// What is written on the key.
  fileprivate func name(in locale: Locale) -> String {
    word.map { String(own: $0, locale: locale) } ?? (self == .clear ? "Clear" : character.uppercased())
  }

  /// Nil for a sign, and for a key that the desktop's keyboards don't have.
  private var word: OwnWord? {
    switch self {
    case .upArrow: .keyUp
    case .downArrow: .keyDown
    case .leftArrow: .keyLeft
    case .rightArrow: .keyRight
    case .escape: .keyEscape
    case .delete: .keyBackspace
    case .deleteForward: .keyDelete
    case .home: .keyHome
    case .end: .keyEnd
    case .pageUp: .keyPageUp
    case .pageDown: .keyPageDown
    case .tab: .keyTab
    case .space: .keySpace
    case .return: .keyEnter
    default: nil
    }
  }

  /// The key on the other side.
  fileprivate var mirrored: KeyEquivalent {
    switch self {
    case .leftArrow: .rightArrow
    case .rightArrow: .leftArrow
    case "[": "]"
    case "]": "["
    case "{": "}"
    case "}": "{"
    case "(": ")"
    case ")": "("
    case "<": ">"
    case ">": "<"
    default: self
    }
  }
}
