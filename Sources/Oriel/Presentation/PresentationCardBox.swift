import Foundation
import OrielDrawing

/// The card of a presentation: its background with the content on top.
@MainActor
final class PresentationCardBox: LayoutBox, GestureSource, DrawingEffect, LayoutRegion {
  unowned let layer: PresentationBox
  /// The insets of the content from the card's edges. `leading` is the left edge.
  var insets = EdgeInsets()
  private var cardSize = CGSize.zero
  private var content: [LayoutBox] = []
  private var background: [LayoutBox] = []
  private let contentHolder: CenteringBox
  private var column = ImplicitStack()
  private let backgroundHolder: CenteringBox
  private lazy var member = GestureMember(SheetDragRecognizer(box: self))

  init(_ layer: PresentationBox, node: AnyViewNode) {
    self.layer = layer
    contentHolder = CenteringBox(node: node)
    backgroundHolder = CenteringBox(node: node)
    super.init(node: node)
    replaceChildren([contentHolder])
  }

  func setContent(_ boxes: [LayoutBox], background behind: [LayoutBox]) {
    contentHolder.replaceChildren(column.column(of: boxes, graph: graph))
    backgroundHolder.replaceChildren(behind)
    replaceChildren(behind.isEmpty ? [contentHolder] : [backgroundHolder, contentHolder])
  }

  func willGo() {
    graph.input.remove(member)
    contentHolder.detach()
    backgroundHolder.detach()
    detach()
  }

  // MARK: Layout

  /// The box isn't a layout boundary if the card fits its content, because a change of the content's size then changes the card's.
  override var sizing: BoxSizing { BoxSizing(fixedSize: cardSize, isLayoutBoundary: !layer.form.fitsContent) }

  private lazy var frames = RelativeFrames(self, room: .unspecified)

  override var layoutRegion: (any LayoutRegion)? { self }

  var relativeFrames: RelativeFrames? { frames }

  func measureContent(_ proposal: ProposedViewSize) -> CGSize { contentHolder.measure(proposal) }

  /// Places the card at a frame in the window.
  func place(_ frame: CGRect) {
    cardSize = CGSize(width: max(0, frame.width), height: max(0, frame.height))
    // A change of the insets changes the proposal.
    place(at: frame.origin, proposal: ProposedViewSize(CGRect(origin: .zero, size: cardSize).inset(by: insets).size))
  }

  override func layoutChildren() {
    let inner = CGRect(origin: .zero, size: size).inset(by: insets)
    frames.settle(ProposedViewSize(inner.size))
    contentHolder.place(at: inner.origin, proposal: ProposedViewSize(inner.size))
    if backgroundHolder.parent === self { backgroundHolder.place(at: .zero, proposal: ProposedViewSize(size)) }
  }

  // MARK: Motion

  /// The distance from the card's position to the position at which it is offscreen, in points.
  var way: CGFloat {
    switch layer.form {
    case .bottomSheet: presentedSize.height
    case .cover: presentedSize.height
    case .choices: max(0, graph.rootBox.size.height - presentedFrame.minY)
    case .card, .popover, .menu, .alert: 0
    }
  }

  var slides: Bool { !isFading }

  private var isFading: Bool { environment.accessibilityReduceMotion || way == 0 }

  override var drawingEffect: (any DrawingEffect)? { self }

  var effectTransform: CGAffineTransform {
    let absence = layer.absence.value
    var transform = CGAffineTransform(translationX: 0, y: layer.shift.value)
    guard absence != 0 else { return transform }
    guard isFading else { return transform.translatedBy(x: 0, y: absence * way) }
    guard !environment.accessibilityReduceMotion else { return transform }
    let (size, scale): (CGSize, CGFloat) = (presentedSize, scale(absence))
    let anchor = scaleAnchor(size)
    transform = transform.translatedBy(x: anchor.x, y: anchor.y).scaledBy(x: scale, y: scale)
    return transform.translatedBy(x: -anchor.x, y: -anchor.y)
  }

