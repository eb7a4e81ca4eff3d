import Foundation
import Oriel

/// How a mark is painted, with scales applied.
struct MarkLook: Equatable {
  enum Size: Equatable {
    case area(CGFloat)
    case size(CGSize)
  }

  var shading: MarkPaint
  var opacity: Double
  var symbol: BasicChartSymbolShape?
  /// A shape of a program's own, told apart by the style that has it.
  var customSymbol: ObjectIdentifier?
  var size: Size?
  var line: StrokeStyle?
  var cornerRadius: CGFloat
  var isPlain: Bool
}
