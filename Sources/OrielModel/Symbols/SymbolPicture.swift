import Foundation
import OrielDrawing

/// A symbol with several layers, from back to front.
package struct SymbolPicture: Sendable {
  package struct Part: Sendable {
    package var glyph: SymbolGlyph
    /// The index of the color in the palette of the symbol.
    package var level: Int
    package var natural: MulticolorRole?
    /// Indicates whether the parts behind leave a gap around this one.
    package var clears = false
    /// The index among the parts that represent an amount, or `nil` for a part that doesn't.
    package var step: Int?
  }

  package var parts: [Part]

  /// The number of steps of the parts that represent an amount.
  package var stepCount: Int { (parts.compactMap(\.step).max() ?? -1) + 1 }

  var inkBounds: CGRect { parts.reduce(CGRect.null) { $0.union($1.glyph.inkBounds) } }
}
