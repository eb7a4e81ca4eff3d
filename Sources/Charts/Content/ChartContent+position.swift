import Foundation
import Oriel

extension ChartContent {
  /// Puts marks of different values side by side within their step of the scale. Mirrors Swift Charts' `position(by:axis:span:)`.
  ///
  /// - Parameters:
  ///   - axis: The axis along which they stand; nil is that of the bars' steps.
  ///   - span: How much of the step they take together.
  nonisolated public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    style { $0.grouping = MarkStyle.Grouping(value: value.plotted, axis: axis, span: span) }
  }

  /// Moves the marks by so many points, to the right and downwards. Mirrors Swift Charts' `offset(x:y:)`.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { offset(xStart: x, xEnd: x, yStart: y, yEnd: y) }

  nonisolated public func offset(_ value: CGSize) -> some ChartContent { offset(x: value.width, y: value.height) }

  nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }

  nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }

  /// Moves the ends of the marks by so many points. Mirrors Swift Charts' `offset(xStart:xEnd:yStart:yEnd:)`.
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
