import Foundation
import OrielDrawing
import OrielModel

/// A painter of a symbol with several layers.
@MainActor
struct SymbolPainter {
  let shape: SymbolShape
  let inks: SymbolInks
  /// The lighting of the layers that represent an amount, or `nil` if all are lit.
  let light: SymbolEmphasis?
  /// Returns the drawing of a letter or a number in the center of a square, in a color.
  let text: (String, CGRect, RGBA) -> DisplayNode?

  private var isLayered: Bool { inks.mode != .monochrome }

  func drawing(in rect: CGRect) -> DisplayNode? {
    let side = min(rect.width, rect.height)
    guard side > 0 else { return nil }
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    guard !isLayered, inks.levels[0].alpha < 1 else { return layers(in: square) }
    // A translucent color would be visible twice where layers overlap.
    var opaque = inks.levels[0]
    let alpha = opaque.alpha
    opaque.alpha = 1
    let inks = SymbolInks(mode: .monochrome, levels: [opaque], environment: inks.environment)
    return SymbolPainter(shape: shape, inks: inks, light: light, text: text).layers(in: square).map {
      DisplayNode(.opacity(Double(alpha), $0))
    }
  }

  private func layers(in square: CGRect) -> DisplayNode? {
    if let badge = shape.badge { return badged(SymbolBadge(badge), in: square) }
    if let container = shape.container, let outline = shape.glyph(container) {
      return contained(in: square, container, outline)
    }
    guard shape.isSlashed else { return base(in: square, inks, isFilled: shape.isFilled) }
    let content = base(in: square, inks.mode == .multicolor ? inks.flat(0) : inks.flat(1), isFilled: shape.isFilled)
    return slashed(content, in: square, inks.color(0))
  }

  // MARK: A badge

  private func badged(_ badge: SymbolBadge, in square: CGRect) -> DisplayNode? {
    var plain = shape
    plain.badge = nil
    let transform = SymbolGlyph.placement(in: square)
    let circle = badge.circle.applying(transform)
    let gap = square.width * 0.055
    func disc(_ rect: CGRect, _ color: RGBA) -> DisplayNode {
      DisplayNode(.fill(Path(ellipseIn: rect), FillStyle(), .color(color)))
    }
    let painter = SymbolPainter(shape: plain, inks: inks.flat(1), light: light, text: text)
    guard let content = painter.drawing(in: square) else { return nil }
    let rest = DisplayNode.leaving(out: disc(circle.insetBy(dx: -gap, dy: -gap), .black), of: [content])
    if badge.isTriangle {
      var triangle = shape.glyph(badge.glyph)
      triangle?.isFilled = true
      guard let sign = triangle?.drawing(in: circle, color: inks.color(0, badge.natural)) else { return nil }
      return DisplayNode(.group([rest, sign]))
    }
    let back = disc(circle, inks.color(0, badge.natural))
    guard var glyph = shape.mark(badge.glyph) ?? shape.glyph(badge.glyph) else { return DisplayNode(.group([rest, back])) }
    glyph.isFilled = true
    let inner = circle.insetBy(dx: circle.width * 0.17, dy: circle.height * 0.17)
    guard inks.mode == .multicolor, badge.natural != nil else {
      guard let mark = glyph.drawing(in: inner, color: .black) else { return nil }
      return DisplayNode(.group([rest, .leaving(out: mark, of: [back])]))
    }
    return DisplayNode(.group([rest, back] + (glyph.drawing(in: inner, color: .white).map { [$0] } ?? [])))
  }

  // MARK: A container

