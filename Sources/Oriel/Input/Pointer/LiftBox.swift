import Foundation
import OrielDrawing

/// A modifier that raises its content above the window while it has the focus or the pointer is over it.
nonisolated struct LiftModifier: BoxModifier, Equatable {
  var look: LiftLook
  var isFocused = false
  var isPressed = false
  /// Indicates whether the pointer raises the content without the focus.
  var followsPointer = true
  /// Indicates whether an outline and a highlight replace all motion.
  var isStill = false
  var isDark = false

  @MainActor func makeBox(_ node: AnyViewNode) -> LiftBox { LiftBox(self, node: node) }

  @MainActor func update(_ box: LiftBox, transaction: Transaction) { box.modifier = self }
}

/// A modifier that reads the environment values that a lift depends on.
struct Lifting: ViewModifier {
  let modifier: LiftModifier
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  nonisolated init(_ modifier: LiftModifier) { self.modifier = modifier }

  func body(content: Content) -> some View {
    var modifier = modifier
    modifier.isStill = reducesMotion
    modifier.isDark = colorScheme == .dark
    return content.modifier(modifier)
  }
}

/// A box that raises its content. All motion belongs to the box: neither the pointer nor the stick of a gamepad causes an evaluation or a
/// layout of views.
@MainActor
final class LiftBox: WrapperBox, HoverTarget, StickFollower, DrawingEffect, TraitSource {
  var modifier: LiftModifier {
    didSet {
      guard modifier != oldValue else { return }
      if modifier.isFocused != oldValue.isFocused { followStick() }
      settle(modifier.isPressed != oldValue.isPressed ? Self.pressSpring : Self.raiseSpring)
    }
  }
  private var lift: Presented<Lift>!
  /// The position of the pointer relative to the center, from -1 to 1 along each axis, or `nil` while the pointer isn't over the box.
  private var pointer: CGPoint?
  private var stick = CGPoint.zero
  private var isInFront = false
  private var shadow: (size: CGSize, node: DisplayNode)?

  private static let raiseSpring = Animation.spring(response: 0.42, dampingFraction: 0.68)
  private static let pressSpring = Animation.spring(response: 0.24, dampingFraction: 0.75)
  private static let tiltSpring = Animation.spring(response: 0.3, dampingFraction: 0.85)

  init(_ modifier: LiftModifier, node: AnyViewNode) {
    self.modifier = modifier
    super.init(node: node)
    lift = Presented(Lift(), box: self) { ($0 as? LiftBox)?.liftDidChange() }
    if modifier.isFocused {
      followStick()
      settle(nil)
    }
  }

  // MARK: Motion

  private var isRaised: Bool { modifier.isFocused || (pointer != nil && modifier.followsPointer) }

  private func settle(_ animation: Animation?) {
    var goal = Lift()
    goal.raise = isRaised ? 1 : 0
    goal.press = modifier.isPressed ? 1 : 0
    if isRaised { goal.tilt = modifier.followsPointer ? pointer ?? stick : stick }
    lift.set(goal, transaction: Transaction(animation: modifier.isStill ? nil : animation), graph: graph)
  }

  func pointerIsOver(_ point: CGPoint) {
    let wasOver = pointer != nil
    // The coordinate space of the parent doesn't lean.
    guard let around = parent?.localPoint(point), presentedSize.width > 0, presentedSize.height > 0 else { return }
    let frame = presentedFrame
    pointer = CGPoint(
      x: min(max((around.x - frame.midX) / (frame.width / 2), -1), 1), y: min(max((around.y - frame.midY) / (frame.height / 2), -1), 1))
    settle(wasOver ? Self.tiltSpring : Self.raiseSpring)
  }

  func pointerLeft() {
    pointer = nil
    settle(Self.raiseSpring)
  }

  /// False, because the focus determines the highlighted view while keys are used.
  var followsRestingPointer: Bool { false }

  private func followStick() {
    stick = .zero
    if modifier.isFocused { graph.input.addStickFollower(self) } else { graph.input.removeStickFollower(self) }
  }

  func stickMoved(to point: CGPoint) {
    stick = point
    settle(Self.tiltSpring)
  }

