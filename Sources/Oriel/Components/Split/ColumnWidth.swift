import Foundation

/// How wide a column is that can be dragged wider and narrower, in points.
nonisolated struct ColumnWidth: Equatable {
  let least: CGFloat
  let ideal: CGFloat
  let most: CGFloat

  /// Nil where the ideal width is negative or no number; limits that make no sense are those that do and come nearest.
  init?(least: CGFloat, ideal: CGFloat, most: CGFloat) {
    guard ideal >= 0, ideal.isFinite else {
      Report.once("column-width", "A column's width is \(ideal): it has to be zero or more and finite; the column has the standard one.")
      return nil
    }
    self.ideal = ideal
    self.least = least > 0 ? min(least, ideal) : 0
    self.most = max(most.isNaN ? ideal : most, ideal)
  }

  /// One that can't be dragged.
  init?(_ width: CGFloat) { self.init(least: width, ideal: width, most: width) }
}
