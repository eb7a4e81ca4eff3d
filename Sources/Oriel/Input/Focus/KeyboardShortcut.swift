import Foundation
import OrielModel

/// A key with modifiers that performs the action of a control. Mirrors SwiftUI's `KeyboardShortcut`.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The adaptation of a shortcut to the user's language and keyboard. Mirrors SwiftUI's `KeyboardShortcut.Localization`.
  public struct Localization: Hashable, Sendable {
    fileprivate let mirrors: Bool
    private let name: String

    /// The localization that mirrors keys with a direction, such as arrows and brackets, in right-to-left languages.
    public static let automatic = Localization(mirrors: true, name: "automatic")

    /// The localization that keeps the key in every layout direction.
    public static let withoutMirroring = Localization(mirrors: false, name: "withoutMirroring")

    /// The localization that keeps the key as it is, because the app has localized it.
    public static let custom = Localization(mirrors: false, name: "custom")
  }

  /// The Return key, which presses the default button of a window or an alert.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])

  /// The Escape key, which cancels.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys.
  public var modifiers: EventModifiers
  /// The adaptation to the user's language and keyboard.
  public var localization: Localization

  /// Creates a shortcut with the `automatic` localization.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { self.init(key, modifiers: modifiers, localization: .automatic) }

  /// Creates a shortcut.
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
  /// The modifiers with which a key is a command and not text.
  static let commandModifiers: EventModifiers = [.command, .control, .option]

  /// Returns the shortcut as menus of the desktop environment show it: Command is Control, and the Super key if the shortcut has Control,
  /// too.
  func written(isMirrored: Bool, locale: Locale = .user) -> String {
    let takesSuper = modifiers.isSuperset(of: [.command, .control])
    let names: [(EventModifiers, BuiltInText)] = [
      (.control, .keyControl), (.command, takesSuper ? .keySuper : .keyControl), (.option, .keyAlt), (.shift, .keyShift),
    ]
    let held = names.filter { modifiers.contains($0.0) }.map { String(own: $0.1, locale: locale) }
    let key = isMirrored && localization.mirrors ? key.mirrored : key
    return (held + [key.name(in: locale)]).joined(separator: "+")
  }

  /// Returns a Boolean value that indicates whether a key event matches the shortcut. Control counts as Command, as in other programs of
  /// the desktop environment, unless a shortcut has both.
  func matches(_ event: KeyEvent, isMirrored: Bool) -> Bool {
    let wanted = isMirrored && localization.mirrors ? key.mirrored : key
    let held = event.modifiers.subtracting([.capsLock, .numericPad])
    guard held == modifiers || held == modifiers.withControlForCommand else {
      // A character that requires Shift is identified by the typed characters.
      return held.subtracting(.shift) == modifiers && event.characters == String(wanted.character) && wanted != event.key
    }
    return wanted.isSameKey(as: event.key)
  }
}

extension EventModifiers {
  /// The same modifiers with Control in place of Command, or `nil` if there is no Command or if there is Control.
  fileprivate var withControlForCommand: EventModifiers? {
    contains(.command) && !contains(.control) ? subtracting(.command).union(.control) : nil
  }
}

extension KeyEquivalent {
  /// Returns a Boolean value that indicates whether the keys are the same. The case of letters is ignored.
  fileprivate func isSameKey(as other: KeyEquivalent) -> Bool { self == other || character.lowercased() == other.character.lowercased() }

  /// Returns the label of the key.
  fileprivate func name(in locale: Locale) -> String {
    word.map { String(own: $0, locale: locale) } ?? (self == .clear ? "Clear" : character.uppercased())
  }

  /// The localized word for the key, or `nil` for a character and for a key that keyboards of PCs don't have.
  private var word: BuiltInText? {
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

  /// The key with the opposite direction.
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
