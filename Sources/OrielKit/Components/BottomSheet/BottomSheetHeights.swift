import SwiftUI

/// The heights that a bottom sheet rests at.
public struct BottomSheetHeights: Hashable, Sendable {
  public var min: AbsoluteFractionMeasurement
  /// What it starts with.
  public var ideal: AbsoluteFractionMeasurement
  public var max: AbsoluteFractionMeasurement

  public init(min: AbsoluteFractionMeasurement, ideal: AbsoluteFractionMeasurement, max: AbsoluteFractionMeasurement) {
    self.min = min
    self.ideal = ideal
    self.max = max
  }

  /// One height alone.
  public init(_ height: AbsoluteFractionMeasurement) { self.init(min: height, ideal: height, max: height) }

  /// The heights in a container, in points. What isn't in order is repaired: the ideal height is never above the greatest, nor the least above
  /// the ideal one.
  func resolved(in containerHeight: CGFloat) -> ResolvedHeights {
    let max = Swift.max(0, max.toAbsolute(dimension: containerHeight))
    let ideal = Swift.max(0, Swift.min(ideal.toAbsolute(dimension: containerHeight), max))
    return ResolvedHeights(min: Swift.max(0, Swift.min(min.toAbsolute(dimension: containerHeight), ideal)), ideal: ideal, max: max)
  }
}

/// The heights of a sheet in points: `min <= ideal <= max`.
struct ResolvedHeights: Equatable {
  let min: CGFloat
  let ideal: CGFloat
  let max: CGFloat

  var isFixed: Bool { min == max }
}
