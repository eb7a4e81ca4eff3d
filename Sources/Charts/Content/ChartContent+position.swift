import Foundation
import Oriel

extension ChartContent {
  /// Places marks with different values side by side within their step of the scale. Mirrors Swift Charts' `position(by:axis:span:)`.
  ///
  /// - Parameters:
  ///   - value: The value by which the marks are grouped.
  ///   - axis: The axis along which the marks are placed, or `nil` for the axis of the bars' steps.
  ///   - span: The length of the step that the marks take together.
  nonisolated public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    style { $0.grouping = MarkStyle.Grouping(value: value.plotted, axis: axis, span: span) }
  }

  /// Offsets the marks to the right and downwards, in points. Mirrors Swift Charts' `offset(x:y:)`.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { offset(xStart: x, xEnd: x, yStart: y, yEnd: y) }

  /// Offsets the marks by a size in points. Mirrors Swift Charts' `offset(_:)`.
  nonisolated public func offset(_ value: CGSize) -> some ChartContent { offset(x: value.width, y: value.height) }

  /// Offsets the marks horizontally and their ends vertically, in points. Mirrors Swift Charts' `offset(x:yStart:yEnd:)`.
  nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }

  /// Offsets the ends of the marks horizontally and the marks vertically, in points. Mirrors Swift Charts' `offset(xStart:xEnd:y:)`.
  nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }

  /// Offsets the ends of the marks, in points. Nonfinite offsets are treated as 0. Mirrors Swift Charts'
  /// `offset(xStart:xEnd:yStart:yEnd:)`.
  nonisolated public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    let ends = [xStart, xEnd, yStart, yEnd].map { $0.isFinite ? $0 : 0 }
    return style {
      $0.shift.xStart += ends[0]
      $0.shift.xEnd += ends[1]
      $0.shift.yStart += ends[2]
      $0.shift.yEnd += ends[3]
    }
  }
}
