import Foundation

extension CGAffineTransform {
  /// The inverse of the transform, or `nil` if the transform is singular or nonfinite.
  var invertedIfPossible: CGAffineTransform? {
    let determinant = a * d - b * c
    guard determinant.isFinite, abs(determinant) > 1e-9, tx.isFinite, ty.isFinite else { return nil }
    return inverted()
  }
}
