import Foundation

extension CGAffineTransform {
  /// Nil for a transform that flattens what it is applied to, or isn't a number.
  var invertedIfPossible: CGAffineTransform? {
    let determinant = a * d - b * c
    guard determinant.isFinite, abs(determinant) > 1e-9, tx.isFinite, ty.isFinite else { return nil }
    return inverted()
  }
}