  override func willDisappear() {
    lift.stop(graph: graph)
    graph.input.forgetHover(self)
    graph.input.removeStickFollower(self)
  }

  // MARK: Appearance

  private func liftDidChange() {
    setNeedsDisplay()
    graph.geometryDidChange()
    let isUp = lift.value.raise > 0.01
    guard isUp != isInFront else { return }
    isInFront = isUp
    paintOrderDidChange()
  }

  private var isAtRest: Bool { lift.value == Lift() }

  /// The box itself while it is raised, in front of its siblings, because it then extends beyond its frame.
  override var traitSource: (any TraitSource)? { isInFront ? self : nil }

  var zIndexTrait: Double { (layoutChild?.zIndex ?? 0) + 1 }

  override var drawingEffect: (any DrawingEffect)? { self }

  private var projection: ProjectionTransform {
    modifier.isStill ? ProjectionTransform() : lift.value.projection(of: presentedSize, look: modifier.look)
  }

  var effectTransform: CGAffineTransform { isAtRest ? .identity : projection.nearestAffine(for: presentedSize) }

  var effectProjection: ProjectionTransform? {
    guard !isAtRest else { return nil }
    let projection = projection
    return projection.isAffine ? nil : projection
  }

  var settledEffectTransform: CGAffineTransform { .identity }

  func applyEffect(to node: DisplayNode) -> DisplayNode {
    guard !isAtRest else { return node }
    var lit = lit(node)
    if let ground { lit = DisplayNode(.group([ground, lit])) }
    if modifier.isStill { return lift.value.raise > 0 ? DisplayNode(.group([lit, outline])) : lit }
    let projection = projection
    let seen =
      projection.isAffine
      ? DisplayNode(.transform(projection.nearestAffine(for: .zero), lit)) : DisplayNode(.projection(projection, lit))
    return shadowed(seen)
  }

  private var bounds: CGRect { CGRect(origin: .zero, size: presentedSize) }

  /// The content shape for hover effects, or `nil` if the look determines the outline.
  private var shape: ContentShapeBox? { contentShape(for: .hoverEffect) }

