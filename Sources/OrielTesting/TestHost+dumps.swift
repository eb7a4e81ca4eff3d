import Foundation
import Oriel
import OrielDrawing
import OrielGSK

extension TestHost {
  /// Returns a picture of the last frame.
  public func snapshot() -> Snapshot { Snapshot(image: Self.renderer.image(of: lastFrame, size: size, scale: scale)) }

  /// A textual description of the elements in the window: role, label, value and frame.
  public var accessibilityDump: String { graph.accessibilityDump }

  /// A textual description of the drawing of the last frame, in points of the window. Groups are flattened.
  public var displayDump: String { lastFrame.dump() }

  /// A textual description of the layout: each box with its frame as drawn, in points of the window.
  public var layoutDump: String {
    var lines: [String] = []
    func visit(_ box: LayoutBox, _ indent: Int) {
      let name = "\(Swift.type(of: box))".prefix { $0 != "<" }
      lines.append(String(repeating: "  ", count: indent) + "\(name) \(box.windowFrame.dumped)")
      for child in box.children { visit(child, indent + 1) }
    }
    visit(graph.rootBox, 0)
    return lines.map { $0 + "\n" }.joined()
  }
}

extension DisplayNode {
  /// Returns a description with one line for each drawn item, in points of the window. The content of an effect is indented below it.
  package func dump() -> String {
    var lines: [String] = []
    append(to: &lines, transform: .identity, indent: 0)
    return lines.map { $0 + "\n" }.joined()
  }

  private func append(to lines: inout [String], transform: CGAffineTransform, indent: Int) {
    func line(_ text: String, _ rect: CGRect) {
      let isPlain = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
      let turn = isPlain ? "" : " turned \([transform.a, transform.b, transform.c, transform.d].map(\.dumped).joined(separator: " "))"
      lines.append(String(repeating: "  ", count: indent) + "\(text) \(rect.applying(transform).dumped)\(turn)")
    }
    func effect(_ name: String, _ rect: CGRect = .null, _ children: DisplayNode...) {
      if rect.isNull { lines.append(String(repeating: "  ", count: indent) + name) } else { line(name, rect) }
      for child in children { child.append(to: &lines, transform: transform, indent: indent + 1) }
    }
    switch content {
    case .group(let children): for child in children { child.append(to: &lines, transform: transform, indent: indent) }
    case .transform(let own, let child): child.append(to: &lines, transform: own.concatenating(transform), indent: indent)
    case .projection(let projection, let child):
      let factors = [projection.m11, projection.m12, projection.m21, projection.m22].map(\.dumped).joined(separator: " ")
      lines.append(String(repeating: "  ", count: indent) + "projection \(factors)")
      child.append(to: &lines, transform: transform, indent: indent + 1)
    case .color(let color, let rect): line("color \(color.dumped)", rect)
    case .fill(let path, _, let paint): line("fill \(paint.dumped)", path.boundingRect)
    case .stroke(let path, let style, let paint): line("stroke \(style.lineWidth.dumped) \(paint.dumped)", path.boundingRect)
    case .text(let text, let point, let color):
      let lines = (text as? any ShapedText).map { " lines \($0.lineCount)" } ?? " part"
      let box = (text as? any ShapedText).map { CGRect(origin: .zero, size: $0.size) } ?? text.inkBounds
      line("text \(color.dumped)\(lines)", box.offsetBy(dx: point.x, dy: point.y))
    case .image(_, let drawing): line("image", drawing.rect)
    case .opacity(let opacity, let child): effect("opacity \(CGFloat(opacity).dumped)", .null, child)
    case .clip(let path, _, let child): effect("clip", path.boundingRect, child)
    case .mask(let child, let mask): effect("mask", .null, child, mask)
    case .blur(let radius, let isOpaque, let child): effect("blur \(radius.dumped)\(isOpaque ? " opaque" : "")", .null, child)
    case .shadow(let color, let radius, let offset, let child):
      effect("shadow \(color.dumped) \(radius.dumped) \(offset.width.dumped) \(offset.height.dumped)", .null, child)
    case .innerShadow(let color, let radius, let offset, let child):
      effect("inner shadow \(color.dumped) \(radius.dumped) \(offset.width.dumped) \(offset.height.dumped)", .null, child)
    case .blendBehind(let mode, let child): effect("blend behind \(mode)", .null, child)
    case .composited(let child): effect("composited", .null, child)
    case .isolated(let child): effect("isolated", .null, child)
    case .blend(let mode, let bottom, let top): effect("blend \(mode)", .null, bottom, top)
    case .platform(_, let rect): line("platform view", rect)
    case .colorMatrix(_, let child): effect("colorMatrix", .null, child)
    }
  }
}

extension CGFloat {
  /// The number, rounded to two decimals.
  fileprivate var dumped: String {
    let rounded = (self * 100).rounded() / 100
    guard rounded.isFinite, rounded.magnitude < 1e9 else { return "\(rounded)" }
    return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
  }
}

extension CGRect {
  fileprivate var dumped: String { isNull ? "nothing" : "(\(minX.dumped) \(minY.dumped) \(width.dumped)x\(height.dumped))" }
}

extension RGBA {
  fileprivate var dumped: String {
    "#"
      + [red, green, blue, alpha].map { channel in
        let value = String(Int((min(max(channel, 0), 1) * 255).rounded()), radix: 16)
        return value.count < 2 ? "0" + value : value
      }.joined()
  }
}

extension Paint {
  fileprivate var dumped: String {
    switch self {
    case .color(let color): color.dumped
    case .material(let backdrop): "material \(backdrop.radius.dumped) \(backdrop.tint.dumped)"
    case .linearGradient(let stops, _, _): "linear " + stops.map(\.color.dumped).joined(separator: " ")
    case .radialGradient(let stops, _, _, _): "radial " + stops.map(\.color.dumped).joined(separator: " ")
    case .ellipticalGradient(let stops, _, _, _, _): "elliptical " + stops.map(\.color.dumped).joined(separator: " ")
    case .angularGradient(let stops, _, _, _): "angular " + stops.map(\.color.dumped).joined(separator: " ")
    case .meshGradient(let mesh, _): "mesh \(mesh.width)x\(mesh.height) " + mesh.vertices.map(\.color.dumped).joined(separator: " ")
    case .tiles(let tiles): "tiles \(tiles.tile.dumped)"
    }
  }
}
