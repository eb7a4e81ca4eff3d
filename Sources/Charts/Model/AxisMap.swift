import Foundation

/// From fractions of an axis to points of the plot, and back.
struct AxisMap {
  var settings: PositionScaleSettings
  /// The part of the axis's whole length that is seen: all of it where the chart doesn't scroll.
  var window: ClosedRange<Double> = 0...1
  /// Whether it goes from the bottom to the top.
  var isUpward = false
  /// Whether it goes from the right to the left.
  var isMirrored = false

  private func total(_ length: CGFloat) -> CGFloat { length / CGFloat(max(1e-9, window.upperBound - window.lowerBound)) }

  /// Points from where the axis begins to be seen.
  func offset(_ fraction: Double, in length: CGFloat) -> CGFloat {
    let total = total(length)
    let padding = settings.padding(in: total)
    return padding.start + CGFloat(fraction) * (total - padding.start - padding.end) - CGFloat(window.lowerBound) * total
  }

  /// Points from the plot's left or top edge.
  func position(_ fraction: Double, in length: CGFloat) -> CGFloat {
    let offset = offset(fraction, in: length)
    return isUpward || isMirrored ? length - offset : offset
  }

  /// Points from the plot's leading or top edge.
  func leadingPosition(_ fraction: Double, in length: CGFloat) -> CGFloat {
    let offset = offset(fraction, in: length)
    return isUpward ? length - offset : offset
  }

  /// Points of a part of the axis.
  func distance(_ fraction: Double, in length: CGFloat) -> CGFloat {
    let total = total(length)
    let padding = settings.padding(in: total)
    return abs(CGFloat(fraction) * (total - padding.start - padding.end))
  }

  /// The place at a point; not finite where the axis has no length.
  func fraction(at position: CGFloat, in length: CGFloat) -> Double {
    let total = total(length)
    let padding = settings.padding(in: total)
    let offset = isUpward || isMirrored ? length - position : position
    return Double((offset + CGFloat(window.lowerBound) * total - padding.start) / (total - padding.start - padding.end))
  }

  /// The fractions that are seen.
  func visible(in length: CGFloat) -> ClosedRange<Double> {
    let (first, last) = (fraction(at: 0, in: length), fraction(at: length, in: length))
    guard first.isFinite, last.isFinite else { return 0...1 }
    return min(first, last)...max(first, last)
  }
}
