import Foundation

/// One immutable node of a display list. A frame shares every unchanged node with the previous frame, so that renderers can cache by
/// identity: they store the result for a node in `rendererCache`.
@MainActor
package final class DisplayNode {
  package enum Content {
    /// Children in drawing order, the backmost first.
    case group([DisplayNode])
    case color(RGBA, CGRect)
    case fill(Path, FillStyle, Paint)
    case stroke(Path, StrokeStyle, Paint)
    /// A text, or a part of one, whose layout box starts at the point. Runs without a color of their own use `color`.
    case text(any DrawableText, at: CGPoint, color: RGBA)
    case image(any LoadedImage, ImageDrawing)
    case transform(CGAffineTransform, DisplayNode)
    /// A transform with perspective; an affine one is a `transform`.
    case projection(ProjectionTransform, DisplayNode)
    case opacity(Double, DisplayNode)
    case clip(Path, FillStyle, DisplayNode)
    /// The content where the mask is opaque.
    case mask(DisplayNode, mask: DisplayNode)
    /// A Gaussian blur whose radius is in points. An opaque one is limited to the child's bounds and has no transparency.
    case blur(CGFloat, isOpaque: Bool = false, DisplayNode)
    case shadow(RGBA, radius: CGFloat, offset: CGSize, DisplayNode)
    /// The shadow that the area around a drawing casts on it, without the drawing itself.
    case innerShadow(RGBA, radius: CGFloat, offset: CGSize, DisplayNode)
    case blend(BlendMode, bottom: DisplayNode, top: DisplayNode)
    /// The node blended with everything that the enclosing groups have drawn before it.
    case blendBehind(BlendMode, DisplayNode)
    /// A node that is blended only within itself. A material inside still displays its backdrop.
    case composited(DisplayNode)
    /// A node that is drawn separately: nothing inside it depends on its backdrop.
    case isolated(DisplayNode)
    case colorMatrix(ColorMatrix, DisplayNode)
    /// A drawing of the platform, from the rectangle's top left corner.
    case platform(any PlatformPicture, CGRect)
  }

  // The properties that an enclosing group reads come first, so that they share a cache line with the object's header.

  /// The bounding box of everything that the node paints, in the node's own coordinate space; null if it paints nothing.
  package let bounds: CGRect
  /// The renderer's result for this node. Only the renderer accesses it.
  // Accessed on the main actor, with two exceptions: `deinit`, which is nonisolated, and the renderer's scan of all members of a group,
  // which is nonisolated because checking the actor takes time. No access spans more than a line, and checking its exclusivity costs more
  // than the access itself.
  @exclusivity(unchecked) package nonisolated(unsafe) var rendererCache: RendererCache? {
    didSet { oldValue?.letGo() }
  }
  package let content: Content
  /// Indicates whether the content itself depends on its backdrop.
  private let readsBackdrop: Bool
  /// Indicates whether the node is the background of a window or a screen, and not one of its views: blend modes that depend on coverage
  /// ignore it.
  package let isBackground: Bool
  /// The cached value of `backdropUse`.
  var knownBackdropUse: BackdropUse?
  /// The number of nodes in the program that depend on their backdrop themselves.
  // Accessed on the main actor, except in `deinit`, which is nonisolated. The value is read for each node that is drawn, and an atomic
  // constant would check its lazy initialization each time. Nodes are released where they were created, which debug builds check for the
  // nodes that count.
  nonisolated(unsafe) static var backdropUsers = 0

  package init(_ content: Content, isBackground: Bool = false) {
    self.content = content
    self.isBackground = isBackground
    bounds = Self.bounds(of: content).finiteOrNull
    readsBackdrop = Self.usesBackdrop(content)
    if readsBackdrop { Self.backdropUsers += 1 }
  }

  private init(group children: [DisplayNode], bounds: CGRect) {
    content = .group(children)
    self.bounds = bounds.finiteOrNull
    readsBackdrop = false
    isBackground = false
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

  /// Returns the group of the members that aren't `nil`, a single member itself, or `nil` if there are none.
  package static func group(of members: ArraySlice<DisplayNode?>) -> DisplayNode? {
    // The order matters: reading the bounds fetches all members from memory in parallel, while counting a reference waits for each.
    let bounds = union(of: members)
    var children: [DisplayNode] = []
    children.reserveCapacity(members.count)
    for case let member? in members { children.append(member) }
    return children.count > 1 ? DisplayNode(group: children, bounds: bounds) : children.first
  }

  /// Nonisolated, because a closure of its own would check the current actor for each group.
  private nonisolated static func union(of members: ArraySlice<DisplayNode?>) -> CGRect {
    members.withUnsafeBufferPointer { members in
      var bounds = BoundsUnion()
      for member in members { if let member { bounds.add(member.bounds) } }
      return bounds.rect
    }
  }

  /// A result of the renderer, which this value owns. It is a bare pointer, because an object around it would be another memory access.
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

/// A union of bounds by plain arithmetic: for each child, a closure would check its actor, and Foundation's `union` would standardize
/// rectangles.
private struct BoundsUnion {
  private var minX = CGFloat.infinity
  private var minY = CGFloat.infinity
  private var maxX = -CGFloat.infinity
  private var maxY = -CGFloat.infinity

  mutating func add(_ bounds: CGRect) {
    guard bounds.origin.x < .infinity else { return }
    let (left, top) = (bounds.origin.x, bounds.origin.y)
    let (right, bottom) = (left + bounds.size.width, top + bounds.size.height)
    // Lengths may be negative.
    minX = min(minX, left, right)
    minY = min(minY, top, bottom)
    maxX = max(maxX, left, right)
    maxY = max(maxY, top, bottom)
  }

  var rect: CGRect { minX <= maxX && minY <= maxY ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null }
}

extension CGRect {
  fileprivate var finiteOrNull: CGRect { isFinite ? self : .null }

  /// Returns the rectangle extended for a Gaussian whose standard deviation is the radius.
  fileprivate func blurred(_ radius: CGFloat) -> CGRect {
    isNull || !(radius > 0) ? self : insetBy(dx: -3 * radius, dy: -3 * radius).finiteOrNull
  }
}

/// The parameters for drawing an image in a rectangle.
package struct ImageDrawing: Hashable, Sendable {
  package enum Interpolation: Hashable, Sendable { case nearest, linear, trilinear }

  package var rect: CGRect
  /// The color of a template image, of which only the alpha is used, or `nil`.
  package var tint: RGBA?
  package var interpolation: Interpolation
  /// Indicates whether pixels at the edges are blended with those behind.
  package var isAntialiased = true
  /// The size of a tile if the image repeats to fill the rectangle, or `nil` if it is stretched.
  package var tileSize: CGSize?
  /// The edges that keep their size when the image is stretched, in image points: top, left, bottom, right.
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

/// The way in which a layer is blended with the layers below it. Mirrors SwiftUI's `BlendMode`.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut
  case plusDarker, plusLighter
}
