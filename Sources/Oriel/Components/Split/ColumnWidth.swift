import Foundation

/// The range of widths of a column that the user can resize, and its initial width, in points.
nonisolated struct ColumnWidth: Equatable {
  let least: CGFloat
  let ideal: CGFloat
  let most: CGFloat

  /// Creates a range of widths. Returns `nil`, and reports a diagnostic once, if the ideal width is negative or nonfinite. Invalid limits
  /// are replaced by the nearest valid ones.
  init?(least: CGFloat, ideal: CGFloat, most: CGFloat) {
    guard ideal >= 0, ideal.isFinite else {
      Report.once("column-width", "A column's width is \(ideal), but must be finite and not negative; the default width is used instead.")
      return nil
    }
    self.ideal = ideal
    self.least = least > 0 ? min(least, ideal) : 0
    self.most = max(most.isNaN ? ideal : most, ideal)
  }

  /// Creates a fixed width.
  init?(_ width: CGFloat) { self.init(least: width, ideal: width, most: width) }
}
