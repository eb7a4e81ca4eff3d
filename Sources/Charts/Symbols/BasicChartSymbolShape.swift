import Foundation
import Oriel

/// A basic symbol shape. Mirrors Swift Charts' `BasicChartSymbolShape`.
nonisolated public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Kind: CaseIterable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let kind: Kind

  /// The shapes that `symbol(by:)` uses, in order.
  static let all = Kind.allCases.map { BasicChartSymbolShape(kind: $0) }

  public func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    func corners(_ count: Int) -> Path {
      Path { path in
        path.addLines(
          (0..<count).map { index in
            let angle = Double(index) / Double(count) * 2 * .pi - .pi / 2
            return CGPoint(x: center.x + rect.width / 2 * cos(angle), y: center.y + rect.height / 2 * sin(angle))
          })
        path.closeSubpath()
      }
    }
    func arms(_ count: Int, from start: Double) -> Path {
      Path { path in
        for index in 0..<count {
          let angle = start + Double(index) / Double(count) * .pi
          let (dx, dy) = (radius * cos(angle), radius * sin(angle))
          path.move(to: CGPoint(x: center.x - dx, y: center.y - dy))
          path.addLine(to: CGPoint(x: center.x + dx, y: center.y + dy))
        }
      }
      .strokedPath(StrokeStyle(lineWidth: radius * 0.42))
    }
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect)
    case .triangle: return corners(3)
    case .diamond: return corners(4)
    case .pentagon: return corners(5)
    case .plus: return arms(2, from: 0)
    case .cross: return arms(2, from: .pi / 4)
    case .asterisk: return arms(3, from: .pi / 2)
    }
  }

  public var perceptualUnitRect: CGRect {
    let side: CGFloat =
      switch kind {
      case .circle: 1.13
      case .square: 1
      case .triangle: 1.5
      case .diamond: 1.36
      case .pentagon: 1.24
      case .plus, .cross, .asterisk: 1.42
      }
    return CGRect(x: -side / 2, y: -side / 2, width: side, height: side)
  }

  /// Returns the outline of the shape, inside of it. Mirrors Swift Charts' `strokeBorder(lineWidth:)`.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    OutlinedSymbol(shape: AnyChartSymbolShape(self), style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  nonisolated public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  /// A square.
  nonisolated public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  /// A triangle.
  nonisolated public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  /// A diamond.
  nonisolated public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  /// A pentagon.
  nonisolated public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  /// A plus sign.
  nonisolated public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  /// A diagonal cross.
  nonisolated public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  /// An asterisk with six arms.
  nonisolated public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}
