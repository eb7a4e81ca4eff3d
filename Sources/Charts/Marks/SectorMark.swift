import Foundation

/// A sector of a pie or a ring. Mirrors Swift Charts' `SectorMark`.
///
/// The angle of a sector is proportional to its value's fraction of the sum of all values. The sectors follow each other clockwise from the
/// top. A value that isn't positive has no sector.
nonisolated public struct SectorMark: PrimitiveChartContent {
  public typealias Body = Never

  let mark: MarkTemplate

  /// Creates a sector.
  ///
  /// - Parameters:
  ///   - angle: The value that determines the angle of the sector.
  ///   - innerRadius: The inner radius. A ratio is relative to the largest radius that fits, an inset is subtracted from it, and automatic
  ///     is 0.
  ///   - outerRadius: The outer radius. A ratio is relative to the largest radius that fits, an inset is subtracted from it, and automatic
  ///     is that radius.
  ///   - angularInset: The inset at both sides of the sector, in points.
  public init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    mark = MarkTemplate(
      kind: .sector(innerRadius: innerRadius, outerRadius: outerRadius, angularInset: Self.inset(angularInset)), x: .value(angle.plotted))
  }

  static func inset(_ value: CGFloat?) -> CGFloat { value.map { $0.isFinite ? max(0, $0) : 0 } ?? 0 }

  @MainActor public static func _collectMarks(_ content: SectorMark, in context: _ChartContentContext) {
    context.collector.add(content.mark, in: context)
  }
}
