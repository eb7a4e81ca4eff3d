import SwiftUI

/// The resting heights of a bottom sheet.
public struct BottomSheetHeights: Hashable, Sendable {
  /// The minimum height. A drag moves the sheet below it only if that can dismiss the sheet.
  public var min: AbsoluteFractionMeasurement
  /// The height with which the sheet is presented.
  public var ideal: AbsoluteFractionMeasurement
  /// The maximum height, which is also the height of content that isn't resized with the sheet.
  public var max: AbsoluteFractionMeasurement

  /// Creates heights. Values that aren't in ascending order are corrected when they are resolved: the maximum limits the ideal height, and
  /// that limits the minimum.
  public init(min: AbsoluteFractionMeasurement, ideal: AbsoluteFractionMeasurement, max: AbsoluteFractionMeasurement) {
    self.min = min
    self.ideal = ideal
    self.max = max
  }

  /// Creates heights that are all equal, so that the sheet can't be resized.
  public init(_ height: AbsoluteFractionMeasurement) { self.init(min: height, ideal: height, max: height) }

  /// Returns the heights in a container, in points. Invalid values are corrected: the ideal height is limited to the maximum, and the
  /// minimum to the ideal height.
  func resolved(in containerHeight: CGFloat) -> ResolvedHeights {
    let max = Swift.max(0, max.toAbsolute(dimension: containerHeight))
    let ideal = Swift.max(0, Swift.min(ideal.toAbsolute(dimension: containerHeight), max))
    return ResolvedHeights(min: Swift.max(0, Swift.min(min.toAbsolute(dimension: containerHeight), ideal)), ideal: ideal, max: max)
  }
}

/// The heights of a sheet in points, with `min <= ideal <= max`.
struct ResolvedHeights: Equatable {
  let min: CGFloat
  let ideal: CGFloat
  let max: CGFloat

  var isFixed: Bool { min == max }
}