  /// The transform of the settled card, so that its rows are built before the card is visible.
  var settledEffectTransform: CGAffineTransform { .identity }

  private func scale(_ absence: CGFloat) -> CGFloat {
    switch layer.form {
    // An alert shrinks to its size on presentation, and is dismissed without scaling.
    case .alert: layer.isBeingRemoved ? 1 : 1 + 0.12 * absence
    case .popover: 1 - 0.12 * absence
    case .menu: 1 - 0.04 * absence
    case .card: 1 - 0.05 * absence
    case .bottomSheet, .cover, .choices: 1
    }
  }

  private func scaleAnchor(_ size: CGSize) -> CGPoint {
    if layer.form == .menu { return CGPoint(x: isMirrored ? size.width : 0, y: 0) }
    guard layer.form == .popover, let place = layer.place else { return CGPoint(x: size.width / 2, y: size.height / 2) }
    switch place.arrowEdge {
    case .top: return CGPoint(x: place.arrow, y: 0)
    case .bottom: return CGPoint(x: place.arrow, y: size.height)
    case .leading: return CGPoint(x: 0, y: place.arrow)
    case .trailing: return CGPoint(x: size.width, y: place.arrow)
    }
  }

  // MARK: Drawing

  var cornerRadius: CGFloat {
    let wanted: CGFloat
    switch layer.form {
    case .cover: wanted = 0
    case .bottomSheet: wanted = layer.options.cornerRadius ?? 12
    case .card: wanted = layer.options.cornerRadius ?? 12
    case .popover: wanted = layer.options.cornerRadius ?? 13
    case .menu: wanted = layer.options.cornerRadius ?? 12
    case .alert: wanted = 16
    case .choices: wanted = 0
    }
    return min(wanted, min(presentedSize.width, presentedSize.height) / 2)
  }

  private struct Look {
    var size: CGSize
    var form: PresentationForm
    var radius: CGFloat
    var place: PopoverPlacement?
  }

  private var look: Look?
  private var backgroundNode: DisplayNode?
  private var outline = Path()
  private var arrow: Path?
  private var clipped: (content: DisplayNode, node: DisplayNode)?
  /// The last drawing, without the motion, or `nil` before it is drawn.
  private(set) var picture: DisplayNode?

  func lookDidChange() {
    look = nil
    setNeedsDisplay()
  }

  func applyEffect(to node: DisplayNode) -> DisplayNode {
    // Everything but the motion is cached between frames.
    let size = presentedSize
    let isSame = look.map { $0.size == size && $0.form == layer.form && $0.radius == cornerRadius && $0.place == layer.place } ?? false
    if !isSame {
      look = Look(size: size, form: layer.form, radius: cornerRadius, place: layer.place)
      makeBackground(size)
      clipped = nil
    }
    let own: DisplayNode
    if let clipped, clipped.content === node {
      own = clipped.node
    } else {
      var nodes = backgroundNode.map { [$0] } ?? []
      if let arrow, let place = layer.place, let ground = contentBackground(at: place) {
        nodes.append(DisplayNode(.clip(arrow, FillStyle(), ground)))
      }
      let clips = layer.form != .cover && layer.form != .choices
      nodes.append(clips ? DisplayNode(.clip(outline, FillStyle(), node)) : node)
      if let grabber { nodes.append(grabber) }
      own = DisplayNode(.group(nodes))
      clipped = (node, own)
    }
    picture = own
    return moved(own)
  }

  override func drawing(at offset: CGPoint) -> DisplayNode? {
    let node = super.drawing(at: offset)
    guard let popup = layer.shownPopup else {
      layer.popup?.show(nil, in: .null)
      return node
    }
    popup.show(node, in: (picture?.bounds ?? .null).union(CGRect(origin: .zero, size: presentedSize)).offsetBy(dx: offset.x, dy: offset.y))
    return nil
  }

