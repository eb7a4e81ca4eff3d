/// The numeric value of an element, and the range of its valid values.
package struct AccessibilityRange {
  package var value: Double
  package var lower: Double
  package var upper: Double
  /// The size of a step of the element, or 0 if the element has no steps.
  package var step: Double
  /// The closure that sets the nearest valid value, or `nil` if the value is read-only.
  package var set: ((Double) -> Void)?

  package init(value: Double, lower: Double = 0, upper: Double = 1, step: Double = 0, set: ((Double) -> Void)? = nil) {
    self.value = value
    self.lower = lower
    self.upper = upper
    self.step = step
    self.set = set
  }
}
