import Foundation
import Oriel

/// The style and accessibility properties of a mark, which its modifiers set. The modifiers nearest to the mark take precedence.
///
/// This is a class, so that 100,000 marks with the same style share one instance. An instance is modified only while it is created.
final class MarkStyle {
  struct Grouping {
    let value: PlottedValue
    let axis: Axis?
    let span: MarkDimension
  }

  struct Shift {
    var xStart: CGFloat = 0
    var xEnd: CGFloat = 0
    var yStart: CGFloat = 0
    var yEnd: CGFloat = 0
  }

  enum SymbolSize {
    case area(CGFloat)
    case size(CGSize)
  }

  // This instance is immutable: `changed(_:)` copies it.
  nonisolated(unsafe) static let plain = MarkStyle()

  var foreground: MarkPaint?
  var foregroundBy: PlottedValue?
  var alignsWithPlot = false
  var opacity = 1.0
  var cornerRadius: CGFloat = 0
  var cornerStyle = RoundedCornerStyle.continuous
  var interpolation: InterpolationMethod?
  var line: StrokeStyle?
  var lineBy: PlottedValue?
  var symbol: AnyChartSymbolShape?
  var symbolView: AnyView?
  var symbolBy: PlottedValue?
  var symbolSize: SymbolSize?
  var symbolSizeBy: PlottedValue?
  var grouping: Grouping?
  var shift = Shift()
  var zIndex = 0.0
  var clip: ((CGRect) -> Path, FillStyle)?
  /// The layers, from the outermost to the innermost.
  var layers: [MarkLayer] = []
  var annotations: [MarkAnnotation] = []
  var accessibilityLabel: Text?
  var accessibilityValue: Text?
  var accessibilityIdentifier: String?
  var isAccessibilityHidden = false

  init() {}

  /// Returns a modified copy.
  func changed(_ change: (MarkStyle) -> Void) -> MarkStyle {
    let copy = MarkStyle(self)
    change(copy)
    return copy
  }

  private init(_ other: MarkStyle) {
    foreground = other.foreground
    foregroundBy = other.foregroundBy
    alignsWithPlot = other.alignsWithPlot
    opacity = other.opacity
    cornerRadius = other.cornerRadius
    cornerStyle = other.cornerStyle
    interpolation = other.interpolation
    line = other.line
    lineBy = other.lineBy
    symbol = other.symbol
    symbolView = other.symbolView
    symbolBy = other.symbolBy
    symbolSize = other.symbolSize
    symbolSizeBy = other.symbolSizeBy
    grouping = other.grouping
    shift = other.shift
    zIndex = other.zIndex
    clip = other.clip
    layers = other.layers
    annotations = other.annotations
    accessibilityLabel = other.accessibilityLabel
    accessibilityValue = other.accessibilityValue
    accessibilityIdentifier = other.accessibilityIdentifier
    isAccessibilityHidden = other.isAccessibilityHidden
  }
}
