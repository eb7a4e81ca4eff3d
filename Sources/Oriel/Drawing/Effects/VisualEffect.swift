import Foundation
import OrielDrawing

/// Changes how a view looks, and not its layout. Mirrors SwiftUI's `VisualEffect`.
public protocol VisualEffect: Animatable, Sendable {}

/// The effect that changes nothing: others are put on it. Mirrors SwiftUI's `EmptyVisualEffect`.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}

  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// An effect, and what is drawn of it once more.
// `VisualEffect` is Sendable in SwiftUI. The engine's own effects are values, of numbers and colors.
struct ChainedVisualEffect<Base: VisualEffect, Effect: RenderEffect>: VisualEffect, @unchecked Sendable {
  var base: Base
  var effect: Effect

  var animatableData: AnimatablePair<Base.AnimatableData, Effect.AnimatableData> {
    get { AnimatablePair(base.animatableData, effect.animatableData) }
    set {
      base.animatableData = newValue.first
      effect.animatableData = newValue.second
    }
  }
}

extension ChainedVisualEffect: RenderEffect {
  static var moves: Bool { true }
  static var name: String { "visual effect" }

  private var inner: (any RenderEffect)? { base as? any RenderEffect }

  var allowsHits: Bool { effect.allowsHits && inner?.allowsHits ?? true }

  func transform(size: CGSize) -> CGAffineTransform {
    if let projection = projection(size: size) { return projection.nearestAffine(for: size) }
    return (inner?.transform(size: size) ?? .identity).concatenating(effect.transform(size: size))
  }

  func projection(size: CGSize) -> ProjectionTransform? {
    let (first, second) = (inner?.projection(size: size), effect.projection(size: size))
    if first == nil, second == nil { return nil }
    let before = first ?? ProjectionTransform(inner?.transform(size: size) ?? .identity)
    return before.concatenating(second ?? ProjectionTransform(effect.transform(size: size)))
  }

  @MainActor func apply(to node: DisplayNode, size: CGSize, environment: EnvironmentValues) -> DisplayNode {
    let node = inner?.apply(to: node, size: size, environment: environment) ?? node
    return effect.apply(to: node, size: size, environment: environment)
  }
}

/// What is drawn with other colours, by an amount.
struct ColorEffect: RenderEffect {
  enum Kind { case brightness, contrast, saturation, grayscale, hueRotation }

  var kind: Kind
  /// As the matrix takes it; radians for a hue.
  var amount: Double

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  private var matrix: ColorMatrix {
    switch kind {
    case .brightness: .brightness(amount)
    case .contrast: .contrast(amount)
    case .saturation: .saturation(amount)
    case .grayscale: .grayscale(amount)
    case .hueRotation: .hueRotation(.radians(amount))
    }
  }

  /// The amount that changes nothing.
  private var neutral: Double {
    switch kind {
    case .brightness, .grayscale, .hueRotation: 0
    case .contrast, .saturation: 1
    }
  }

  @MainActor func apply(to node: DisplayNode, size: CGSize, environment: EnvironmentValues) -> DisplayNode {
    amount == neutral ? node : DisplayNode(.colorMatrix(matrix, node))
  }
}

extension VisualEffect {
  func then<Effect: RenderEffect>(_ effect: Effect) -> ChainedVisualEffect<Self, Effect> {
    ChainedVisualEffect(base: self, effect: effect)
  }

  /// 0 is not to be seen, 1 changes nothing.
  public func opacity(_ opacity: Double) -> some VisualEffect { then(OpacityEffect(opacity: opacity)) }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    then(ScaleEffect(scale: scale, anchor: anchor))
  }

  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Points.
  public func offset(_ offset: CGSize) -> some VisualEffect { then(OffsetEffect(offset: offset)) }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    then(RotationEffect(angle: angle, anchor: anchor))
  }

  /// Points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { then(BlurEffect(radius: radius, isOpaque: opaque)) }

  /// 0 changes nothing, 1 makes white, -1 black.
  public func brightness(_ amount: Double) -> some VisualEffect { then(ColorEffect(kind: .brightness, amount: amount)) }

  /// 1 changes nothing, 0 makes grey, a negative amount inverts as well.
  public func contrast(_ amount: Double) -> some VisualEffect { then(ColorEffect(kind: .contrast, amount: amount)) }

  /// 1 changes nothing, 0 makes grey.
  public func saturation(_ amount: Double) -> some VisualEffect { then(ColorEffect(kind: .saturation, amount: amount)) }

  /// 0 changes nothing, 1 makes grey; the amount is limited to 0...1.
  public func grayscale(_ amount: Double) -> some VisualEffect { then(ColorEffect(kind: .grayscale, amount: amount)) }

  /// Turns colours around the grey axis.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { then(ColorEffect(kind: .hueRotation, amount: angle.radians)) }
}
