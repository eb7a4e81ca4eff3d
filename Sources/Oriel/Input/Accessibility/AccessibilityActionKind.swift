/// The kind of an action that assistive technology performs on an element. Mirrors SwiftUI's `AccessibilityActionKind`.
public struct AccessibilityActionKind: Hashable, Sendable {
  private enum Kind: Hashable { case `default`, escape, magicTap, delete, increment, decrement, showMenu }
  private let kind: Kind

  /// The default action, such as pressing a button.
  public static let `default` = AccessibilityActionKind(kind: .default)
  /// The action that dismisses the current content.
  public static let escape = AccessibilityActionKind(kind: .escape)
  /// The app's most prominent action in the current context.
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)
  /// The action that deletes the element.
  public static let delete = AccessibilityActionKind(kind: .delete)

  package static let increment = AccessibilityActionKind(kind: .increment)
  /// The action that opens the element's context menu.
  package static let showMenu = AccessibilityActionKind(kind: .showMenu)
  package static let decrement = AccessibilityActionKind(kind: .decrement)
}
