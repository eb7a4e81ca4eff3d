import Foundation
import Oriel

/// The resolved appearance of a mark, with scales applied.
struct ResolvedMarkStyle: Equatable {
  enum Size: Equatable {
    case area(CGFloat)
    case size(CGSize)
  }

  var shading: MarkPaint
  var opacity: Double
  var symbol: BasicChartSymbolShape?
  /// The identity of the style with a custom symbol shape.
  var customSymbol: ObjectIdentifier?
  var size: Size?
  var line: StrokeStyle?
  var cornerRadius: CGFloat
  var isPlain: Bool
}