  /// Returns a drawing of the card with the current motion and opacity.
  func moved(_ node: DisplayNode) -> DisplayNode {
    var node = node
    let transform = effectTransform
    if !transform.isIdentity { node = DisplayNode(.transform(transform, node)) }
    let absence = layer.absence.value
    if isFading, absence > 0 { node = DisplayNode(.opacity(Double(max(0, 1 - absence)), node)) }
    return node
  }

  private func makeBackground(_ size: CGSize) {
    let bounds = CGRect(origin: .zero, size: size)
    let radius = cornerRadius
    backgroundNode = nil
    outline = Path(bounds)
    arrow = nil
    switch layer.form {
    case .choices: return
    case .cover: break
    case .bottomSheet:
      // A sheet that is dragged beyond its maximum height is extended at the bottom.
      outline = Path(
        roundedRect: CGRect(x: 0, y: 0, width: size.width, height: size.height + 400), cornerSize: CGSize(width: radius, height: radius),
        style: .continuous)
    case .popover:
      outline = Path(roundedRect: bounds, cornerRadius: radius, style: .continuous)
      arrow = layer.place.flatMap { $0.hasArrow ? Path.arrow(of: $0, in: bounds) : nil }
    case .card, .alert, .menu: outline = Path(roundedRect: bounds, cornerRadius: radius, style: .continuous)
    }
    var shapes = [outline]
    if let arrow {
      shapes.append(arrow)
      outline.addPath(arrow)
    }
    let hasView = layer.options.backgroundView != nil
    let style = layer.options.backgroundStyle ?? AnyShapeStyle(Self.defaultBackground)
    guard !hasView else { return }
    defer { backgroundNode = backgroundNode.map { DisplayNode(.group([$0]), isBackground: true) } }
    let fill = style._paint(in: environment, level: 0).drawing(in: bounds) { DisplayNode(.fill(outline, FillStyle(), $0)) }
    switch layer.form {
    case .cover, .choices: backgroundNode = fill
    case .bottomSheet:
      backgroundNode = shaded(fill, 0.12, radius: 8, y: 0, outside: shapes)
    case .card, .alert: backgroundNode = raised(fill, shadow: 0.28, radius: 20, y: 8, outside: shapes)
    case .popover: backgroundNode = raised(fill, shadow: 0.24, radius: 14, y: 4, outside: shapes)
    case .menu: backgroundNode = raised(fill, shadow: 0.2, radius: 9, y: 3, outside: shapes)
    }
  }

