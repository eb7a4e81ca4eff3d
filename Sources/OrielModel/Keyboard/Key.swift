import Foundation

/// A set of keys that the keyboard shows at a time.
package enum KeyPlane: Hashable, Sendable { case letters, numbers, symbols, digitPad, emoji }

/// One key of the on-screen keyboard: what it does, and what it says.
package struct Key: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    case type(String)
    case space, delete, shift, nextLayout, submit, dismiss
    case plane(KeyPlane)
    /// The word at a place of the strip above the keys.
    case offer(Int)
    case emoji(String)
    /// Goes to a group of emoji; 0 is the recents.
    case emojiGroup(Int)
    case searchEmoji
  }

  package var action: Action
  package var label: String
  /// What the key types while shift is on.
  package var capital: String?
  /// What the key offers when it is held, in place of what it types.
  package var more: [String] = []
  /// The same while shift is on.
  package var capitalMore: [String] = []
  /// What assistive technology calls a key that shows something else.
  package var spoken: String?
  /// Letters under a digit.
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

  /// How a string is shown by itself: a mark stands on a dotted circle, and a character that can't be seen between two.
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

  /// What the key types.
  package func text(isShifted: Bool) -> String? {
    switch action {
    case .type(let string): isShifted ? capital ?? string : string
    case .space: " "
    case .delete, .shift, .nextLayout, .submit, .dismiss, .plane, .offer, .emoji, .emojiGroup, .searchEmoji: nil
    }
  }

  /// What tests and assistive technology call the key, whatever it shows.
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