  private func plate(inset: CGFloat = 0) -> Path {
    if let shape { return shape.path(inset: inset).applying(shape.transform(to: self)) }
    let radius = max(0, (modifier.look.cornerRadius ?? 8) - inset)
    return RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: bounds.insetBy(dx: inset, dy: inset))
  }

  // MARK: Light

  private func lit(_ node: DisplayNode) -> DisplayNode {
    let shown = lift.value
    // A press moves the view away from the light.
    let strength = modifier.look.light * Float(max(0, shown.raise) * (1 - 0.6 * shown.press))
    let shade = Float(0.12 * max(0, shown.press))
    let glow = strength > 0.002 ? light(strength) : nil
    let dark = shade > 0.002 ? DisplayNode(.color(RGBA.black.multiplyingAlpha(by: shade), bounds)) : nil
    guard glow != nil || dark != nil else { return node }
    guard modifier.look.cornerRadius != nil || shape != nil else {
      return DisplayNode(.blend(.sourceAtop, bottom: node, top: DisplayNode(.group([glow, dark].compactMap { $0 }))))
    }
    func onPlate(_ layer: DisplayNode) -> DisplayNode { DisplayNode(.clip(plate(), FillStyle(), layer)) }
    let isCard = modifier.look.cornerRadius != nil
    var parts = [node]
    if let glow {
      // On a card, dark parts stay dark and white parts stay white, so that text remains legible.
      parts = isCard ? [DisplayNode(.blend(.overlay, bottom: node, top: onPlate(glow)))] : [node, onPlate(glow)]
    }
    if let dark { parts.append(onPlate(dark)) }
    if glow != nil, isCard { parts.append(rim(strength)) }
    return DisplayNode(.group(parts))
  }

  /// The background behind the content. The content may be text only, and a highlight isn't visible on white.
  private var ground: DisplayNode? {
    let strength = modifier.look.ground * Float(max(0, lift.value.raise))
    guard strength > 0.002 else { return nil }
    return DisplayNode(.fill(plate(), FillStyle(), .color(Color.primary.resolved(in: environment).multiplyingAlpha(by: strength))))
  }

  /// Returns a soft light at the position that is nearest to the viewer.
  private func light(_ strength: Float) -> DisplayNode {
    let (size, tilt) = (presentedSize, lift.value.tilt)
    let spot = CGPoint(x: size.width * (0.5 + 0.42 * tilt.x), y: size.height * (0.22 + 0.5 * tilt.y))
    let radius = max(size.width, size.height) * 0.85
    let levels: [(CGFloat, Float)] = [(0, 1), (0.25, 0.78), (0.5, 0.4), (0.75, 0.12), (1, 0)]
    let stops = levels.map { GradientStop(color: RGBA.white.multiplyingAlpha(by: strength * $0.1), location: $0.0) }
    return DisplayNode(
      .fill(Path(bounds), FillStyle(), .radialGradient(stops: stops, center: spot, startRadius: 0, endRadius: radius)))
  }

  /// Returns the edge of the plate, which reflects the light from above.
  private func rim(_ strength: Float) -> DisplayNode {
    let stops = [
      GradientStop(color: RGBA.white.multiplyingAlpha(by: min(1, strength * 1.5)), location: 0),
      GradientStop(color: RGBA.white.multiplyingAlpha(by: strength * 0.25), location: 0.5),
      GradientStop(color: RGBA.white.multiplyingAlpha(by: strength * 0.1), location: 1),
    ]
    return DisplayNode(
      .stroke(
        plate(inset: 0.5), StrokeStyle(lineWidth: 1),
        .linearGradient(stops: stops, start: .zero, end: CGPoint(x: 0, y: presentedSize.height))))
  }

  /// The outline that replaces motion if motion is reduced.
  private var outline: DisplayNode {
    let color = Color.primary.resolved(in: environment).multiplyingAlpha(by: Float(lift.value.raise))
    return DisplayNode(.stroke(plate(inset: -4), StrokeStyle(lineWidth: 3), .color(color)))
  }

  // MARK: Shadow

  private func shadowed(_ node: DisplayNode) -> DisplayNode {
    let (shown, look) = (lift.value, modifier.look)
    let raise = max(0, shown.raise) * (1 - 0.65 * max(0, shown.press))
    let opacity = look.shadow * Float(raise) * (modifier.isDark ? 1.5 : 1)
    guard opacity > 0.002 else { return node }
    let drop = 0.09 * min(presentedSize.height, 260) * raise
    guard look.cornerRadius != nil || shape != nil else {
      return DisplayNode(
        .shadow(RGBA.black.multiplyingAlpha(by: min(1, opacity)), radius: 10, offset: CGSize(width: 0, height: drop), node))
    }
    let transform = projection.nearestAffine(for: presentedSize)
      .concatenating(CGAffineTransform(translationX: -2 * shown.tilt.x * look.sway, y: drop))
    let shadow = DisplayNode(.opacity(Double(min(1, opacity)), DisplayNode(.transform(transform, plateShadow))))
    return DisplayNode(.group([outsideOfShape(shadow), node]))
  }

  /// Returns the shadow without the part inside the content's outline, which would be visible through transparent content.
  private func outsideOfShape(_ shadow: DisplayNode) -> DisplayNode {
    guard shape != nil, let outline = plate().projected(by: projection) else { return shadow }
    var rest = Path(shadow.bounds.union(outline.boundingRect))
    rest.addPath(outline)
    return DisplayNode(.clip(rest, FillStyle(eoFill: true), shadow))
  }

  /// The shadow of the plate, which depends on the size only. The position and the opacity are applied to it.
  private var plateShadow: DisplayNode {
    if let shadow, shadow.size == presentedSize { return shadow.node }
    let radius = min(18, 0.1 * min(presentedSize.width, presentedSize.height) + 4)
    let node = DisplayNode(.blur(radius, DisplayNode(.fill(plate(inset: radius * 0.35), FillStyle(), .color(.black)))))
    shadow = (presentedSize, node)
    return node
  }
}
