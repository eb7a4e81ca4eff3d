import Foundation

/// A sector of a pie or a ring. Mirrors Swift Charts' `SectorMark`.
///
/// Each sector is as large as its value's part of all of them, clockwise from the top. A value that isn't positive has none.
nonisolated public struct SectorMark: PrimitiveChartContent {
  public typealias Body = Never

  let mark: MarkTemplate

  /// - Parameters:
  ///   - innerRadius: A ratio is of the largest radius that has room, an inset takes off that; automatic is 0.
  ///   - outerRadius: Likewise; automatic is the largest that has room.
  ///   - angularInset: Points that are left free at both sides.
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
