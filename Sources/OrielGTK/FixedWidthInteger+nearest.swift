import Foundation

extension FixedWidthInteger {
  /// The nearest whole number within a thousand million of 0, which GTK's and the bus's numbers hold; 0 for what is no number or infinite.
  init(nearest value: CGFloat) { self = value.isFinite ? Self(clamping: Int(Swift.min(Swift.max(value, -1e9), 1e9).rounded())) : 0 }
}
