import Foundation
import OrielDrawing

/// The drawing of a symbol, or of a part of one, in a square of 24 units.
package struct SymbolGlyph: Sendable {
  /// The path that is always filled, by the even-odd rule.
  package var solid = Path()
  /// The stroked paths.
  package var lines = Path()
  /// The path that a filled glyph fills, by the even-odd rule. If it is empty, the area that the lines enclose is filled.
  package var body = Path()
  /// The strokes that a filled glyph cuts out.
  var cuts = Path()
  /// The strokes that form a layer of their own. In a single color, a filled glyph cuts them out as well.
  package var marks = Path()
  /// Indicates whether a filled glyph cuts out `solid`.
  var hasHoles = false
  /// Indicates whether the glyph has a filled variant.
  var canBeFilled = true
  /// Indicates whether the glyph is filled, provided that it has a filled variant.
  package var isFilled = false
  /// The width of the lines, in units. Filled areas grow or shrink by the difference to the regular width.
  package var lineWidth: CGFloat = regularLineWidth

  package static let side: CGFloat = 24
  package static let regularLineWidth: CGFloat = 1.8

  /// Returns the width of lines for a font weight from 100 to 900, in units.
  package static func lineWidth(weight: Int) -> CGFloat {
    let steps = CGFloat(min(max(weight, 100), 900) - 400) / 100
    return regularLineWidth + steps * (steps < 0 ? 0.36 : 0.3)
  }

  /// Returns the drawing of the whole glyph in a rectangle, or `nil` if the rectangle is empty.
  @MainActor package func drawing(in rect: CGRect, color: RGBA) -> DisplayNode? {
    let scale = min(rect.width, rect.height) / Self.side
    guard scale > 0 else { return nil }
    let transform = Self.placement(in: rect)
    // A translucent color would be applied twice where areas and lines overlap. The opacity therefore applies to the whole drawing.
    var opaque = color
    opaque.alpha = 1
    func stroke(_ path: Path, _ color: RGBA, width: CGFloat) -> DisplayNode {
      let style = StrokeStyle(lineWidth: width * scale, lineCap: .round, lineJoin: .round)
      return DisplayNode(.stroke(path.applying(transform), style, .color(color)))
    }
    func area(_ path: Path, _ color: RGBA) -> DisplayNode {
      DisplayNode(.fill(path.applying(transform), FillStyle(eoFill: true), .color(color)))
    }
    func stroke(_ path: Path, _ color: RGBA) -> DisplayNode { stroke(path, color, width: lineWidth) }
    let isFilled = isFilled && canBeFilled
    var nodes: [DisplayNode] = []
    let isPierced = hasHoles && isFilled
    if !solid.isEmpty, !isPierced {
      nodes.append(area(solid, opaque))
      if growth > 0 { nodes.append(stroke(solid, opaque, width: growth)) }
      if growth < 0 { nodes = [.leaving(out: stroke(solid, .black, width: -growth), of: nodes)] }
    }
    if isFilled {
      if !body.isEmpty {
        nodes.append(area(body, opaque))
      } else if !lines.isEmpty {
        nodes.append(DisplayNode(.fill(lines.applying(transform), FillStyle(), .color(opaque))))
      }
    }
    if !lines.isEmpty { nodes.append(stroke(lines, opaque)) }
    if isFilled {
      var omitted: [DisplayNode] = []
      if isPierced, !solid.isEmpty { omitted.append(area(solid, .black)) }
      if !cuts.isEmpty { omitted.append(stroke(cuts, .black)) }
      if !marks.isEmpty { omitted.append(stroke(marks, .black)) }
      if !omitted.isEmpty { nodes = [.leaving(out: DisplayNode(.group(omitted)), of: nodes)] }
    }
    let drawing = nodes.count == 1 ? nodes[0] : DisplayNode(.group(nodes))
    return color.alpha < 1 ? DisplayNode(.opacity(Double(color.alpha), drawing)) : drawing
  }

  /// Returns the drawing of the layer of `marks`, or `nil` if there are none.
  @MainActor package func markDrawing(in rect: CGRect, color: RGBA) -> DisplayNode? {
    guard !marks.isEmpty else { return nil }
    return SymbolGlyph(lines: marks, lineWidth: lineWidth).drawing(in: rect, color: color)
  }

  /// The bounds of the drawing in the square of 24 units. The rectangle is null if the glyph draws nothing.
  var inkBounds: CGRect {
    var bounds = solid.isEmpty ? CGRect.null : solid.boundingRect.insetBy(dx: -growth / 2, dy: -growth / 2)
    if isFilled, canBeFilled, !body.isEmpty { bounds = bounds.union(body.boundingRect) }
    if !lines.isEmpty { bounds = bounds.union(lines.boundingRect.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)) }
    return bounds
  }

  /// The difference between the width of the lines and the regular width.
  private var growth: CGFloat { lineWidth - Self.regularLineWidth }

  /// Returns the transform that fits the square of 24 units into the center of a rectangle.
  package static func placement(in rect: CGRect) -> CGAffineTransform {
    let scale = min(rect.width, rect.height) / side
    return CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(CGAffineTransform(translationX: rect.midX - scale * side / 2, y: rect.midY - scale * side / 2))
  }

  /// Returns the glyph rotated clockwise by a multiple of 45 degrees.
  func turned(by degrees: Double) -> SymbolGlyph { aroundMiddle(CGAffineTransform(rotationAngle: degrees * .pi / 180)) }

  func mirrored() -> SymbolGlyph { aroundMiddle(CGAffineTransform(scaleX: -1, y: 1)) }

  func upsideDown() -> SymbolGlyph { aroundMiddle(CGAffineTransform(scaleX: 1, y: -1)) }

  private func aroundMiddle(_ transform: CGAffineTransform) -> SymbolGlyph {
    applying(
      CGAffineTransform(translationX: -12, y: -12).concatenating(transform).concatenating(CGAffineTransform(translationX: 12, y: 12)))
  }

  /// Returns the glyph with its paths transformed. The width of the lines doesn't change.
  func applying(_ transform: CGAffineTransform) -> SymbolGlyph {
    var copy = self
    for path in [\SymbolGlyph.solid, \.lines, \.body, \.cuts, \.marks] { copy[keyPath: path] = copy[keyPath: path].applying(transform) }
    return copy
  }
}

extension DisplayNode {
  /// Returns nodes with the area of another node cut out.
  @MainActor package static func leaving(out omitted: DisplayNode, of nodes: [DisplayNode]) -> DisplayNode {
    DisplayNode(.isolated(DisplayNode(.group(nodes + [DisplayNode(.blendBehind(.destinationOut, omitted))]))))
  }
}

extension Path {
  /// Creates a path from commands with numbers: `M x y`, `L x y`, `C x1 y1 x2 y2 x y` and `Z` as in SVG, `O x y radius` for a circle, and
  /// `R x y width height radius` for a rounded rectangle.
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
