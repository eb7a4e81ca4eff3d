import CGTK
import COrielGTK
import Foundation
import OrielDrawing

extension GSKRenderer {
  /// Returns the node of a group in which some members depend on what was drawn before them. The members are painted one after the other on
  /// a pile.
  func backdropGroupNode(_ children: [DisplayNode]) -> OpaquePointer? {
    var pile = Pile()
    for child in children { paint(child, on: &pile, Surroundings()) }
    return pile.take()
  }

  /// The nodes that have been drawn so far. The pile owns them.
  private struct Pile {
    /// The background of the views, below all of them.
    private var grounds: [OpaquePointer] = []
    private var nodes: [OpaquePointer] = []
    /// A rectangle that is certainly covered.
    var covered = CGRect.null
    /// The node behind the pile, for a pile whose nodes are combined and changed later on. It isn't owned.
    var behind: OpaquePointer?
    var isChangedLater = false

    mutating func add(_ node: OpaquePointer?) { if let node { nodes.append(node) } }

    /// Makes the nodes so far the background of the following views.
    mutating func endGround() {
      grounds += nodes
      nodes = []
    }

    /// Removes all nodes and returns them as one.
    mutating func take() -> OpaquePointer? {
      defer { (grounds, nodes) = ([], []) }
      return Self.joined(grounds + nodes)
    }

    /// Removes the nodes of the views and returns them as one.
    mutating func takeViews() -> OpaquePointer? {
      defer { nodes = [] }
      return Self.joined(nodes)
    }

    /// Returns everything that is visible through a material on top as one node, with a new reference.
    mutating func backdrop() -> OpaquePointer? {
      grounds = Self.joined(grounds).map { [$0] } ?? []
      nodes = Self.joined(nodes).map { [$0] } ?? []
      let parts = (behind.map { [$0] } ?? []) + grounds + nodes
      guard parts.count > 1 else { return parts.first.flatMap { gsk_render_node_ref($0) } }
      var children: [OpaquePointer?] = parts
      return gsk_container_node_new(&children, guint(children.count))
    }

    /// Combines nodes, which it consumes, to one, or returns `nil` if there are none.
    private static func joined(_ nodes: [OpaquePointer]) -> OpaquePointer? {
      guard nodes.count > 1 else { return nodes.first }
      var children: [OpaquePointer?] = nodes
      let result = gsk_container_node_new(&children, guint(children.count))
      for node in nodes { gsk_render_node_unref(node) }
      return result
    }
  }

  /// The effects between the group and a node that is painted.
  private struct Surroundings {
    enum Effect {
      case transform(CGAffineTransform)
      case clip(Path, FillStyle)
      case opacity(Double)
    }

    /// The effects from the inside out.
    private(set) var effects: [Effect] = []
    private(set) var transform = CGAffineTransform.identity

    func inside(_ effect: Effect) -> Surroundings {
      var result = self
      result.effects.insert(effect, at: 0)
      if case .transform(let own) = effect { result.transform = own.concatenating(transform) }
      return result
    }

    /// The transforms among the effects.
    var placement: Surroundings { transform.isIdentity ? Surroundings() : Surroundings().inside(.transform(transform)) }
  }

