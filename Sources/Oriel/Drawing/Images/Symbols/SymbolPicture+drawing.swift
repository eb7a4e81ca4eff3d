import Foundation
import OrielDrawing
import OrielModel

extension SymbolPicture {
  @MainActor func drawing(in square: CGRect, inks: SymbolInks, light: SymbolEmphasis?, isFilled: Bool) -> DisplayNode? {
    var nodes: [DisplayNode] = []
    let stepCount = stepCount
    for part in parts {
      var glyph = part.glyph
      glyph.isFilled = isFilled && !glyph.body.isEmpty
      var color = inks.color(part.level, part.natural)
      if let light, let step = part.step {
        let opacity = light.opacity(of: step, among: stepCount)
        guard opacity > 0 else { continue }
        color = color.multiplyingAlpha(by: Float(opacity))
      }
      guard let node = glyph.drawing(in: square, color: color) else { return nil }
      if part.clears, !nodes.isEmpty { nodes = [.leaving(out: Self.surroundings(of: glyph, in: square), of: nodes)] }
      nodes.append(node)
    }
    return DisplayNode(.group(nodes))
  }

  /// Returns the area of a glyph, extended by a line around it.
  @MainActor private static func surroundings(of glyph: SymbolGlyph, in square: CGRect) -> DisplayNode {
    var outline = glyph.solid
    outline.addPath(glyph.body.isEmpty ? glyph.lines : glyph.body)
    outline = outline.applying(SymbolGlyph.placement(in: square))
    let width = square.width / SymbolGlyph.side * (glyph.lineWidth + 2.8)
    let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    return DisplayNode(
      .group([DisplayNode(.fill(outline, FillStyle(), .color(.black))), DisplayNode(.stroke(outline, style, .color(.black)))]))
  }
}
