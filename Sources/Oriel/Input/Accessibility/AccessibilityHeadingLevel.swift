/// How deep a heading stands among others. Mirrors SwiftUI's `AccessibilityHeadingLevel`.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6

  /// 1 to 6; nil for none.
  var number: Int? { self == .unspecified ? nil : Int(rawValue) }
}
