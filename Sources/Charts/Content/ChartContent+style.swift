import Foundation
import Oriel

extension ChartContent {
  /// Sets the color or pattern of the marks. Mirrors Swift Charts' `foregroundStyle(_:)`.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    self.style {
      $0.foreground = MarkPaint(style)
      $0.foregroundBy = nil
    }
  }

  /// Sets the color of the marks by a value. `chartForegroundStyleScale` assigns a style to each value, and the legend lists them. Lines
  /// and areas with different values form different series. Mirrors Swift Charts' `foregroundStyle(by:)`.
  nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    style {
      $0.foregroundBy = value.plotted
      $0.foreground = nil
    }
  }

  /// Determines whether a gradient spans the whole plot instead of each mark. Mirrors Swift Charts' `alignsMarkStylesWithPlotArea(_:)`.
  nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { style { $0.alignsWithPlot = aligns } }

  /// Sets the opacity of the marks. Mirrors Swift Charts' `opacity(_:)`.
  ///
  /// - Parameter value: The opacity, clamped to 0...1. Nested modifiers multiply their opacities. A nonfinite value is treated as 1.
  nonisolated public func opacity(_ value: Double) -> some ChartContent {
    style { $0.opacity *= value.isFinite ? min(max(value, 0), 1) : 1 }
  }

  /// Sets the corner radius of the marks in points. A negative or nonfinite radius is treated as 0. Mirrors Swift Charts'
  /// `cornerRadius(_:style:)`.
  nonisolated public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    self.style {
      $0.cornerRadius = radius.isFinite ? max(0, radius) : 0
      $0.cornerStyle = style
    }
  }

  /// Sets the interpolation of lines and areas between points. Mirrors Swift Charts' `interpolationMethod(_:)`.
  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { style { $0.interpolation = method } }

  /// Sets the stroke of lines and rules. Mirrors Swift Charts' `lineStyle(_:)`.
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    self.style {
      $0.line = style
      $0.lineBy = nil
    }
  }

  /// Sets the line style by a value. The legend lists the styles. Mirrors Swift Charts' `lineStyle(by:)`.
  nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    style {
      $0.lineBy = value.plotted
      $0.line = nil
    }
  }

  /// Sets the order of marks from back to front. The mark with the greatest index is in front; of equal ones, the last is. Mirrors Swift
  /// Charts' `zIndex(_:)`.
  nonisolated public func zIndex(_ value: Double) -> some ChartContent { style { $0.zIndex = value.isFinite ? value : 0 } }
}
