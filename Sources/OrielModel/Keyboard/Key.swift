import Foundation

/// A set of keys that the keyboard shows at a time.
package enum KeyPlane: Hashable, Sendable { case letters, numbers, symbols, digitPad, emoji }

/// A key of the on-screen keyboard: its action and its labels.
package struct Key: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    case type(String)
    case space, delete, shift, nextLayout, submit, dismiss
    case plane(KeyPlane)
    /// Inserts the suggestion at an index of the strip above the keys.
    case offer(Int)
    case emoji(String)
    /// Shows a group of emoji. The group 0 contains the recently used ones.
    case emojiGroup(Int)
    case searchEmoji
  }

  package var action: Action
  package var label: String
  /// The text that the key types while shift is on, or `nil` for the same text as without shift.
  package var capital: String?
  /// The alternatives that the key offers while it is held.
  package var more: [String] = []
  /// The alternatives that the key offers while it is held and shift is on.
  package var capitalMore: [String] = []
  /// The accessibility label of a key whose label is different.
  package var spoken: String?
  /// The letters under a digit.
  package var caption: String?

  package init(_ action: Action, label: String) {
    self.action = action
    self.label = label
  }

  static func typing(_ string: String, capital: String? = nil, more: [String] = []) -> Key {
    var key = Key(.type(string), label: string)
    key.capital = capital
    key.more = more
    key.capitalMore = more
    return key
  }

  /// Returns the visible form of a single string: a combining mark follows a dotted circle, and an invisible character stands between two
  /// of them.
  package static func shown(_ string: String) -> String {
    guard let first = string.unicodeScalars.first else { return string }
    switch first.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return "\u{25CC}" + string
    case .format: return "\u{25CC}|\u{25CC}"
    default: return string
    }
  }

  package var isTyping: Bool {
    if case .type = action { true } else { false }
  }

  /// Returns the text that the key types, or `nil` for a key that types nothing.
  package func text(isShifted: Bool) -> String? {
    switch action {
    case .type(let string): isShifted ? capital ?? string : string
    case .space: " "
    case .delete, .shift, .nextLayout, .submit, .dismiss, .plane, .offer, .emoji, .emojiGroup, .searchEmoji: nil
    }
  }

  /// The name of the key for tests and assistive technology, independent of its label.
  package var name: String {
    switch action {
    case .type(let string): string
    case .space: "space"
    case .delete: "delete"
    case .shift: "shift"
    case .nextLayout: "next keyboard"
    case .submit: "submit"
    case .dismiss: "hide keyboard"
    case .plane(.letters): "letters"
    case .plane(.numbers), .plane(.digitPad): "numbers"
    case .plane(.symbols): "symbols"
    case .plane(.emoji): "emoji"
    case .offer(let index): "suggestion \(index + 1)"
    case .emoji(let string): string
    case .emojiGroup(let group): group == 0 ? "recent" : EmojiCatalog.groupNames[group - 1]
    case .searchEmoji: "search emoji"
    }
  }
}
