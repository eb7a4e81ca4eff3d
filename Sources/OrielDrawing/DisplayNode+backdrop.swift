import Foundation

/// The effect of a material on its backdrop: a blur, with a color on top.
package struct Backdrop: Hashable, Sendable {
  /// The standard deviation of the blur, in points.
  package var radius: CGFloat
  package var tint: RGBA

  package init(radius: CGFloat, tint: RGBA) {
    self.radius = radius
    self.tint = tint
  }

  /// The color for places where the backdrop isn't available. It is opaque enough that the unblurred backdrop doesn't interfere.
  package var opaqueTint: RGBA { RGBA(red: tint.red, green: tint.green, blue: tint.blue, alpha: 1 - (1 - tint.alpha) * 0.4) }
}

/// The ways in which a drawing depends on what was drawn before it.
package struct BackdropUse: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The drawing is blended with its backdrop.
  package static let blends = BackdropUse(rawValue: 1)
  /// The drawing displays its backdrop blurred.
  package static let materials = BackdropUse(rawValue: 2)
}

extension DisplayNode {
  /// The ways in which the node depends on its backdrop. They are determined only while a node in the program depends on its backdrop
  /// itself.
  package var backdropUse: BackdropUse {
    guard Self.backdropUsers > 0 else { return [] }
    if let knownBackdropUse { return knownBackdropUse }
    let use: BackdropUse =
      switch content {
      case .blendBehind: .blends
      case .fill(_, _, .material): .materials
      case .group(let children): Self.backdropUse(of: children)
      case .transform(_, let child), .clip(_, _, let child): child.backdropUse
      // A node that is changed as a whole is blended within itself.
      case .opacity(_, let child), .projection(_, let child), .mask(let child, _), .colorMatrix(_, let child), .composited(let child):
        child.backdropUse.intersection(.materials)
      case .color, .fill, .stroke, .text, .image, .blur, .shadow, .innerShadow, .blend, .isolated, .platform:
        []
      }
    knownBackdropUse = use
    return use
  }

  /// Returns the ways in which a group depends on what was drawn before it. A material above an opaque first member displays that member
  /// and others of the group, so that the group is drawn by itself, once, wherever it is displayed.
  private static func backdropUse(of children: [DisplayNode]) -> BackdropUse {
    var use: BackdropUse = []
    for child in children { use.formUnion(child.backdropUse) }
    guard use.contains(.materials), let ground = children.first(where: { !$0.bounds.isNull })?.opaqueRect, !ground.isNull else {
      return use
    }
    use = []
    for child in children { use.formUnion(ground.contains(child.bounds) ? child.backdropUse.subtracting(.materials) : child.backdropUse) }
    return use
  }

  /// A rectangle that the node certainly covers completely, or null. Of a group, only its first member counts, which is its background if
  /// it has one.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the tree.
  package var opaqueRect: CGRect {
    switch content {
    case .color(let color, let rect): return color.alpha >= 1 ? rect.standardized : .null
    case .fill(let path, _, .color(let color)):
      guard color.alpha >= 1, let outline = path.outline, outline.isRect else { return .null }
      return outline.rect.standardized
    case .group(let children): return children.first { !$0.bounds.isNull }?.opaqueRect ?? .null
    case .transform(let transform, let child):
      return transform.b == 0 && transform.c == 0 ? child.opaqueRect.applying(transform).standardized : .null
    case .clip(let path, _, let child):
      guard let outline = path.outline, outline.isRect else { return .null }
      return child.opaqueRect.overlap(with: outline.rect.standardized)
    case .opacity(let opacity, let child): return opacity >= 1 ? child.opaqueRect : .null
    case .composited(let child), .isolated(let child): return child.opaqueRect
    case .fill, .stroke, .text, .image, .projection, .mask, .blur, .shadow, .innerShadow, .blend, .blendBehind, .colorMatrix, .platform:
      return .null
    }
  }

  /// Returns the node with its shadow. A material inside it still displays its backdrop, which doesn't include the shadow.
  package func shadowed(_ color: RGBA, radius: CGFloat, offset: CGSize) -> DisplayNode {
    guard backdropUse.contains(.materials), color.alpha > 0, !bounds.isNull else {
      return DisplayNode(.shadow(color, radius: radius, offset: offset, self))
    }
    // The shadow is the last member, because a material also blurs the backdrop behind the corners of its shape.
    let own = DisplayNode(.group([DisplayNode(.isolated(self)), panes ?? .empty]))
    let shadow = castShadow(color, radius: radius, offset: offset)
    return DisplayNode(.group([self, DisplayNode(.blend(.destinationOut, bottom: shadow, top: own))]))
  }

  /// The shapes of the materials inside, as displayed, or `nil` if there are none.
  private var panes: DisplayNode? {
    guard backdropUse.contains(.materials) else { return nil }
    switch content {
    case .fill(let path, let style, _): return DisplayNode(.fill(path, style, .color(.black)))
    case .group(let children): return DisplayNode.group(of: children.map { $0.panes }[...])
    case .transform(let transform, let child): return child.panes.map { DisplayNode(.transform(transform, $0)) }
    case .projection(let projection, let child): return child.panes.map { DisplayNode(.projection(projection, $0)) }
    case .clip(let path, let style, let child): return child.panes.map { DisplayNode(.clip(path, style, $0)) }
    case .mask(let child, let mask): return child.panes.map { DisplayNode(.mask($0, mask: mask)) }
    case .opacity(_, let child), .colorMatrix(_, let child), .composited(let child): return child.panes
    case .color, .stroke, .text, .image, .blur, .shadow, .innerShadow, .blend, .blendBehind, .isolated, .platform: return nil
    }
  }

  /// Returns the node with the part of its shadow outside of some shapes, which are translucent and would otherwise reveal it.
  package func shadowed(_ color: RGBA, radius: CGFloat, offset: CGSize, outside shapes: [Path]) -> DisplayNode {
    guard color.alpha > 0, !bounds.isNull else { return self }
    let outside = shapes.reduce(castShadow(color, radius: radius, offset: offset)) { shadow, shape in
      var rest = Path(shadow.bounds)
      rest.addPath(shape)
      return DisplayNode(.clip(rest, FillStyle(eoFill: true), shadow))
    }
    return DisplayNode(.group([self, outside]))
  }

  /// Returns the shadow alone. The drawing that casts it is outside of the clip that contains the shadow.
  private func castShadow(_ color: RGBA, radius: CGFloat, offset: CGSize) -> DisplayNode {
    let window = bounds.insetBy(dx: -3 * radius, dy: -3 * radius).offsetBy(dx: offset.width, dy: offset.height)
    let away = window.width + bounds.width + abs(offset.width)
    let caster = DisplayNode(.transform(CGAffineTransform(translationX: -away, y: 0), DisplayNode(.isolated(self))))
    // A shadow without a blur gets a minimal one, because only a blurred one is rasterized: otherwise the caster would be culled outside of
    // the clip.
    let shadow = DisplayNode(
      .shadow(color, radius: max(radius, 0.1), offset: CGSize(width: offset.width + away, height: offset.height), caster))
    return DisplayNode(.clip(Path(window), FillStyle(), shadow))
  }

  /// Indicates whether the content itself depends on its backdrop.
  static func usesBackdrop(_ content: Content) -> Bool {
    switch content {
    case .blendBehind, .fill(_, _, .material): true
    default: false
    }
  }
}
