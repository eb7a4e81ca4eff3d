import CGTK
import COrielGTK
import Foundation
import OrielDrawing

extension GSKRenderer {
  /// A group some of whose members need what was drawn before them: they are painted one after the other on a pile.
  func backdropGroupNode(_ children: [DisplayNode]) -> OpaquePointer? {
    var pile = Pile()
    for child in children { paint(child, on: &pile, Surroundings()) }
    return pile.take()
  }

  /// What has been drawn so far; owns its nodes.
  private struct Pile {
    /// What the views stand on, below all of them.
    private var grounds: [OpaquePointer] = []
    private var nodes: [OpaquePointer] = []
    /// A rectangle that is covered for certain.
    var covered = CGRect.null
    /// What was drawn before all of it, where something is done to its nodes together later on. Not owned.
    var behind: OpaquePointer?
    var isChangedLater = false

    mutating func add(_ node: OpaquePointer?) { if let node { nodes.append(node) } }

    /// What has been drawn so far is what the views to come stand on.
    mutating func endGround() {
      grounds += nodes
      nodes = []
    }

    /// Hands over all there is as one node.
    mutating func take() -> OpaquePointer? {
      defer { (grounds, nodes) = ([], []) }
      return Self.joined(grounds + nodes)
    }

    /// Hands over what has been drawn of the views as one node.
    mutating func takeViews() -> OpaquePointer? {
      defer { nodes = [] }
      return Self.joined(nodes)
    }

    /// All that is seen through a material laid on top, as one node: a new reference.
    mutating func backdrop() -> OpaquePointer? {
      grounds = Self.joined(grounds).map { [$0] } ?? []
      nodes = Self.joined(nodes).map { [$0] } ?? []
      let parts = (behind.map { [$0] } ?? []) + grounds + nodes
      guard parts.count > 1 else { return parts.first.flatMap { gsk_render_node_ref($0) } }
      var children: [OpaquePointer?] = parts
      return gsk_container_node_new(&children, guint(children.count))
    }

    /// One node in place of several, which it takes; nil for none.
    private static func joined(_ nodes: [OpaquePointer]) -> OpaquePointer? {
      guard nodes.count > 1 else { return nodes.first }
      var children: [OpaquePointer?] = nodes
      let result = gsk_container_node_new(&children, guint(children.count))
      for node in nodes { gsk_render_node_unref(node) }
      return result
    }
  }

  /// The effects between the group and what is painted.
  private struct Surroundings {
    enum Effect {
      case transform(CGAffineTransform)
      case clip(Path, FillStyle)
      case opacity(Double)
    }

    /// From the inside out.
    private(set) var effects: [Effect] = []
    private(set) var transform = CGAffineTransform.identity

    func inside(_ effect: Effect) -> Surroundings {
      var result = self
      result.effects.insert(effect, at: 0)
      if case .transform(let own) = effect { result.transform = own.concatenating(transform) }
      return result
    }

    /// The transforms alone.
    var placement: Surroundings { transform.isIdentity ? Surroundings() : Surroundings().inside(.transform(transform)) }
  }

  private func paint(_ node: DisplayNode, on pile: inout Pile, _ around: Surroundings) {
    defer { if node.isGround { pile.endGround() } }
    guard !node.backdropUse.isEmpty else {
      let isDirect = around.effects.isEmpty && !pile.isChangedLater || drawsPaths && drawsMasks
      guard let painted = isDirect ? paintedNode(for: node) : recordedNode(for: node) else { return }
      if case .color(let color, let rect) = node.content, color.alpha >= 1, around.effects.isEmpty, pile.covered.isNull {
        pile.covered = rect
      }
      return pile.add(applied(around, to: gsk_render_node_ref(painted)))
    }
    switch node.content {
    case .group(let children): for child in children { paint(child, on: &pile, around) }
    case .transform(let transform, let child): paint(child, on: &pile, around.inside(.transform(transform)))
    // Clipped afterwards, materials see what is beside them as far as it goes, and not as far as the clip leaves it; and where the clip's edge
    // lies between pixels, one soft edge doesn't lie on another.
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

  /// Paints what has materials inside by itself, in the group's space, and does something to the whole of it afterwards. Materials see what is
  /// behind all of it; what is mixed is mixed with the other parts of it alone.
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

  /// Projected with what its materials show, which is taken from where they stand without the projection.
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
      // It is made in the group's space; the path is in the material's.
      if let blurred = blurredPart(of: bottom, in: bounds, radius: backdrop.radius, covered: pile.covered) {
        let clipped = taking(blurred) { clip($0, to: path.applying(around.transform), style) }
        pile.add(clipped.flatMap { faded(within: around, $0) })
      }
    }
    pile.add(applied(around, to: fillNode(path, style, .color(backdrop.tint))))
  }

  /// A node of the group's space within the clips and opacities around; takes the node.
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

  /// The part of a drawing in a rectangle, blurred as if its edges went on for ever: of what lies beside a material nothing is seen in it. It
  /// reaches a little out of the rectangle. Nil where there is nothing.
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

  /// Hands a node in, and lets go of it.
  private func taking(_ node: OpaquePointer, _ make: (OpaquePointer) -> OpaquePointer?) -> OpaquePointer? {
    defer { gsk_render_node_unref(node) }
    return make(node)
  }

  /// A node with the effects around it; takes the node.
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
  /// Whether it goes by how much there is behind, and not by its colour. A window's ground is everywhere: to such a mode it would be one more view.
  fileprivate var isOfCoverage: Bool {
    switch self {
    case .sourceAtop, .destinationOver, .destinationOut: true
    default: false
    }
  }

  /// Whether a layer is seen with nothing behind it.
  fileprivate var showsAlone: Bool {
    switch self {
    case .sourceAtop, .destinationOut: false
    default: true
    }
  }
}
