import Foundation
import Oriel

/// A line of an axis across the plot. Mirrors Swift Charts' `AxisGridLine`.
public struct AxisGridLine: AxisMark {
  private let isCentered: Bool?
  private let stroke: StrokeStyle?

  /// Creates a grid line.
  ///
  /// - Parameters:
  ///   - centered: A Boolean value that indicates whether the line is centered between its value and the next one.
  ///   - stroke: The stroke of the line, or `nil` for a thin line, which is dashed for an x axis.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    isCentered = centered
    self.stroke = stroke
  }

  public static func _collectAxisMarks(_ content: AxisGridLine, into marks: inout _AxisMarkList) {
    marks.records.append(AxisMarkRecord(kind: .gridLine(isCentered: content.isCentered, content.stroke)))
  }
}
