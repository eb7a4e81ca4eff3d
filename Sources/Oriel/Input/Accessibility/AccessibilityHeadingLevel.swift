/// The level of a heading in the hierarchy of headings. Mirrors SwiftUI's `AccessibilityHeadingLevel`.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6

  /// The level as a number from 1 to 6, or `nil` if it is unspecified.
  var number: Int? { self == .unspecified ? nil : Int(rawValue) }
}
