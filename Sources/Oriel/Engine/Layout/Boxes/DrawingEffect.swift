import Foundation
import OrielDrawing

/// A box that changes the drawing of itself and its descendants.
@MainActor
protocol DrawingEffect: LayoutBox {
  /// Returns `node` with the effect applied. Both are in the box's own space.
  func applyEffect(to node: DisplayNode) -> DisplayNode

  /// The transform of the drawing in the box's own space, for hit testing and geometry.
  var effectTransform: CGAffineTransform { get }

  /// The effect's transform if it has perspective, or `nil`. `effectTransform` is then the closest affine transform.
  var effectProjection: ProjectionTransform? { get }

  /// Returns the distance by which the effect moves the content, for effects that only translate: the presentation value, or the value
  /// before the current update.
  func translation(beforeUpdate: Bool) -> CGSize

  /// The value of `effectTransform` after all animations have settled.
  var settledEffectTransform: CGAffineTransform { get }
}

extension DrawingEffect {
  var effectTransform: CGAffineTransform { .identity }

  var effectProjection: ProjectionTransform? { nil }

  var settledEffectTransform: CGAffineTransform { effectTransform }

  func translation(beforeUpdate: Bool) -> CGSize { .zero }
}
