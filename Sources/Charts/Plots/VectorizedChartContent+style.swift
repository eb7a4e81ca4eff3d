import Foundation
import Oriel

extension VectorizedChartContent {
  nonisolated private func style(_ change: @escaping (DataElement, MarkStyle) -> Void) -> some VectorizedChartContent<DataElement> {
    StyledVectorizedContent(content: self, change: change)
  }

  /// Mirrors Swift Charts' `foregroundStyle(_:)` of a key path.
  nonisolated public func foregroundStyle(_ keyPath: KeyPath<DataElement, some ShapeStyle>) -> some VectorizedChartContent<DataElement> {
    style {
      $1.foreground = MarkPaint($0[keyPath: keyPath])
      $1.foregroundBy = nil
    }
  }

  /// Mirrors Swift Charts' `foregroundStyle(by:)` of a projection.
  nonisolated public func foregroundStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    style {
      $1.foregroundBy = value.plotted($0)
      $1.foreground = nil
    }
  }

  /// Mirrors Swift Charts' `opacity(_:)` of a key path.
  nonisolated public func opacity(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
    style {
      let value = Double($0[keyPath: keyPath])
      $1.opacity *= value.isFinite ? min(max(value, 0), 1) : 1
    }
  }

  /// Mirrors Swift Charts' `lineStyle(_:)` of a key path.
  nonisolated public func lineStyle(_ keyPath: KeyPath<DataElement, StrokeStyle>) -> some VectorizedChartContent<DataElement> {
    style {
      $1.line = $0[keyPath: keyPath]
      $1.lineBy = nil
    }
  }

  /// Mirrors Swift Charts' `lineStyle(by:)` of a projection.
  nonisolated public func lineStyle(by value: PlottableProjection<DataElement, some Plottable>) -> some VectorizedChartContent<DataElement>
  {
    style {
      $1.lineBy = value.plotted($0)
      $1.line = nil
    }
  }

  /// Mirrors Swift Charts' `position(by:axis:span:)` of a projection.
  nonisolated public func position(
    by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    style { $1.grouping = MarkStyle.Grouping(value: value.plotted($0), axis: axis, span: span) }
  }

  /// Mirrors Swift Charts' `symbol(by:)` of a projection.
  nonisolated public func symbol(by value: PlottableProjection<DataElement, some Plottable>) -> some VectorizedChartContent<DataElement> {
    style {
      $1.symbolBy = value.plotted($0)
      $1.symbol = nil
      $1.symbolView = nil
    }
  }

  /// Mirrors Swift Charts' `symbolSize(by:)` of a projection.
  nonisolated public func symbolSize(by value: PlottableProjection<DataElement, some Plottable>) -> some VectorizedChartContent<DataElement>
  {
    style {
      $1.symbolSizeBy = value.plotted($0)
      $1.symbolSize = nil
    }
  }

  /// The size of the rectangle that a symbol fills. Mirrors Swift Charts' `symbolSize(_:)` of a key path.
  nonisolated public func symbolSize(_ keyPath: KeyPath<DataElement, CGSize>) -> some VectorizedChartContent<DataElement> {
    style {
      $1.symbolSize = .size($0[keyPath: keyPath])
      $1.symbolSizeBy = nil
    }
  }

  /// The area of a symbol, in square points. Mirrors Swift Charts' `symbolSize(_:)` of a key path.
  nonisolated public func symbolSize(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
    style {
      let area = $0[keyPath: keyPath]
      $1.symbolSize = .area(area.isFinite ? max(0, area) : 0)
      $1.symbolSizeBy = nil
    }
  }

  /// Mirrors Swift Charts' `accessibilityHidden(_:)` of a key path.
  nonisolated public func accessibilityHidden(_ keyPath: KeyPath<DataElement, Bool>) -> some VectorizedChartContent<DataElement> {
    style { $1.isAccessibilityHidden = $0[keyPath: keyPath] }
  }

  /// Mirrors Swift Charts' `accessibilityIdentifier(_:)` of a key path.
  nonisolated public func accessibilityIdentifier(_ keyPath: KeyPath<DataElement, String>) -> some VectorizedChartContent<DataElement> {
    style { $1.accessibilityIdentifier = $0[keyPath: keyPath] }
  }

  /// Mirrors Swift Charts' `accessibilityLabel(_:)` of a key path.
  nonisolated public func accessibilityLabel(_ keyPath: KeyPath<DataElement, Text>) -> some VectorizedChartContent<DataElement> {
    style { $1.accessibilityLabel = $0[keyPath: keyPath] }
  }

  nonisolated public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    style { $1.accessibilityLabel = Text($0[keyPath: keyPath]) }
  }

  nonisolated public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    style { $1.accessibilityLabel = Text($0[keyPath: keyPath]) }
  }

  /// Mirrors Swift Charts' `accessibilityValue(_:)` of a key path.
  nonisolated public func accessibilityValue(_ keyPath: KeyPath<DataElement, Text>) -> some VectorizedChartContent<DataElement> {
    style { $1.accessibilityValue = $0[keyPath: keyPath] }
  }

  nonisolated public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    style { $1.accessibilityValue = Text($0[keyPath: keyPath]) }
  }

  nonisolated public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    style { $1.accessibilityValue = Text($0[keyPath: keyPath]) }
  }
}
