import Foundation

extension AccessibilityNode {
  /// The label; of a row without one, what is in it, and of progress that it is one.
  var spokenLabel: String {
    guard label.isEmpty else { return label }
    if role == .progress { return box.string(of: Text("In progress")) }
    guard role == .row else { return "" }
    return flattened.dropFirst().map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The hint, and further facts that are worth hearing at once.
  var description: String? {
    let facts = customContent.map { $0.value.isEmpty ? $0.label : "\($0.label): \($0.value)" }
    let parts = [hint].compactMap(\.self) + facts
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The number of an element that says one; one of those that know steps alone is written by a step in its direction.
  var spokenRange: AccessibilityRange? {
    if let range { return range }
    guard let increment = actions[.increment], let decrement = actions[.decrement], let value, let number = Self.number(in: value) else {
      return nil
    }
    let isShare = value.hasSuffix("%")
    return AccessibilityRange(
      value: number, lower: isShare ? 0 : -Double(Int32.max), upper: isShare ? 100 : Double(Int32.max), step: 1
    ) { new in
      if new > number { increment() } else if new < number { decrement() }
    }
  }

  private static func number(in value: String) -> Double? { Double(value.hasSuffix("%") ? String(value.dropLast()) : value) }

  /// What the element does, the default first.
  var spokenActions: [AccessibilityElement.Action] {
    guard isEnabled, respondsToUserInteraction != false else { return [] }
    let kinds: [(AccessibilityActionKind, String)] = [
      (.default, kind == .toggle ? "toggle" : kind == .link ? "jump" : "press"), (.increment, "increment"), (.decrement, "decrement"),
      (.showMenu, "menu"), (.delete, "delete"), (.escape, "dismiss"), (.magicTap, "magic tap"),
    ]
    return kinds.compactMap { kind, name in actions[kind].map { AccessibilityElement.Action(name: name, handler: $0) } }
      + namedActions
  }
}
