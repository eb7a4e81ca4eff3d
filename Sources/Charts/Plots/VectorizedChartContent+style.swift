import Foundation
import Oriel

extension VectorizedChartContent {
  nonisolated private func style(_ change: @escaping (DataElement, MarkStyle) -> Void) -> some VectorizedChartContent<DataElement> {
    StyledVectorizedContent(content: self, change: change)
  }

  /// Sets the style of each element's mark. Mirrors Swift Charts' `foregroundStyle(_:)` of a key path.
  nonisolated public func foregroundStyle(_ keyPath: KeyPath<DataElement, some ShapeStyle>) -> some VectorizedChartContent<DataElement> {
    style {
      $1.foreground = MarkPaint($0[keyPath: keyPath])
      $1.foregroundBy = nil
    }
  }

  /// Sets the style of each element's mark by a value. Mirrors Swift Charts' `foregroundStyle(by:)` of a projection.
  nonisolated public func foregroundStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    style {
      $1.foregroundBy = value.plotted($0)
      $1.foreground = nil
    }
  }

  /// Sets the opacity of each element's mark, clamped to 0...1. Mirrors Swift Charts' `opacity(_:)` of a key path.
  nonisolated public func opacity(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
    style {
      let value = Double($0[keyPath: keyPath])
      $1.opacity *= value.isFinite ? min(max(value, 0), 1) : 1
    }
  }

  /// Sets the line style of each element's mark. Mirrors Swift Charts' `lineStyle(_:)` of a key path.
  nonisolated public func lineStyle(_ keyPath: KeyPath<DataElement, StrokeStyle>) -> some VectorizedChartContent<DataElement> {
    style {
      $1.line = $0[keyPath: keyPath]
      $1.lineBy = nil
    }
  }

  /// Sets the line style of each element's mark by a value. Mirrors Swift Charts' `lineStyle(by:)` of a projection.
  nonisolated public func lineStyle(by value: PlottableProjection<DataElement, some Plottable>) -> some VectorizedChartContent<DataElement>
  {
    style {
      $1.lineBy = value.plotted($0)
      $1.line = nil
    }
  }

  /// Places marks with different values side by side. Mirrors Swift Charts' `position(by:axis:span:)` of a projection.
  nonisolated public func position(
    by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    style { $1.grouping = MarkStyle.Grouping(value: value.plotted($0), axis: axis, span: span) }
  }

  /// Sets the symbol of each element's mark by a value. Mirrors Swift Charts' `symbol(by:)` of a projection.
  nonisolated public func symbol(by value: PlottableProjection<DataElement, some Plottable>) -> some VectorizedChartContent<DataElement> {
    style {
      $1.symbolBy = value.plotted($0)
      $1.symbol = nil
      $1.symbolView = nil
    }
  }

  /// Sets the symbol size of each element's mark by a value. Mirrors Swift Charts' `symbolSize(by:)` of a projection.
  nonisolated public func symbolSize(by value: PlottableProjection<DataElement, some Plottable>) -> some VectorizedChartContent<DataElement>
  {
    style {
      $1.symbolSizeBy = value.plotted($0)
      $1.symbolSize = nil
    }
  }

  /// Sets the size of the rectangle that each element's symbol fills. Mirrors Swift Charts' `symbolSize(_:)` of a key path.
  nonisolated public func symbolSize(_ keyPath: KeyPath<DataElement, CGSize>) -> some VectorizedChartContent<DataElement> {
    style {
      $1.symbolSize = .size($0[keyPath: keyPath])
      $1.symbolSizeBy = nil
    }
  }

  /// Sets the area of each element's symbol, in square points. Mirrors Swift Charts' `symbolSize(_:)` of a key path.
  nonisolated public func symbolSize(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
    style {
      let area = $0[keyPath: keyPath]
      $1.symbolSize = .area(area.isFinite ? max(0, area) : 0)
      $1.symbolSizeBy = nil
    }
  }

  /// Hides each element's mark from assistive technology, or shows it. Mirrors Swift Charts' `accessibilityHidden(_:)` of a key path.
  nonisolated public func accessibilityHidden(_ keyPath: KeyPath<DataElement, Bool>) -> some VectorizedChartContent<DataElement> {
    style { $1.isAccessibilityHidden = $0[keyPath: keyPath] }
  }

  /// Sets the accessibility identifier of each element's mark. Mirrors Swift Charts' `accessibilityIdentifier(_:)` of a key path.
  nonisolated public func accessibilityIdentifier(_ keyPath: KeyPath<DataElement, String>) -> some VectorizedChartContent<DataElement> {
    style { $1.accessibilityIdentifier = $0[keyPath: keyPath] }
  }

  /// Sets the accessibility label of each element's mark. Mirrors Swift Charts' `accessibilityLabel(_:)` of a key path.
  nonisolated public func accessibilityLabel(_ keyPath: KeyPath<DataElement, Text>) -> some VectorizedChartContent<DataElement> {
    style { $1.accessibilityLabel = $0[keyPath: keyPath] }
  }

  /// Sets the accessibility label of each element's mark to a localized text.
  nonisolated public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    style { $1.accessibilityLabel = Text($0[keyPath: keyPath]) }
  }

  /// Sets the accessibility label of each element's mark to a text.
  nonisolated public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    style { $1.accessibilityLabel = Text($0[keyPath: keyPath]) }
  }

  /// Sets the accessibility value of each element's mark. Mirrors Swift Charts' `accessibilityValue(_:)` of a key path.
  nonisolated public func accessibilityValue(_ keyPath: KeyPath<DataElement, Text>) -> some VectorizedChartContent<DataElement> {
    style { $1.accessibilityValue = $0[keyPath: keyPath] }
  }

  /// Sets the accessibility value of each element's mark to a localized text.
  nonisolated public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    style { $1.accessibilityValue = Text($0[keyPath: keyPath]) }
  }

  /// Sets the accessibility value of each element's mark to a text.
  nonisolated public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    style { $1.accessibilityValue = Text($0[keyPath: keyPath]) }
  }
}
