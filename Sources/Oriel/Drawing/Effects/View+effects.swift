import Foundation
import OrielDrawing

/// What a box does to all that it draws, as a value that can be animated.
protocol RenderEffect: Animatable {
  /// In the box's own space.
  func transform(size: CGSize) -> CGAffineTransform
  /// The transform with its perspective, where it has one: it is what is drawn and hit, and `transform` what comes nearest to it.
  func projection(size: CGSize) -> ProjectionTransform?
  @MainActor func apply(to node: DisplayNode, size: CGSize, environment: EnvironmentValues) -> DisplayNode
  /// Whether what is inside can be hit.
  var allowsHits: Bool { get }
  /// The effect where leading is on the right.
  func mirrored() -> Self
  /// Whether `transform` can be other than the identity.
  static var moves: Bool { get }
  /// What messages call the effect.
  static var name: String { get }
}

extension RenderEffect {
  func transform(size: CGSize) -> CGAffineTransform { .identity }
  func projection(size: CGSize) -> ProjectionTransform? { nil }
  var allowsHits: Bool { true }
  func mirrored() -> Self { self }
  static var moves: Bool { false }
  static var name: String { "effect" }
  @MainActor func apply(to node: DisplayNode, size: CGSize, environment: EnvironmentValues) -> DisplayNode {
    if let projection = projection(size: size) { return DisplayNode(.projection(projection, node)) }
    let transform = transform(size: size)
    return transform.isIdentity ? node : DisplayNode(.transform(transform, node))
  }
}

nonisolated struct EffectModifier<Effect: RenderEffect>: BoxModifier {
  static var isStateless: Bool { true }

  let effect: Effect

  @MainActor func makeBox(_ node: AnyViewNode) -> EffectBox<Effect> { EffectBox(effect, node: node) }

  @MainActor func update(_ box: EffectBox<Effect>, transaction: Transaction) { box.update(effect, transaction: transaction) }
}

@MainActor
final class EffectBox<Effect: RenderEffect>: WrapperBox, DrawingEffect {
  private var effect: Effect
  private var presented: Presented<Effect>?

  init(_ effect: Effect, node: AnyViewNode) {
    self.effect = effect
    super.init(node: node)
  }

  func update(_ newEffect: Effect, transaction: Transaction) {
    if presented == nil, transaction.effectiveAnimation == nil {
      effect = newEffect
      effectDidChange()
      return
    }
    let presented = presented ?? Presented(effect, box: self) { ($0 as? EffectBox<Effect>)?.effectDidChange() }
    self.presented = presented
    effect = newEffect
    presented.set(newEffect, transaction: transaction, graph: graph)
  }

  private func effectDidChange() {
    setNeedsDisplay()
    guard Effect.moves else { return }
    graph.geometryDidChange()
    graph.scrolling.effectDidMove(self)
  }

  private var shown: Effect { directed(presented?.value ?? effect) }

  private func directed(_ effect: Effect) -> Effect { isMirrored ? effect.mirrored() : effect }

  override var drawingEffect: (any DrawingEffect)? { self }

  var effectTransform: CGAffineTransform { shown.finiteTransform(size: presentedSize) }

  var effectProjection: ProjectionTransform? { shown.finiteProjection(size: presentedSize) }

  var settledEffectTransform: CGAffineTransform { directed(effect).finiteTransform(size: size) }

  func applyEffect(to node: DisplayNode) -> DisplayNode {
    ContainerShape.asking(for: self) { drawing(node, with: shown) }
  }

  override func isHidden(from search: BoxSearch) -> Bool {
    switch search {
    case .hitTesting: !shown.takesHits(size: presentedSize)
    // What is on its way to be seen is heard already.
    case .accessibility: (effect as? OpacityEffect).map { !($0.opacity > 0) } ?? false
    }
  }

  override func willDisappear() { presented?.stop(graph: graph) }
}

struct OffsetEffect: RenderEffect {
  static var moves: Bool { true }
  static var name: String { "offset" }
  var offset: CGSize

  func transform(size: CGSize) -> CGAffineTransform { CGAffineTransform(translationX: offset.width, y: offset.height) }

  func mirrored() -> OffsetEffect { OffsetEffect(offset: CGSize(width: -offset.width, height: offset.height)) }

  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
}

struct ScaleEffect: RenderEffect {
  static var moves: Bool { true }
  static var name: String { "scaleEffect" }
  var scale: CGSize
  var anchor: UnitPoint

  func transform(size: CGSize) -> CGAffineTransform {
    let center = CGPoint(x: size.width * anchor.x, y: size.height * anchor.y)
    return CGAffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }
}