  private func paint(_ node: DisplayNode, on pile: inout Pile, _ around: Surroundings) {
    defer { if node.isBackground { pile.endGround() } }
    guard !node.backdropUse.isEmpty else {
      let isDirect = around.effects.isEmpty && !pile.isChangedLater || drawsPaths && drawsMasks
      guard let painted = isDirect ? paintedNode(for: node) : recordedNode(for: node) else { return }
      if around.effects.isEmpty, pile.covered.isNull { pile.covered = node.opaqueRect }
      return pile.add(applied(around, to: gsk_render_node_ref(painted)))
    }
    switch node.content {
    case .group(let children): for child in children { paint(child, on: &pile, around) }
    case .transform(let transform, let child): paint(child, on: &pile, around.inside(.transform(transform)))
    // The clip is applied afterwards, so that materials use the whole backdrop around them and not only its part within the clip. If the
    // clip's edge is between pixels, this also avoids two soft edges on top of each other.
    case .clip(let path, let style, let child) where child.backdropUse == .materials:
      paintTogether(child, on: &pile, around) { clip($0, to: path.applying(around.transform), style) }
    case .clip(let path, let style, let child): paint(child, on: &pile, around.inside(.clip(path, style)))
    case .opacity(let opacity, let child): paint(child, on: &pile, around.inside(.opacity(opacity)))
    case .blendBehind(let mode, let child): blend(mode, child, on: &pile, around)
    case .fill(let path, let style, .material(let backdrop)): layMaterial(backdrop, path, style, on: &pile, around)
    case .composited(let child): paintTogether(child, on: &pile, around) { gsk_render_node_ref($0) }
    case .colorMatrix(let matrix, let child): paintTogether(child, on: &pile, around) { colorMatrixNode(matrix, of: $0) }
    case .mask(let child, let mask): paintTogether(child, on: &pile, around) { masked($0, by: mask, around) }
    case .projection(let projection, let child): paintTogether(child, on: &pile, around) { projected($0, by: projection, around) }
    default: break
    }
  }

  private func blend(_ mode: BlendMode, _ child: DisplayNode, on pile: inout Pile, _ around: Surroundings) {
    guard let painted = paintedNode(for: child), let top = applied(around, to: gsk_render_node_ref(painted)) else { return }
    defer { gsk_render_node_unref(top) }
    guard let bottom = mode.isOfCoverage ? pile.takeViews() : pile.take() else {
      return pile.add(mode == .normal || mode.showsAlone ? gsk_render_node_ref(top) : nil)
    }
    defer { gsk_render_node_unref(bottom) }
    pile.add(blendNode(mode, bottom: bottom, top: top))
  }

  /// Paints a node with materials separately, in the group's space, and then applies an effect to the result. Materials use everything
  /// behind the node, while blend modes inside blend with other parts of it only.
  private func paintTogether(
    _ child: DisplayNode, on pile: inout Pile, _ around: Surroundings, _ effect: (OpaquePointer) -> OpaquePointer?
  ) {
    let ground = pile.backdrop()
    defer { if let ground { gsk_render_node_unref(ground) } }
    var inner = Pile()
    (inner.covered, inner.behind, inner.isChangedLater) = (pile.covered, ground, true)
    paint(child, on: &inner, around.placement)
    guard let drawn = inner.take() else { return }
    let changed = taking(drawn, effect)
    pile.add(changed.flatMap { faded(within: around, $0) })
  }

  private func masked(_ node: OpaquePointer, by mask: DisplayNode, _ around: Surroundings) -> OpaquePointer? {
    guard let painted = recordedNode(for: mask), let placed = applied(around.placement, to: gsk_render_node_ref(painted)) else {
      return nil
    }
    return taking(placed) { maskNode(of: node, mask: $0) }
  }

  /// Projects a node together with its materials, whose backdrops are those of their positions without the projection.
  private func projected(_ node: OpaquePointer, by projection: ProjectionTransform, _ around: Surroundings) -> OpaquePointer? {
    guard GSKTransform.canShow(around.transform) else { return nil }
    let inside = ProjectionTransform(around.transform.inverted()).concatenating(projection)
    return projectionNode(inside.concatenating(ProjectionTransform(around.transform)), of: node)
  }

  private func layMaterial(_ backdrop: Backdrop, _ path: Path, _ style: FillStyle, on pile: inout Pile, _ around: Surroundings) {
    let bounds = path.controlBounds.applying(around.transform)
    guard bounds.drawable != nil else { return }
    if let bottom = pile.backdrop() {
      defer { gsk_render_node_unref(bottom) }
      // The blurred part is in the group's space, the path in the material's.
      if let blurred = blurredPart(of: bottom, in: bounds, radius: backdrop.radius, covered: pile.covered) {
        let clipped = taking(blurred) { clip($0, to: path.applying(around.transform), style) }
        pile.add(clipped.flatMap { faded(within: around, $0) })
      }
    }
    pile.add(applied(around, to: fillNode(path, style, .color(backdrop.tint))))
  }

