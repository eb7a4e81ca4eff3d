import Foundation

/// The mapping between fractions of an axis and points in the plot.
struct AxisMap {
  var settings: PositionScaleSettings
  /// The visible part of the whole length of the axis. It is the whole length if the chart doesn't scroll.
  var window: ClosedRange<Double> = 0...1
  /// Indicates whether the axis runs from the bottom to the top.
  var isUpward = false
  /// Indicates whether the axis runs from the right to the left.
  var isMirrored = false

  private func total(_ length: CGFloat) -> CGFloat { length / CGFloat(max(1e-9, window.upperBound - window.lowerBound)) }

  /// Returns the distance from the visible start of the axis, in points.
  func offset(_ fraction: Double, in length: CGFloat) -> CGFloat {
    let total = total(length)
    let padding = settings.padding(in: total)
    return padding.start + CGFloat(fraction) * (total - padding.start - padding.end) - CGFloat(window.lowerBound) * total
  }

  /// Returns the distance from the left or the top edge of the plot, in points.
  func position(_ fraction: Double, in length: CGFloat) -> CGFloat {
    let offset = offset(fraction, in: length)
    return isUpward || isMirrored ? length - offset : offset
  }

  /// Returns the distance from the leading or the top edge of the plot, in points.
  func leadingPosition(_ fraction: Double, in length: CGFloat) -> CGFloat {
    let offset = offset(fraction, in: length)
    return isUpward ? length - offset : offset
  }

  /// Returns the length of a part of the axis, in points.
  func distance(_ fraction: Double, in length: CGFloat) -> CGFloat {
    let total = total(length)
    let padding = settings.padding(in: total)
    return abs(CGFloat(fraction) * (total - padding.start - padding.end))
  }

  /// Returns the fraction of the axis at a position. It isn't finite if the axis has no length.
  func fraction(at position: CGFloat, in length: CGFloat) -> Double {
    let total = total(length)
    let padding = settings.padding(in: total)
    let offset = isUpward || isMirrored ? length - position : position
    return Double((offset + CGFloat(window.lowerBound) * total - padding.start) / (total - padding.start - padding.end))
  }

  /// Returns the visible range, in fractions of the axis.
  func visible(in length: CGFloat) -> ClosedRange<Double> {
    let (first, last) = (fraction(at: 0, in: length), fraction(at: length, in: length))
    guard first.isFinite, last.isFinite else { return 0...1 }
    return min(first, last)...max(first, last)
  }
}
