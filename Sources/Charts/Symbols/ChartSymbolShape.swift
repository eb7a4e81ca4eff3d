import Foundation
import Oriel

/// A shape for points. Mirrors Swift Charts' `ChartSymbolShape`.
public protocol ChartSymbolShape: Shape {
  /// The rectangle in which the shape looks as large as a square of 1 by 1.
  nonisolated var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// The rectangle of a symbol that looks as large as so many square points, around zero.
  nonisolated func rect(ofArea area: CGFloat) -> CGRect {
    let side = max(0, area).squareRoot()
    let unit = perceptualUnitRect
    return CGRect(x: unit.minX * side, y: unit.minY * side, width: unit.width * side, height: unit.height * side)
  }
}

/// Any such shape. Mirrors Swift Charts' `AnyChartSymbolShape`.
nonisolated public struct AnyChartSymbolShape: ChartSymbolShape {
  // Shapes are Sendable.
  let base: any ChartSymbolShape

  public init(_ content: any ChartSymbolShape) { base = (content as? AnyChartSymbolShape)?.base ?? content }

  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  public var perceptualUnitRect: CGRect { base.perceptualUnitRect }
}

extension Circle: ChartSymbolShape {
  nonisolated public var perceptualUnitRect: CGRect { BasicChartSymbolShape.circle.perceptualUnitRect }
}

extension ChartSymbolShape where Self: InsettableShape {
  /// The outline of the shape, within it. Mirrors Swift Charts' `strokeBorder(lineWidth:)`.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Mirrors Swift Charts' `strokeBorder(style:)`.
  nonisolated public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    OutlinedSymbol(shape: AnyChartSymbolShape(self), style: style)
  }
}

/// The outline of a symbol.
nonisolated struct OutlinedSymbol: ChartSymbolShape {
  let shape: AnyChartSymbolShape
  let style: StrokeStyle

  func path(in rect: CGRect) -> Path {
    let inset = min(style.lineWidth / 2, rect.width / 2, rect.height / 2)
    return shape.path(in: rect.insetBy(dx: inset, dy: inset)).strokedPath(style)
  }

  var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
}
