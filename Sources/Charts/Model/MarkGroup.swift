import Oriel

/// Marks of a `Plot`, which is one thing to whoever has the chart read, and has annotations as one.
struct MarkGroup {
  let annotations: [MarkAnnotation]
  let accessibilityLabel: Text?
  let accessibilityValue: Text?
  let accessibilityIdentifier: String?
  let isAccessibilityHidden: Bool

  /// Whether it is told as one.
  var isElement: Bool { accessibilityLabel != nil || accessibilityValue != nil }
}
