import Foundation
import Oriel

extension ChartContent {
  /// The colour or pattern of the marks. Mirrors Swift Charts' `foregroundStyle(_:)`.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    self.style {
      $0.foreground = MarkPaint(style)
      $0.foregroundBy = nil
    }
  }

  /// A colour for each value, as `chartForegroundStyleScale` says, which the legend tells. Lines and areas with different values are different ones. Mirrors
  /// Swift Charts' `foregroundStyle(by:)`.
  nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    style {
      $0.foregroundBy = value.plotted
      $0.foreground = nil
    }
  }

  /// Whether a gradient goes over all of the plot rather than over each mark. Mirrors Swift Charts' `alignsMarkStylesWithPlotArea(_:)`.
  nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { style { $0.alignsWithPlot = aligns } }

  /// - Parameter value: 0...1; of modifiers inside each other the product counts. Mirrors Swift Charts' `opacity(_:)`.
  nonisolated public func opacity(_ value: Double) -> some ChartContent {
    style { $0.opacity *= value.isFinite ? min(max(value, 0), 1) : 1 }
  }

  /// Points, from 0. Mirrors Swift Charts' `cornerRadius(_:style:)`.
  nonisolated public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    self.style {
      $0.cornerRadius = radius.isFinite ? max(0, radius) : 0
      $0.cornerStyle = style
    }
  }

  /// Mirrors Swift Charts' `interpolationMethod(_:)`.
  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { style { $0.interpolation = method } }

  /// How lines and rules are drawn. Mirrors Swift Charts' `lineStyle(_:)`.
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    self.style {
      $0.line = style
      $0.lineBy = nil
    }
  }

  /// A line style for each value, which the legend tells. Mirrors Swift Charts' `lineStyle(by:)`.
  nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    style {
      $0.lineBy = value.plotted
      $0.line = nil
    }
  }

  /// Where marks lie in front of each other: the greatest is in front, and of equal ones the last. Mirrors Swift Charts' `zIndex(_:)`.
  nonisolated public func zIndex(_ value: Double) -> some ChartContent { style { $0.zIndex = value.isFinite ? value : 0 } }
}
