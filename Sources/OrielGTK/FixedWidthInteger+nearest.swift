import Foundation

extension FixedWidthInteger {
  /// Creates the integer nearest to a value, limited to ±1,000,000,000, which GTK's and D-Bus's integers can represent. A nonfinite value
  /// becomes 0.
  init(nearest value: CGFloat) { self = value.isFinite ? Self(clamping: Int(Swift.min(Swift.max(value, -1e9), 1e9).rounded())) : 0 }
}
