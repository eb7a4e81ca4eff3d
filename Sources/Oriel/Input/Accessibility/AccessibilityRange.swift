/// The number that an element shows, and the ones that it could show.
package struct AccessibilityRange {
  package var value: Double
  package var lower: Double
  package var upper: Double
  /// What the element's own steps are; 0 for none.
  package var step: Double
  /// Writes the value that is nearest; nil where it can only be read.
  package var set: ((Double) -> Void)?

  package init(value: Double, lower: Double = 0, upper: Double = 1, step: Double = 0, set: ((Double) -> Void)? = nil) {
    self.value = value
    self.lower = lower
    self.upper = upper
    self.step = step
    self.set = set
  }
}
