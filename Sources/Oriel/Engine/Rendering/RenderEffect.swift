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
  /// Whether nothing of what is inside is seen once the effect has arrived.
  var isInvisible: Bool { get }
  /// The effect where leading is on the right.
  func mirrored() -> Self
  /// How far the effect moves what is inside, where it does nothing else.
  var translation: CGSize { get }
  /// Whether `transform` can be other than the identity.
  static var moves: Bool { get }
  /// What messages call the effect.
  static var name: String { get }
}

extension RenderEffect {
  func transform(size: CGSize) -> CGAffineTransform { .identity }
  func projection(size: CGSize) -> ProjectionTransform? { nil }
  var allowsHits: Bool { true }
  var isInvisible: Bool { false }
  func mirrored() -> Self { self }
  var translation: CGSize { .zero }
  static var moves: Bool { false }
  static var name: String { "effect" }
  @MainActor func apply(to node: DisplayNode, size: CGSize, environment: EnvironmentValues) -> DisplayNode {
    if let projection = projection(size: size) { return DisplayNode(.projection(projection, node)) }
    let transform = transform(size: size)
    return transform.isIdentity ? node : DisplayNode(.transform(transform, node))
  }
}
