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
    /// Text, or a part of one, whose layout box starts at the point; runs without a colour of their own take `color`.
    case text(any DrawableText, at: CGPoint, color: RGBA)
    case image(any LoadedImage, ImageDrawing)
    case transform(CGAffineTransform, DisplayNode)
    /// With perspective; what is affine is a `transform`.
    case projection(ProjectionTransform, DisplayNode)
    case opacity(Double, DisplayNode)
    case clip(Path, FillStyle, DisplayNode)
    /// Content kept where the mask is opaque.
    case mask(DisplayNode, mask: DisplayNode)
    /// A Gaussian blur whose radius is in points. An opaque one keeps to the child's bounds and lets nothing shine through.
    case blur(CGFloat, isOpaque: Bool = false, DisplayNode)
    case shadow(RGBA, radius: CGFloat, offset: CGSize, DisplayNode)
    /// The shadow that what is around a drawing casts on it, without the drawing itself.
    case innerShadow(RGBA, radius: CGFloat, offset: CGSize, DisplayNode)
    case blend(BlendMode, bottom: DisplayNode, top: DisplayNode)
    /// Mixed with whatever the groups around have drawn before it.
    case blendBehind(BlendMode, DisplayNode)
    /// Mixed within itself alone; a material inside goes on to show what is behind.
    case composited(DisplayNode)
    /// Drawn by itself: nothing inside knows what is behind.
    case isolated(DisplayNode)
    case colorMatrix(ColorMatrix, DisplayNode)
    /// A view of the platform's, from the rectangle's top left corner.
    case platform(any PlatformPicture, CGRect)
  }

  // What a group around reads of its members comes first: it fits in one cache line with the object's header.

  /// A box around everything that the node paints, in the node's own coordinate space. Null if it paints nothing.
  package let bounds: CGRect
  /// What the renderer made of this node; only the renderer touches it.
  // Of the main actor but for deinit, which belongs to none, and for the renderer's look at all members of a group, which is outside of the actor for
  // the time that asking for it takes. No access lasts longer than a line, and checking one costs more than it does.
  @exclusivity(unchecked) package nonisolated(unsafe) var rendererCache: RendererCache? {
    didSet { oldValue?.letGo() }
  }
  package let content: Content
  /// Whether the content itself needs what is behind it.
  private let readsBackdrop: Bool
  /// Whether it is what a window's or a screen's views stand on, and none of them: modes of coverage don't see it.
  package let isGround: Bool
  /// What `backdropUse` has found.
  var knownBackdropUse: BackdropUse?
  /// How many nodes of the program need what is behind them.
  // Of the main actor but for deinit, which belongs to none. It is read for each node that is drawn, where an atomic constant would first ask whether
  // it has been made. Nodes go where they were made, which debug builds check for those that count.
  nonisolated(unsafe) static var backdropUsers = 0

  package init(_ content: Content, isGround: Bool = false) {
    self.content = content
    self.isGround = isGround
    bounds = Self.bounds(of: content).finiteOrNull
    readsBackdrop = Self.usesBackdrop(content)
    if readsBackdrop { Self.backdropUsers += 1 }
  }

  private init(group children: [DisplayNode], bounds: CGRect) {
    content = .group(children)
    self.bounds = bounds.finiteOrNull
    readsBackdrop = false
    isGround = false
  }

  deinit {
    rendererCache?.letGo()
    if readsBackdrop {
      #if DEBUG
        MainActor.assertIsolated()
      #endif
      Self.backdropUsers -= 1
    }
  }

  /// The group of those members that there are; nil where there is none, and a single one stands for itself.
  package static func group(of members: ArraySlice<DisplayNode?>) -> DisplayNode? {
    // The order matters: reading fetches all members from memory at the same time, where counting a reference waits for each.
    let bounds = union(of: members)
    var children: [DisplayNode] = []
    children.reserveCapacity(members.count)
    for case let member? in members { children.append(member) }
    return children.count > 1 ? DisplayNode(group: children, bounds: bounds) : children.first
  }

  /// Outside of the actor: a closure of its own would look up which one is running, for each group.
  private nonisolated static func union(of members: ArraySlice<DisplayNode?>) -> CGRect {
    members.withUnsafeBufferPointer { members in
      var bounds = BoundsUnion()
      for member in members { if let member { bounds.add(member.bounds) } }
      return bounds.rect
    }
  }

  /// Something of the renderer's, owned: a bare pointer, as an object around it would be one more place in memory to visit.
  package struct RendererCache {
    package let pointer: OpaquePointer
    private let release: @convention(c) (OpaquePointer?) -> Void

    package init(owning pointer: OpaquePointer, release: @escaping @convention(c) (OpaquePointer?) -> Void) {
      self.pointer = pointer
      self.release = release
    }

    fileprivate func letGo() { release(pointer) }
  }

  /// A node that paints nothing.
  package static let empty = DisplayNode(.group([]))

  private static func bounds(of content: Content) -> CGRect {
    switch content {
    case .group(let children): union(of: children)
    case .color(_, let rect), .platform(_, let rect): rect
    case .fill(let path, _, _): path.controlBounds
    case .stroke(let path, let style, _):
      path.controlBounds.insetBy(
        dx: -style.lineWidth * max(1, style.lineJoin == .miter ? style.miterLimit : 1) / 2,
        dy: -style.lineWidth * max(1, style.lineJoin == .miter ? style.miterLimit : 1) / 2)
    case .text(let text, let origin, _): text.inkBounds.offsetBy(dx: origin.x, dy: origin.y)
    case .image(_, let drawing): drawing.rect
    case .transform(let transform, let child): child.bounds.isNull ? .null : child.bounds.applying(transform)
    case .projection(let projection, let child): projection.bounds(of: child.bounds)
    case .opacity(_, let child), .colorMatrix(_, let child), .blendBehind(_, let child), .composited(let child), .isolated(let child):
      child.bounds
    case .innerShadow(_, _, _, let child): child.bounds
    case .clip(let path, _, let child): path.controlBounds.finiteOrNull.overlap(with: child.bounds)
    case .mask(let child, let mask): child.bounds.overlap(with: mask.bounds)
    case .blur(let radius, let isOpaque, let child): isOpaque ? child.bounds : child.bounds.blurred(radius)
    case .shadow(_, let radius, let offset, let child):
      child.bounds.union(child.bounds.blurred(radius).offsetBy(dx: offset.width, dy: offset.height).finiteOrNull)
    case .blend(_, let bottom, let top): bottom.bounds.union(top.bounds)
    }
  }
}

extension DisplayNode {
  private static func union(of children: [DisplayNode]) -> CGRect {
    var union = BoundsUnion()
    for child in children { union.add(child.bounds) }
    return union.rect
  }
}

/// Plain arithmetic: a closure would check its actor, and Foundation's union standardise, for each child.
private struct BoundsUnion {
  private var minX = CGFloat.infinity
  private var minY = CGFloat.infinity
  private var maxX = -CGFloat.infinity
  private var maxY = -CGFloat.infinity

  mutating func add(_ bounds: CGRect) {
    guard bounds.origin.x < .infinity else { return }
    let (left, top) = (bounds.origin.x, bounds.origin.y)
    let (right, bottom) = (left + bounds.size.width, top + bounds.size.height)
    // Sides may be negative.
    minX = min(minX, left, right)
    minY = min(minY, top, bottom)
    maxX = max(maxX, left, right)
    maxY = max(maxY, top, bottom)
  }

  var rect: CGRect { minX <= maxX && minY <= maxY ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null }
}

extension CGRect {
  fileprivate var finiteOrNull: CGRect { isFinite ? self : .null }

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
  /// Whether pixels on the edges are mixed with what is behind.
  package var isAntialiased = true
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
