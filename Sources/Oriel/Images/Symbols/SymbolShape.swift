import Foundation
import OrielDrawing

/// What a symbol's name says: what it shows, in which shape, filled, struck through.
struct SymbolShape: Equatable {
  enum Base: Equatable {
    /// Of the icon theme.
    case icon(String)
    /// Of `SymbolGlyphs`.
    case glyph(String)
  }

  var base: Base
  /// The glyph whose outline goes around it.
  var container: String?
  var isFilled = false
  var isSlashed = false
  /// Whether what stands in a container is filled: an outline would be too thin there.
  var isFilledInside = false

  /// Whether the theme's icon is all of it.
  var icon: String? {
    if case .icon(let name) = base, container == nil, !isSlashed { return name }
    return nil
  }
}

/// Draws a symbol of several parts.
@MainActor
struct SymbolPainter {
  let shape: SymbolShape
  let mode: SymbolRenderingMode
  let primary: RGBA
  let secondary: RGBA
  /// The theme's icon in a square, in a colour; nil where there is none.
  let icon: (String, CGRect, RGBA) -> DisplayNode?

  func drawing(in rect: CGRect) -> DisplayNode? {
    let side = min(rect.width, rect.height)
    guard side > 0 else { return nil }
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    guard let container = shape.container, let outline = SymbolGlyphs.glyph(container) else {
      return slashed(base(in: square, primary, isFilled: shape.isFilled), in: square)
    }
    let inner = square.insetBy(dx: side * 0.25, dy: side * 0.25)
    let isLayered = mode != .monochrome
    guard shape.isFilled else {
      guard let line = outline.drawing(in: square, color: isLayered ? secondary : primary),
        let content = slashed(base(in: inner, primary, isFilled: shape.isFilledInside), in: inner)
      else { return nil }
      return DisplayNode(.group([line, content]))
    }
    // As large as with its line.
    let area = outline.lines.applying(SymbolGlyph.placement(in: square.insetBy(dx: -side * 0.035, dy: -side * 0.035)))
    if isLayered {
      let (front, back) = mode == .multicolor ? (RGBA.white, primary) : (primary, secondary)
      guard let content = slashed(base(in: inner, front, isFilled: shape.isFilledInside), in: inner, front) else { return nil }
      return DisplayNode(.group([DisplayNode(.fill(area, FillStyle(), .color(back))), content]))
    }
    if case .glyph(let name) = shape.base, !shape.isSlashed, let glyph = SymbolGlyphs.glyph(name), glyph.lines.isEmpty {
      var path = area
      path.addPath(glyph.solid.applying(SymbolGlyph.placement(in: inner)))
      return DisplayNode(.fill(path, FillStyle(eoFill: true), .color(primary)))
    }
    guard let content = slashed(base(in: inner, .black, isFilled: shape.isFilledInside), in: inner, .black) else { return nil }
    var opaque = primary
    opaque.alpha = 1
    let parts = [DisplayNode(.fill(area, FillStyle(), .color(opaque))), DisplayNode(.blendBehind(.destinationOut, content))]
    let result = DisplayNode(.isolated(DisplayNode(.group(parts))))
    return primary.alpha < 1 ? DisplayNode(.opacity(Double(primary.alpha), result)) : result
  }

  private func base(in square: CGRect, _ color: RGBA, isFilled: Bool) -> DisplayNode? {
    switch shape.base {
    case .icon(let name): return icon(name, square, color)
    case .glyph(let name):
      var glyph = SymbolGlyphs.glyph(name)
      glyph?.isFilled = isFilled
      return glyph?.drawing(in: square, color: color)
    }
  }

  private func slashed(_ content: DisplayNode?, in square: CGRect, _ color: RGBA? = nil) -> DisplayNode? {
    guard shape.isSlashed, let content else { return content }
    var path = Path()
    path.move(to: CGPoint(x: square.minX + square.width * 0.12, y: square.minY + square.height * 0.12))
    path.addLine(to: CGPoint(x: square.maxX - square.width * 0.12, y: square.maxY - square.height * 0.12))
    let width = square.width * 0.08
    func line(_ lineWidth: CGFloat, _ color: RGBA) -> DisplayNode {
      DisplayNode(.stroke(path, StrokeStyle(lineWidth: lineWidth, lineCap: .round), .color(color)))
    }
    // The line stands clear of what it strikes through.
    let cut = DisplayNode(.isolated(DisplayNode(.group([content, DisplayNode(.blendBehind(.destinationOut, line(width * 3, .black)))]))))
    return DisplayNode(.group([cut, line(width, color ?? primary)]))
  }
}
