import Foundation
import OrielDrawing

/// What a symbol's name says: what it shows, in which shape, filled, struck through, with which badge.
@usableFromInline package struct SymbolShape: Equatable, Sendable {
  @usableFromInline package enum Base: Equatable, Sendable {
    /// Of `SymbolGlyphs`.
    case glyph(String)
    /// Of `SymbolPictures`.
    case picture(String)
    /// A letter or a number, in a container.
    case text(String)
  }

  package var base: Base
  /// The glyph whose outline goes around it.
  package var container: String?
  package var isFilled = false
  package var isSlashed = false
  /// Whether what stands in a container is filled: an outline would be too thin there.
  package var isFilledInside = false
  /// The glyph in the badge; empty where the badge is a dot.
  package var badge: String?
  /// In a square of 24 units.
  package var lineWidth = SymbolGlyph.regularLineWidth

  /// Whether it has parts that may have colours of their own.
  @MainActor package var isLayered: Bool {
    if container != nil || isSlashed || badge != nil { return true }
    return switch base {
    case .text: false
    case .glyph(let name): SymbolGlyphs.glyph(name)?.marks.isEmpty == false
    case .picture: true
    }
  }

  /// The colour that a symbol of one part has by nature.
  package var natural: SymbolColor? {
    guard case .glyph(let name) = base else { return nil }
    return SymbolGlyphs.naturalColor(name, isFilled: isFilled)
  }

  /// A glyph with lines of this width; nil where there is none. Lines that lie close together become half as much wider as others do.
  @MainActor package func glyph(_ name: String) -> SymbolGlyph? {
    var glyph = SymbolGlyphs.glyph(name)
    let growth = lineWidth - SymbolGlyph.regularLineWidth
    glyph?.lineWidth = growth > 0 && SymbolGlyphs.isDense(name) ? lineWidth - growth / 2 : lineWidth
    return glyph
  }

  /// With lines that aren't thin where it stands in a container, at half its size.
  package var heavier: SymbolShape {
    var copy = self
    copy.lineWidth *= 1.4
    return copy
  }

  /// The sign that stands in the container, drawn for that; nil where it has no such drawing.
  @MainActor package var mark: SymbolGlyph? {
    guard container != nil, case .glyph(let name) = base else { return nil }
    return mark(name)
  }

  /// A sign as it is drawn for a container or a badge; nil where it has no such drawing.
  @MainActor package func mark(_ name: String) -> SymbolGlyph? {
    var mark = SymbolGlyphs.mark(name)
    mark?.lineWidth = SymbolMarks.lineWidth(in: lineWidth)
    return mark
  }

  /// What it covers of a square of 24 units: all of it where it is lettering.
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

  /// Where an area is as large as its outline with its line.
  package static func filled(_ square: CGRect) -> CGRect { square.insetBy(dx: -square.width * 0.035, dy: -square.height * 0.035) }
}

/// A small circle at a symbol's corner.
package struct SymbolBadge: Sendable {
  /// Empty for a dot.
  package let glyph: String
  /// In the square of 24 units.
  package let circle: CGRect

  package init(_ glyph: String) {
    self.glyph = glyph
    circle = glyph.isEmpty ? CGRect(x: 14.4, y: 1.6, width: 7.6, height: 7.6) : CGRect(x: 13, y: 13, width: 10.4, height: 10.4)
  }

  /// Whether the glyph is the badge itself, and no sign in a disc.
  package var isTriangle: Bool { glyph == "exclamationmark.triangle" }

  package var natural: SymbolColor? {
    switch glyph {
    case "", "minus", "xmark": .red
    case "plus", "checkmark": .green
    case "exclamationmark.triangle": .yellow
    default: nil
    }
  }
}
