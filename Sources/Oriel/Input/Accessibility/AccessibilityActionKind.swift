/// What somebody asks an element to do. Mirrors SwiftUI's `AccessibilityActionKind`.
public struct AccessibilityActionKind: Hashable, Sendable {
  private enum Kind: Hashable { case `default`, escape, magicTap, delete, increment, decrement, showMenu }
  private let kind: Kind

  public static let `default` = AccessibilityActionKind(kind: .default)
  public static let escape = AccessibilityActionKind(kind: .escape)
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)
  public static let delete = AccessibilityActionKind(kind: .delete)

  package static let increment = AccessibilityActionKind(kind: .increment)
  /// Opens the element's context menu.
  package static let showMenu = AccessibilityActionKind(kind: .showMenu)
  package static let decrement = AccessibilityActionKind(kind: .decrement)
}