struct RotationEffect: RenderEffect {
  static var moves: Bool { true }
  static var name: String { "rotationEffect" }
  var angle: Angle
  var anchor: UnitPoint

  func transform(size: CGSize) -> CGAffineTransform {
    let center = CGPoint(x: size.width * anchor.x, y: size.height * anchor.y)
    return CGAffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(CGAffineTransform(rotationAngle: angle.radians))
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.radians, anchor.animatableData) }
    set {
      angle = .radians(newValue.first)
      anchor.animatableData = newValue.second
    }
  }
}

struct OpacityEffect: RenderEffect {
  var opacity: Double

  var allowsHits: Bool { opacity > 0 }

  @MainActor func apply(to node: DisplayNode, size: CGSize, environment: EnvironmentValues) -> DisplayNode {
    opacity >= 1 ? node : opacity <= 0 || opacity.isNaN ? .empty : DisplayNode(.opacity(opacity, node))
  }

  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
}

struct BlurEffect: RenderEffect {
  var radius: CGFloat
  var isOpaque: Bool

  @MainActor func apply(to node: DisplayNode, size: CGSize, environment: EnvironmentValues) -> DisplayNode {
    radius > 0 ? DisplayNode(.blur(radius, isOpaque: isOpaque, node)) : node
  }

  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
}

struct ShadowEffect: RenderEffect {
  var color: Color
  var radius: CGFloat
  var offset: CGSize

  @MainActor func apply(to node: DisplayNode, size: CGSize, environment: EnvironmentValues) -> DisplayNode {
    node.shadowed(color.resolved(in: environment), radius: max(0, radius), offset: offset)
  }

  var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
    get { AnimatablePair(radius, offset.animatableData) }
    set {
      radius = newValue.first
      offset.animatableData = newValue.second
    }
  }
}

struct ClipEffect<S: Shape>: RenderEffect {
  var shape: S
  var style: FillStyle

  @MainActor func apply(to node: DisplayNode, size: CGSize, environment: EnvironmentValues) -> DisplayNode {
    guard PropertyPlan.isUsableUninstalled(shape) else { return .empty }
    return DisplayNode(.clip(shape.path(in: CGRect(origin: .zero, size: size), environment.layoutDirection), style, node))
  }

  var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// Draws its content as one picture before outer effects are applied; what it draws is a group already.
struct GroupEffect: RenderEffect {
  @MainActor func apply(to node: DisplayNode, size: CGSize, environment: EnvironmentValues) -> DisplayNode {
    node.backdropUse.isEmpty ? node : DisplayNode(.composited(node))
  }
}

extension View {
  /// Moves the drawing, not the layout. Mirrors SwiftUI's `offset(_:)`; points.
  nonisolated public func offset(_ offset: CGSize) -> some View { modifier(EffectModifier(effect: OffsetEffect(offset: offset))) }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

  /// Mirrors SwiftUI's `scaleEffect(_:anchor:)`.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(EffectModifier(effect: ScaleEffect(scale: scale, anchor: anchor)))
  }

  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Mirrors SwiftUI's `rotationEffect(_:anchor:)`.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(EffectModifier(effect: RotationEffect(angle: angle, anchor: anchor)))
  }

  /// Mirrors SwiftUI's `opacity(_:)`. A view with opacity 0 takes no hits.
  nonisolated public func opacity(_ opacity: Double) -> some View { modifier(EffectModifier(effect: OpacityEffect(opacity: opacity))) }

  /// Mirrors SwiftUI's `blur(radius:opaque:)`; points. An opaque blur ends where the drawing ends, with the colours of
  /// its edges continued outwards in place of a fade, and is black where nothing is drawn.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(EffectModifier(effect: BlurEffect(radius: radius, isOpaque: opaque)))
  }

  /// Mirrors SwiftUI's `shadow(color:radius:x:y:)`; points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(EffectModifier(effect: ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y))))
  }

  /// Mirrors SwiftUI's `clipShape(_:style:)`.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(EffectModifier(effect: ClipEffect(shape: shape, style: style)))
  }

  /// Mirrors SwiftUI's `clipped(antialiased:)`: hits are not clipped. Without antialiasing a pixel on the edge is shown
  /// whole or not at all.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Mirrors SwiftUI's `cornerRadius(_:antialiased:)`.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
  }

  /// Mirrors SwiftUI's `compositingGroup()`.
  nonisolated public func compositingGroup() -> some View { modifier(EffectModifier(effect: GroupEffect())) }

  /// Mirrors SwiftUI's `hidden()`: room is kept, nothing is drawn, hit or heard.
  nonisolated public func hidden() -> some View { opacity(0).accessibilityHidden(true) }
}
