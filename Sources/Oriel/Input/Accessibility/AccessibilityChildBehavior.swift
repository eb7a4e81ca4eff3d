/// What becomes of the elements inside of an element. Mirrors SwiftUI's `AccessibilityChildBehavior`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private enum Kind { case ignore, contain, combine, combineTexts }
  private let kind: Kind

  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They stay elements, grouped.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// They become one element that says all that they say.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
  /// They become one element where none of them does anything, and stay elements otherwise.
  static let combineTexts = AccessibilityChildBehavior(kind: .combineTexts)
}
