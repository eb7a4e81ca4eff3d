import Foundation
import OrielDrawing

/// The composition of a symbol as its name describes it: its base, its container, its variants and its badge.
@usableFromInline package struct SymbolShape: Equatable, Sendable {
  @usableFromInline package enum Base: Equatable, Sendable {
    /// The name of a glyph in `SymbolGlyphs`.
    case glyph(String)
    /// The name of a picture in `SymbolPictures`.
    case picture(String)
    /// A letter or a number in a container.
    case text(String)
  }

  package var base: Base
  /// The name of the glyph that encloses the base.
  package var container: String?
  package var isFilled = false
  package var isSlashed = false
  /// Indicates whether the base is filled in its container, where an outline would be too thin.
  package var isFilledInside = false
  /// The glyph in the badge, an empty string for a dot, or `nil` for no badge.
  package var badge: String?
  /// The width of the lines, in units of a square of 24 units.
  package var lineWidth = SymbolGlyph.regularLineWidth

  /// Indicates whether the symbol has parts that can have different colors.
  @MainActor package var isLayered: Bool {
    if container != nil || isSlashed || badge != nil { return true }
    return switch base {
    case .text: false
    case .glyph(let name): SymbolGlyphs.glyph(name)?.marks.isEmpty == false
    case .picture: true
    }
  }

  /// The multicolor color of a symbol with a single part.
  package var natural: MulticolorRole? {
    guard case .glyph(let name) = base else { return nil }
    return SymbolGlyphs.naturalColor(name, isFilled: isFilled)
  }

  /// Returns a glyph with the shape's width of lines, or `nil` if there is none. The lines of a dense glyph grow by only half as much.
  @MainActor package func glyph(_ name: String) -> SymbolGlyph? {
    var glyph = SymbolGlyphs.glyph(name)
    let growth = lineWidth - SymbolGlyph.regularLineWidth
    glyph?.lineWidth = growth > 0 && SymbolGlyphs.isDense(name) ? lineWidth - growth / 2 : lineWidth
    return glyph
  }

  /// The shape with heavier lines, for a container, which scales it to half its size.
  package var heavier: SymbolShape {
    var copy = self
    copy.lineWidth *= 1.4
    return copy
  }

  /// The special drawing of the base in its container, or `nil` if there is none.
  @MainActor package var mark: SymbolGlyph? {
    guard container != nil, case .glyph(let name) = base else { return nil }
    return mark(name)
  }

  /// Returns the special drawing of a glyph in a container or a badge, or `nil` if there is none.
  @MainActor package func mark(_ name: String) -> SymbolGlyph? {
    var mark = SymbolGlyphs.mark(name)
    mark?.lineWidth = SymbolMarks.lineWidth(in: lineWidth)
    return mark
  }

  /// The bounds of the drawing in a square of 24 units. For text, that is the whole square.
  @MainActor package var inkBounds: CGRect {
    let whole = CGRect(x: 0, y: 0, width: SymbolGlyph.side, height: SymbolGlyph.side)
    var bounds: CGRect
    if let container {
      guard let outline = glyph(container) else { return whole }
      bounds = isFilled ? outline.lines.applying(SymbolGlyph.placement(in: Self.filled(whole))).boundingRect : outline.inkBounds
    } else {
      switch base {
      case .text: return whole
      case .glyph(let name):
        var glyph = glyph(name)
        glyph?.isFilled = isFilled
        bounds = glyph?.inkBounds ?? whole
        if isSlashed { bounds = bounds.union(whole.insetBy(dx: 2, dy: 2)) }
      case .picture(let name): bounds = SymbolPictures.picture(name, lineWidth: lineWidth)?.inkBounds ?? whole
      }
    }
    if let badge { bounds = bounds.union(SymbolBadge(badge).circle) }
    return bounds.isNull || bounds.width < 1 || bounds.height < 1 ? whole : bounds
  }

  /// Returns the square for a filled area that has the size of its outline including the line.
  package static func filled(_ square: CGRect) -> CGRect { square.insetBy(dx: -square.width * 0.035, dy: -square.height * 0.035) }
}

/// The badge at a corner of a symbol.
package struct SymbolBadge: Sendable {
  /// The name of the glyph, or an empty string for a dot.
  package let glyph: String
  /// The circle of the badge in the square of 24 units.
  package let circle: CGRect

  package init(_ glyph: String) {
    self.glyph = glyph
    circle = glyph.isEmpty ? CGRect(x: 14.4, y: 1.6, width: 7.6, height: 7.6) : CGRect(x: 13, y: 13, width: 10.4, height: 10.4)
  }

  /// Indicates whether the badge is a triangle, instead of a glyph in a disc.
  package var isTriangle: Bool { glyph == "exclamationmark.triangle" }

  package var natural: MulticolorRole? {
    switch glyph {
    case "", "minus", "xmark": .red
    case "plus", "checkmark": .green
    case "exclamationmark.triangle": .yellow
    default: nil
    }
  }
}
