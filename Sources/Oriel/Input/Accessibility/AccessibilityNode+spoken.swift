import Foundation
import OrielModel

extension AccessibilityNode {
  /// The label for assistive technology. The label of a row without one joins those of its descendants, and that of a progress indicator
  /// without one states that it is in progress.
  var spokenLabel: String {
    guard label.isEmpty else { return label }
    if role == .progress { return box.string(of: Text(.own(.inProgress))) }
    guard role == .row else { return "" }
    return flattened.dropFirst().map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The hint and the custom content, or `nil` if there is neither.
  var description: String? {
    let facts = customContent.map { $0.value.isEmpty ? $0.label : "\($0.label): \($0.value)" }
    let parts = [hint].compactMap(\.self) + facts
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The range of the element, or `nil` if the element has no number. If the element has actions to increment and to decrement only, the
  /// range contains the number in its value, and setting another number performs one of these actions once.
  var spokenRange: AccessibilityRange? {
    if let range { return range }
    guard let increment = actions[.increment], let decrement = actions[.decrement], let value, let number = Self.number(in: value) else {
      return nil
    }
    let isShare = value.contains(where: Self.isPercent)
    return AccessibilityRange(
      value: number, lower: isShare ? 0 : -Double(Int32.max), upper: isShare ? 100 : Double(Int32.max), step: 1
    ) { new in
      if new > number { increment() } else if new < number { decrement() }
    }
  }

  /// Returns the number that a string represents, or `nil` if it doesn't represent one. The digits can be those of any script. Percent
  /// signs, whitespace and format characters are ignored.
  private static func number(in value: String) -> Double? {
    Double(
      String(
        value.compactMap { character -> Character? in
          guard character.unicodeScalars.first?.properties.numericType == .decimal, let digit = character.wholeNumberValue
          else { return isBesideNumber(character) ? nil : character }
          return Character(String(digit))
        }))
  }

  private static func isPercent(_ character: Character) -> Bool { character == "%" || character == "٪" }

  private static func isBesideNumber(_ character: Character) -> Bool {
    isPercent(character) || character.isWhitespace || character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
  }

  /// The actions of the element, with the default action first. An element that is disabled or doesn't respond to the user has none.
  var spokenActions: [AccessibilityElement.Action] {
    guard isEnabled, respondsToUserInteraction != false else { return [] }
    let press: (AccessibilityActionKind, String, BuiltInText) =
      switch kind {
      case .toggle: (.default, "toggle", .actionToggle)
      case .link: (.default, "jump", .actionJump)
      default: (.default, "press", .actionPress)
      }
    let kinds: [(AccessibilityActionKind, String, BuiltInText)] = [
      press, (.increment, "increment", .actionIncrement), (.decrement, "decrement", .actionDecrement), (.showMenu, "menu", .menu),
      (.delete, "delete", .delete), (.escape, "dismiss", .actionDismiss), (.magicTap, "magic tap", .actionMagicTap),
    ]
    return kinds.compactMap { kind, name, word in
      actions[kind].map { AccessibilityElement.Action(name: name, word: word, handler: $0) }
    } + namedActions
  }
}