  /// Returns the background of the content at the edge with the arrow, which continues into the arrow, or `nil` if the content has none
  /// there.
  private func contentBackground(at place: PopoverPlacement) -> DisplayNode? {
    let length = PopoverPlacement.arrowLength
    let rect = CGRect(origin: .zero, size: presentedSize).insetBy(dx: -length, dy: -length)
    let foot = place.arrowFoot.insetBy(dx: 0.25, dy: 0.25)
    func find(in box: LayoutBox, at origin: CGPoint) -> DisplayNode? {
      guard !box.isBeingRemoved, !box.isHidden(from: .hitTesting) else { return nil }
      // Scrolled content doesn't count as background.
      if !(box is ScrollBox) {
        for child in box.children.reversed() {
          let corner = CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y)
          if let found = find(in: child, at: corner) { return found }
        }
      }
      guard let ground = box as? any BackgroundBox, ground.backgroundFrame.offsetBy(dx: origin.x, dy: origin.y).contains(foot) else {
        return nil
      }
      return ground.background(in: rect)
    }
    return find(in: contentHolder, at: contentHolder.origin)
  }

  private func raised(_ fill: DisplayNode, shadow: Float, radius: CGFloat, y: CGFloat, outside shapes: [Path]) -> DisplayNode {
    // In dark mode a shadow is hardly visible, so a lighter edge separates the card.
    let edge = environment.colorScheme == .dark ? RGBA.white.multiplyingAlpha(by: 0.14) : RGBA.black.multiplyingAlpha(by: 0.08)
    return DisplayNode(
      .group([
        shaded(fill, shadow, radius: radius, y: y, outside: shapes),
        DisplayNode(.stroke(outline, StrokeStyle(lineWidth: 1), .color(edge))),
      ]))
  }

  private func shaded(_ fill: DisplayNode, _ alpha: Float, radius: CGFloat, y: CGFloat, outside shapes: [Path]) -> DisplayNode {
    let (color, offset) = (RGBA.black.multiplyingAlpha(by: alpha), CGSize(width: 0, height: y))
    // The card's own background covers the part of the shadow behind it.
    if layer.options.backgroundStyle == nil { return DisplayNode(.shadow(color, radius: radius, offset: offset, fill)) }
    return fill.shadowed(color, radius: radius, offset: offset, outside: shapes)
  }

  /// The default background. It is lighter in dark mode because the window behind is dimmed.
  static let defaultBackground = Color(
    .adaptive(light: Color(.system(.background)), dark: Color(.system(.secondaryBackground))))

  private var grabber: DisplayNode? {
    guard layer.form == .bottomSheet else { return nil }
    switch layer.options.dragIndicator {
    case .hidden: return nil
    case .visible: break
    case .automatic: if layer.detents.count < 2 { return nil }
    }
    let pill = CGRect(x: presentedSize.width / 2 - 18, y: 5, width: 36, height: 5)
    let color = Color(.system(.tertiary)).resolved(in: environment)
    return DisplayNode(.fill(Path(roundedRect: pill, cornerRadius: 2.5), FillStyle(), .color(color)))
  }

  // MARK: Input

  override func hitContent(_ point: CGPoint) -> LayoutBox? {
    layer.form == .choices ? hitChildren(point) : hitChildren(point, orSelfIn: CGRect(origin: .zero, size: presentedSize))
  }

  var gestureMember: GestureMember? { member }
}

extension LayoutBox {
  /// Indicates whether the enclosing presentation, or else the window, has a background that the app has set.
  var isOnCustomBackground: Bool {
    var box = parent
    while let current = box {
      if let card = current as? PresentationCardBox { return card.layer.options.hasBackground }
      box = current.parent
    }
    return graph.rootBox.hasCustomBackground
  }
}

extension Path {
  /// Returns the arrow that points from a popover to its anchor.
  fileprivate static func arrow(of place: PopoverPlacement, in bounds: CGRect) -> Path {
    let (half, length) = (PopoverPlacement.arrowWidth / 2, PopoverPlacement.arrowLength)
    var tip = Path()
    // The arrow points downwards from the center of a bottom edge.
    tip.move(to: CGPoint(x: -half, y: -0.5))
    tip.addLine(to: CGPoint(x: -half, y: 0))
    tip.addCurve(to: CGPoint(x: -2.5, y: length - 1.4), control1: CGPoint(x: -half + 6, y: 0), control2: CGPoint(x: -5, y: length - 4))
    tip.addQuadCurve(to: CGPoint(x: 2.5, y: length - 1.4), control: CGPoint(x: 0, y: length + 1))
    tip.addCurve(to: CGPoint(x: half, y: 0), control1: CGPoint(x: 5, y: length - 4), control2: CGPoint(x: half - 6, y: 0))
    tip.addLine(to: CGPoint(x: half, y: -0.5))
    tip.closeSubpath()
    let transform: CGAffineTransform
    switch place.arrowEdge {
    case .bottom: transform = CGAffineTransform(translationX: place.arrow, y: bounds.maxY)
    case .top: transform = CGAffineTransform(scaleX: 1, y: -1).concatenating(CGAffineTransform(translationX: place.arrow, y: 0))
    case .leading: transform = CGAffineTransform(rotationAngle: .pi / 2).concatenating(CGAffineTransform(translationX: 0, y: place.arrow))
    case .trailing:
      transform = CGAffineTransform(rotationAngle: -.pi / 2).concatenating(CGAffineTransform(translationX: bounds.maxX, y: place.arrow))
    }
    return tip.applying(transform)
  }
}
