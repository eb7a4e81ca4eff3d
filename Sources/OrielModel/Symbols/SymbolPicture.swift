import Foundation
import OrielDrawing

/// A symbol of several layers, from back to front.
package struct SymbolPicture: Sendable {
  package struct Part: Sendable {
    package var glyph: SymbolGlyph
    /// Whose colour it has: 0 is the first.
    package var level: Int
    package var natural: SymbolColor?
    /// Whether those behind keep clear of it.
    package var clears = false
    /// Its place among those that mean an amount, from 0; nil for one that doesn't.
    package var step: Int?
  }

  package var parts: [Part]

  /// How many steps the parts that mean an amount have.
  package var stepCount: Int { (parts.compactMap(\.step).max() ?? -1) + 1 }

  var inkBounds: CGRect { parts.reduce(CGRect.null) { $0.union($1.glyph.inkBounds) } }
}
