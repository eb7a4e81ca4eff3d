import Foundation
import Oriel

/// A shape for symbols. Mirrors Swift Charts' `ChartSymbolShape`.
public protocol ChartSymbolShape: Shape {
  /// The rectangle in which the shape looks as large as a square of size 1 by 1.
  nonisolated var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// Returns the rectangle around zero in which the symbol looks as large as an area in square points.
  nonisolated func rect(ofArea area: CGFloat) -> CGRect {
    let side = max(0, area).squareRoot()
    let unit = perceptualUnitRect
    return CGRect(x: unit.minX * side, y: unit.minY * side, width: unit.width * side, height: unit.height * side)
  }
}

/// A type-erased symbol shape. Mirrors Swift Charts' `AnyChartSymbolShape`.
nonisolated public struct AnyChartSymbolShape: ChartSymbolShape {
  // Shapes are `Sendable`.
  let base: any ChartSymbolShape

  /// Creates a type-erased shape.
  public init(_ content: any ChartSymbolShape) { base = (content as? AnyChartSymbolShape)?.base ?? content }

  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  public var perceptualUnitRect: CGRect { base.perceptualUnitRect }
}

extension Circle: ChartSymbolShape {
  nonisolated public var perceptualUnitRect: CGRect { BasicChartSymbolShape.circle.perceptualUnitRect }
}

extension ChartSymbolShape where Self: InsettableShape {
  /// Returns the outline of the shape, inside of it. Mirrors Swift Charts' `strokeBorder(lineWidth:)`.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the outline of the shape with a stroke style, inside of it. Mirrors Swift Charts' `strokeBorder(style:)`.
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
