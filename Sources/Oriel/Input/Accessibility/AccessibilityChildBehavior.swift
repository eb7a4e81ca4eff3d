/// The treatment of the elements within an accessibility element. Mirrors SwiftUI's `AccessibilityChildBehavior`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private enum Kind { case ignore, contain, combine, combineTexts }
  private let kind: Kind

  /// The behavior that leaves the children out.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The behavior that keeps the children as elements of a group.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The behavior that combines the children into one element with all of their properties.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
  /// The behavior that combines the children into one element if none of them is operable, and otherwise keeps them as elements.
  static let combineTexts = AccessibilityChildBehavior(kind: .combineTexts)
}
