import Foundation
import OrielDrawing

/// An animatable effect of a box on the drawing of itself and its descendants.
protocol RenderEffect: Animatable {
  /// Returns the transform in the box's own space.
  func transform(size: CGSize) -> CGAffineTransform
  /// Returns the transform with perspective, or `nil` if the effect has none. It applies to drawing and hit testing, and `transform` is the
  /// closest affine transform.
  func projection(size: CGSize) -> ProjectionTransform?
  @MainActor func apply(to node: DisplayNode, size: CGSize, environment: EnvironmentValues) -> DisplayNode
  /// Indicates whether the content takes part in hit testing.
  var allowsHits: Bool { get }
  /// Indicates whether the content is invisible when the effect has settled.
  var isInvisible: Bool { get }
  /// Returns the effect for a right-to-left layout.
  func mirrored() -> Self
  /// The translation of an effect that only translates, or zero for other effects.
  var translation: CGSize { get }
  /// Indicates whether `transform` may differ from the identity.
  static var moves: Bool { get }
  /// The name of the effect in diagnostics.
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
