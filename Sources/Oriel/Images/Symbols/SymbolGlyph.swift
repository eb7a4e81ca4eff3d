import Foundation
import OrielDrawing

/// A symbol that is drawn here, in a square of 24 units, as icon themes have nothing like it or nothing that goes into a circle.
struct SymbolGlyph {
  /// What is filled, by the even-odd rule.
  var solid = Path()
  /// What is drawn with a line.
  var lines = Path()
  /// What a filled glyph fills; all that the lines surround where it is empty.
  var body = Path()
  /// Whether it is filled.
  var isFilled = false

  static let side: CGFloat = 24
  private static let lineWidth: CGFloat = 1.8

  /// Everything as one outline of lines and areas, moved into the rectangle.
  @MainActor func drawing(in rect: CGRect, color: RGBA) -> DisplayNode? {
    let scale = min(rect.width, rect.height) / Self.side
    guard scale > 0 else { return nil }
    let transform = Self.placement(in: rect)
    // Where areas and lines overlap, a colour that shines through would be seen twice.
    var opaque = color
    opaque.alpha = 1
    var nodes: [DisplayNode] = []
    if !solid.isEmpty { nodes.append(DisplayNode(.fill(solid.applying(transform), FillStyle(eoFill: true), .color(opaque)))) }
    if !lines.isEmpty {
      let path = lines.applying(transform)
      if isFilled {
        nodes.append(DisplayNode(.fill(body.isEmpty ? path : body.applying(transform), FillStyle(), .color(opaque))))
      }
      let style = StrokeStyle(lineWidth: Self.lineWidth * scale, lineCap: .round, lineJoin: .round)
      nodes.append(DisplayNode(.stroke(path, style, .color(opaque))))
    }
    let drawing = nodes.count == 1 ? nodes[0] : DisplayNode(.group(nodes))
    return color.alpha < 1 ? DisplayNode(.opacity(Double(color.alpha), drawing)) : drawing
  }

  /// From the square of 24 units to the middle of a rectangle.
  static func placement(in rect: CGRect) -> CGAffineTransform {
    let scale = min(rect.width, rect.height) / side
    return CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(CGAffineTransform(translationX: rect.midX - scale * side / 2, y: rect.midY - scale * side / 2))
  }

  /// A glyph turned by quarters, or halves of them, clockwise.
  func turned(by degrees: Double) -> SymbolGlyph { transformed(CGAffineTransform(rotationAngle: degrees * .pi / 180)) }

  func mirrored() -> SymbolGlyph { transformed(CGAffineTransform(scaleX: -1, y: 1)) }

  func upsideDown() -> SymbolGlyph { transformed(CGAffineTransform(scaleX: 1, y: -1)) }

  private func transformed(_ transform: CGAffineTransform) -> SymbolGlyph {
    let around = CGAffineTransform(translationX: -12, y: -12).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: 12, y: 12))
    var copy = self
    copy.solid = solid.applying(around)
    copy.lines = lines.applying(around)
    copy.body = body.applying(around)
    return copy
  }
}

extension Path {
  /// Reads commands with their numbers: `M x y`, `L x y`, `C x1 y1 x2 y2 x y` and `Z` as in SVG, `O x y radius` for a circle, and
  /// `R x y width height radius` for a rectangle.
  init(glyph text: String) {
    self.init()
    var numbers: [CGFloat] = []
    var command: Character?
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if let letter = word.first, letter.isLetter {
        command = letter
        numbers = []
        if letter == "Z" { closeSubpath() }
        continue
      }
      guard let number = Double(word) else { continue }
      numbers.append(number)
      switch (command, numbers.count) {
      case ("M", 2):
        move(to: point(0))
        command = "L"
      case ("L", 2): addLine(to: point(0))
      case ("C", 6): addCurve(to: point(4), control1: point(0), control2: point(2))
      case ("O", 3):
        addEllipse(in: CGRect(x: numbers[0] - numbers[2], y: numbers[1] - numbers[2], width: numbers[2] * 2, height: numbers[2] * 2))
      case ("R", 5):
        addRoundedRect(
          in: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
          cornerSize: CGSize(width: numbers[4], height: numbers[4]))
      default: continue
      }
      numbers = []
    }
  }
}