  private func contained(in square: CGRect, _ container: String, _ outline: SymbolGlyph) -> DisplayNode? {
    let side = square.width
    var inner = square.insetBy(dx: side * 0.25, dy: side * 0.25)
    if container.hasPrefix("bubble") || container == "message" { inner = inner.offsetBy(dx: 0, dy: -side * 0.06) }
    if container == "capsule" { inner = inner.insetBy(dx: side * 0.08, dy: side * 0.08) }
    // This container has less space, and a lower center.
    if container.hasPrefix("go") { inner = inner.insetBy(dx: side * 0.035, dy: side * 0.035).offsetBy(dx: 0, dy: side * 0.04) }
    guard shape.isFilled else {
      guard let line = outline.drawing(in: square, color: inks.color(1)), let content = content(in: inner, inks.color(0))
      else { return nil }
      return DisplayNode(.group([line, content]))
    }
    let area = outline.lines.applying(SymbolGlyph.placement(in: SymbolShape.filled(square)))
    if isLayered {
      let back = DisplayNode(.fill(area, FillStyle(), .color(inks.color(1, natural(container)))))
      guard let content = content(in: inner, inks.color(0, .white)) else { return nil }
      return DisplayNode(.group([back, content]))
    }
    let color = inks.color(0)
    if case .glyph(let name) = shape.base, !shape.isSlashed, shape.mark == nil, let glyph = shape.glyph(name),
      glyph.lines.isEmpty, shape.lineWidth == SymbolGlyph.regularLineWidth
    {
      var path = area
      path.addPath(glyph.solid.applying(SymbolGlyph.placement(in: inner)))
      return DisplayNode(.fill(path, FillStyle(eoFill: true), .color(color)))
    }
    guard let content = content(in: inner, .black) else { return nil }
    return .leaving(out: content, of: [DisplayNode(.fill(area, FillStyle(), .color(color)))])
  }

  /// Returns the drawing of the content of a container.
  private func content(in square: CGRect, _ color: RGBA) -> DisplayNode? {
    let inks = SymbolInks(mode: .monochrome, levels: [color], environment: inks.environment)
    let painter = SymbolPainter(shape: shape.heavier, inks: inks, light: light, text: text)
    let content = shape.mark?.drawing(in: square, color: color) ?? painter.base(in: square, inks, isFilled: shape.isFilledInside)
    return shape.isSlashed ? slashed(content, in: square, color) : content
  }

  private func natural(_ container: String) -> MulticolorRole? {
    guard container == "circle", !shape.isSlashed else { return nil }
    return switch shape.base {
    case .glyph("plus"): .green
    case .glyph("minus"): .red
    default: nil
    }
  }

  // MARK: Parts

  private func base(in square: CGRect, _ inks: SymbolInks, isFilled: Bool) -> DisplayNode? {
    switch shape.base {
    case .text(let text): return self.text(text, square, inks.color(0))
    case .picture(let name):
      return SymbolPictures.picture(name, lineWidth: shape.lineWidth)?.drawing(in: square, inks: inks, light: light, isFilled: isFilled)
    case .glyph(let name):
      guard var glyph = shape.glyph(name) else { return nil }
      glyph.isFilled = isFilled
      let natural = SymbolGlyphs.naturalColor(name, isFilled: isFilled)
      guard inks.mode != .monochrome, !glyph.marks.isEmpty else { return glyph.drawing(in: square, color: inks.color(0, natural)) }
      guard let back = glyph.drawing(in: square, color: inks.color(1, natural)),
        let mark = glyph.markDrawing(in: square, color: inks.color(0, isFilled ? .white : nil))
      else { return nil }
      return DisplayNode(.group([back, mark]))
    }
  }

  private func slashed(_ content: DisplayNode?, in square: CGRect, _ color: RGBA) -> DisplayNode? {
    guard let content else { return nil }
    var path = Path()
    path.move(to: CGPoint(x: square.minX + square.width * 0.12, y: square.minY + square.height * 0.12))
    path.addLine(to: CGPoint(x: square.maxX - square.width * 0.12, y: square.maxY - square.height * 0.12))
    let width = square.width * 0.08 * shape.lineWidth / SymbolGlyph.regularLineWidth
    func line(_ lineWidth: CGFloat, _ color: RGBA) -> DisplayNode {
      DisplayNode(.stroke(path, StrokeStyle(lineWidth: lineWidth, lineCap: .round), .color(color)))
    }
    // A gap separates the line from the content that it crosses.
    return DisplayNode(.group([.leaving(out: line(width * 3, .black), of: [content]), line(width, color)]))
  }
}
