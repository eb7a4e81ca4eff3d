import Foundation

/// One immutable node of a display list. A frame shares every unchanged node with the frame before, so identity
/// is what a renderer caches by: it keeps what it made of a node in `rendererCache`.
@MainActor
package final class DisplayNode {
  package enum Content {
    /// Children in drawing order, first at the back.
    case group([DisplayNode])
    case color(RGBA, CGRect)
    case fill(Path, FillStyle, Paint)
    case stroke(Path, StrokeStyle, Paint)
    /// Shaped text whose layout box starts at the point; runs without a colour of their own take `color`.
    case text(any ShapedText, at: CGPoint, color: RGBA)
    case image(any LoadedImage, ImageDrawing)
    case transform(CGAffineTransform, DisplayNode)
    case opacity(Double, DisplayNode)
    case clip(Path, FillStyle, DisplayNode)
    /// Content kept where the mask is opaque.
    case mask(DisplayNode, mask: DisplayNode)
    /// A Gaussian blur whose radius is in points. An opaque one keeps to the child's bounds and lets nothing shine through.
    case blur(CGFloat, isOpaque: Bool = false, DisplayNode)
    case shadow(RGBA, radius: CGFloat, offset: CGSize, DisplayNode)
    case blend(BlendMode, bottom: DisplayNode, top: DisplayNode)
    case colorMatrix(ColorMatrix, DisplayNode)
  }

  package let content: Content
  /// A box around everything that the node paints, in the node's own coordinate space. Null if it paints nothing.
  package let bounds: CGRect
  /// What the renderer made of this node; only the renderer touches it.
  package var rendererCache: AnyObject?

  package init(_ content: Content) {
    self.content = content
    bounds = Self.bounds(of: content).finiteOrNull
  }

  /// A node that paints nothing.
  package static let empty = DisplayNode(.group([]))

  private static func bounds(of content: Content) -> CGRect {
    switch content {
    case .group(let children): union(of: children)
    case .color(_, let rect): rect
    case .fill(let path, _, _): path.controlBounds
    case .stroke(let path, let style, _):
      path.controlBounds.insetBy(
        dx: -style.lineWidth * max(1, style.lineJoin == .miter ? style.miterLimit : 1) / 2,
        dy: -style.lineWidth * max(1, style.lineJoin == .miter ? style.miterLimit : 1) / 2)
    case .text(let text, let origin, _): text.inkBounds.offsetBy(dx: origin.x, dy: origin.y)
    case .image(_, let drawing): drawing.rect
    case .transform(let transform, let child): child.bounds.isNull ? .null : child.bounds.applying(transform)
    case .opacity(_, let child), .colorMatrix(_, let child): child.bounds
    case .clip(let path, _, let child): path.controlBounds.finiteOrNull.intersection(child.bounds)
    case .mask(let child, let mask): child.bounds.intersection(mask.bounds)
    case .blur(let radius, let isOpaque, let child): isOpaque ? child.bounds : child.bounds.blurred(radius)
    case .shadow(_, let radius, let offset, let child):
      child.bounds.union(child.bounds.blurred(radius).offsetBy(dx: offset.width, dy: offset.height).finiteOrNull)
    case .blend(_, let bottom, let top): bottom.bounds.union(top.bounds)
    }
  }
}

extension DisplayNode {
  /// A loop with plain arithmetic: a closure would check its actor, and Foundation's union standardise, for each child.
  private static func union(of children: [DisplayNode]) -> CGRect {
    var (minX, minY, maxX, maxY) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
    for child in children {
      let bounds = child.bounds
      guard bounds.origin.x < .infinity else { continue }
      let (left, top) = (bounds.origin.x, bounds.origin.y)
      let (right, bottom) = (left + bounds.size.width, top + bounds.size.height)
      // Sides may be negative.
      minX = min(minX, left, right)
      minY = min(minY, top, bottom)
      maxX = max(maxX, left, right)
      maxY = max(maxY, top, bottom)
    }
    return minX <= maxX && minY <= maxY ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
  }
}

extension CGRect {
  /// Foundation traps when it intersects rectangles that are no numbers.
  fileprivate var finiteOrNull: CGRect {
    [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite) ? self : .null
  }

  /// With room for a Gaussian whose standard deviation is the radius.
  fileprivate func blurred(_ radius: CGFloat) -> CGRect {
    isNull || !(radius > 0) ? self : insetBy(dx: -3 * radius, dy: -3 * radius).finiteOrNull
  }
}

/// How an image fills its place.
package struct ImageDrawing: Hashable, Sendable {
  package enum Interpolation: Hashable, Sendable { case nearest, linear, trilinear }

  package var rect: CGRect
  /// Template images are painted in this colour, their alpha kept.
  package var tint: RGBA?
  package var interpolation: Interpolation
  /// Whether the image repeats in its own size to fill the place, in place of being stretched.
  package var tileSize: CGSize?
  /// Edges that keep their size when the image is stretched, in image points: top, left, bottom, right.
  package var capTop: CGFloat = 0
  package var capLeft: CGFloat = 0
  package var capBottom: CGFloat = 0
  package var capRight: CGFloat = 0

  package init(rect: CGRect, tint: RGBA? = nil, interpolation: Interpolation = .linear, tileSize: CGSize? = nil) {
    self.rect = rect
    self.tint = tint
    self.interpolation = interpolation
    self.tileSize = tileSize
  }
}

/// How a layer is mixed with what is below it. Mirrors SwiftUI's `BlendMode`.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut
  case plusDarker, plusLighter
}

/// Twenty numbers: each output component of straight RGBA is a row of four factors and an offset.
package struct ColorMatrix: Hashable, Sendable {
  /// Row by row: red, green, blue, alpha; each `[r, g, b, a, offset]`.
  package var rows: [Float]

  package init(rows: [Float]) {
    precondition(rows.count == 20)
    self.rows = rows
  }
}
