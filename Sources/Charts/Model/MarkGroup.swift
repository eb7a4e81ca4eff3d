import Oriel

/// The properties of a `Plot`, whose marks are annotated and accessible as a whole.
struct MarkGroup {
  let annotations: [MarkAnnotation]
  let accessibilityLabel: Text?
  let accessibilityValue: Text?
  let accessibilityIdentifier: String?
  let isAccessibilityHidden: Bool

  /// Indicates whether the group is a single accessibility element.
  var isElement: Bool { accessibilityLabel != nil || accessibilityValue != nil }
}
