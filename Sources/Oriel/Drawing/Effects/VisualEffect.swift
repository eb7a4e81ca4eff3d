import Foundation
import OrielDrawing

/// An effect on the look of a view that doesn't change its layout. Mirrors SwiftUI's `VisualEffect`.
public protocol VisualEffect: Animatable, Sendable {}

/// The effect that changes nothing, to which others are added. Mirrors SwiftUI's `EmptyVisualEffect`.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates an empty effect.
  public init() {}

  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// An effect that is applied to the result of another one.
// `VisualEffect` is `Sendable` in SwiftUI. The engine's own effects consist of numbers and colors.
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

/// A color transform with an amount.
struct ColorEffect: RenderEffect {
  enum Kind { case brightness, contrast, saturation, grayscale, hueRotation }

  var kind: Kind
  /// The amount as the matrix expects it. The angle of a hue rotation is in radians.
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

  /// Sets the opacity: 0 is invisible, 1 changes nothing.
  public func opacity(_ opacity: Double) -> some VisualEffect { then(OpacityEffect(opacity: opacity)) }

  /// Scales the drawing around an anchor.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    then(ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales the drawing around an anchor by the same factor along both axes.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the drawing around an anchor.
  public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Moves the drawing by a distance in points.
  public func offset(_ offset: CGSize) -> some VisualEffect { then(OffsetEffect(offset: offset)) }

  /// Moves the drawing by a distance in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

  /// Rotates the drawing around an anchor.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    then(RotationEffect(angle: angle, anchor: anchor))
  }

  /// Blurs the drawing with a radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { then(BlurEffect(radius: radius, isOpaque: opaque)) }

  /// Adds an amount to red, green and blue: 0 changes nothing, 1 results in white, -1 in black.
  public func brightness(_ amount: Double) -> some VisualEffect { then(ColorEffect(kind: .brightness, amount: amount)) }

  /// Scales the contrast: 1 changes nothing, 0 results in gray, and a negative amount also inverts.
  public func contrast(_ amount: Double) -> some VisualEffect { then(ColorEffect(kind: .contrast, amount: amount)) }

  /// Scales the saturation: 1 changes nothing, 0 results in gray.
  public func saturation(_ amount: Double) -> some VisualEffect { then(ColorEffect(kind: .saturation, amount: amount)) }

  /// Removes saturation: 0 changes nothing, 1 results in gray. The amount is limited to 0...1.
  public func grayscale(_ amount: Double) -> some VisualEffect { then(ColorEffect(kind: .grayscale, amount: amount)) }

  /// Rotates colors around the gray axis.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { then(ColorEffect(kind: .hueRotation, amount: angle.radians)) }
}