  /// Applies the enclosing clips and opacities to a node of the group's space, which it consumes.
  private func faded(within around: Surroundings, _ node: OpaquePointer) -> OpaquePointer? {
    var place = CGAffineTransform.identity
    var result: OpaquePointer? = node
    for effect in around.effects.reversed() {
      guard let node = result else { break }
      switch effect {
      case .transform(let own): place = own.concatenating(place)
      case .clip(let outline, let rule): result = taking(node) { clip($0, to: outline.applying(place), rule) }
      case .opacity(let opacity): result = taking(node) { gsk_opacity_node_new($0, Float(opacity)) }
      }
    }
    return result
  }

  /// Returns the part of a drawing in a rectangle, blurred as if its edges continued endlessly, so that nothing beside a material is
  /// visible in it. The result extends slightly beyond the rectangle. Returns `nil` if there is nothing to blur.
  private func blurredPart(of node: OpaquePointer, in rect: CGRect, radius: CGFloat, covered: CGRect) -> OpaquePointer? {
    let isCovered = !covered.isNull && covered.insetBy(dx: -0.5, dy: -0.5).contains(rect)
    let part = rect.overlap(with: isCovered ? covered : bounds(of: node))
    guard part.drawable != nil, radius.isDrawable else { return nil }
    let key = BackdropPicture.Key(of: node, in: part, radius: radius, isOpaque: isCovered)
    if let kept = backdrops[key] { return gsk_render_node_ref(kept.node) }
    guard let result = blurred(node, within: part, radius: radius, isOpaque: isCovered, overlap: 1) else { return nil }
    backdrops.insert(BackdropPicture(owning: gsk_render_node_ref(result), of: node), for: key)
    return result
  }

  private func clip(_ node: OpaquePointer, to path: Path, _ style: FillStyle) -> OpaquePointer? {
    if let rounded = clipRect(of: path, style), let rect = rounded.rect.drawable { return clip(node, to: rounded, in: rect) }
    return clip(node, along: path, style)
  }

  /// Passes a node to a closure, and then releases it.
  private func taking(_ node: OpaquePointer, _ make: (OpaquePointer) -> OpaquePointer?) -> OpaquePointer? {
    defer { gsk_render_node_unref(node) }
    return make(node)
  }

  /// Applies the enclosing effects to a node, which it consumes.
  private func applied(_ around: Surroundings, to node: OpaquePointer?) -> OpaquePointer? {
    var result = node
    for effect in around.effects {
      guard let node = result else { return nil }
      result = taking(node) { node in
        switch effect {
        case .transform(let transform):
          guard GSKTransform.canShow(transform) else { return nil }
          guard let gskTransform = GSKTransform.make(transform) else { return gsk_render_node_ref(node) }
          defer { gsk_transform_unref(gskTransform) }
          return gsk_transform_node_new(node, gskTransform)
        case .clip(let path, let style): return clip(node, to: path, style)
        case .opacity(let opacity):
          return opacity <= 0 ? nil : opacity >= 1 ? gsk_render_node_ref(node) : gsk_opacity_node_new(node, Float(opacity))
        }
      }
    }
    return result
  }
}

extension BlendMode {
  /// Indicates whether the mode depends on the coverage of the backdrop rather than on its color. The background of a window is everywhere,
  /// so that it would count as another view.
  fileprivate var isOfCoverage: Bool {
    switch self {
    case .sourceAtop, .destinationOver, .destinationOut: true
    default: false
    }
  }

  /// Indicates whether a layer is visible without a backdrop.
  fileprivate var showsAlone: Bool {
    switch self {
    case .sourceAtop, .destinationOut: false
    default: true
    }
  }
}
