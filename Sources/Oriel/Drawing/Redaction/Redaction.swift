import Foundation
import OrielDrawing

/// The drawings that replace redacted content.
@MainActor
enum Redaction {
  /// The opacity of the foreground color.
  private static let strength: Float = 0.18

  /// Returns a bar for each line of a text whose layout box starts at the point, or `nil` if no line has a width.
  static func bars(for text: any ShapedText, at origin: CGPoint, color: RGBA) -> DisplayNode? {
    let bars: [DisplayNode?] = (0..<text.lineCount).map { index in
      let line = text.line(index).rect
      guard line.width > 0, line.height > 0 else { return nil }
      // A gap separates the bars of adjacent lines.
      return area(line.insetBy(dx: 0, dy: line.height * 0.1).offsetBy(dx: origin.x, dy: origin.y), color: color)
    }
    return DisplayNode.group(of: bars[...])
  }

  static func area(_ rect: CGRect, color: RGBA) -> DisplayNode {
    let radius = min(4, min(rect.width, rect.height) / 4)
    return DisplayNode(
      .fill(Path(roundedRect: rect, cornerRadius: radius, style: .circular), FillStyle(), .color(color.multiplyingAlpha(by: strength))))
  }
}
