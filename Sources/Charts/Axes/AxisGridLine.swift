import Foundation
import Oriel

/// A line across the plot. Mirrors Swift Charts' `AxisGridLine`.
public struct AxisGridLine: AxisMark {
  private let isCentered: Bool?
  private let stroke: StrokeStyle?

  /// - Parameters:
  ///   - centered: Whether it is in the middle between its value and the next one.
  ///   - stroke: Nil is a thin line, which on an x axis is dashed.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    isCentered = centered
    self.stroke = stroke
  }

  public static func _collectAxisMarks(_ content: AxisGridLine, into marks: inout _AxisMarkList) {
    marks.records.append(AxisMarkRecord(kind: .gridLine(isCentered: content.isCentered, content.stroke)))
  }
}
