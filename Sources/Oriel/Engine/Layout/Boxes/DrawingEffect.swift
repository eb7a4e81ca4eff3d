import Foundation
import OrielDrawing

/// A box that changes all that is drawn in it, what its children draw included.
@MainActor
protocol DrawingEffect: LayoutBox {
  /// The node with the effect; both are in the box's own space.
  func applyEffect(to node: DisplayNode) -> DisplayNode

  /// How the drawing is moved in the box's own space, for hit testing and geometry.
  var effectTransform: CGAffineTransform { get }

  /// The effect's transform where it has perspective: `effectTransform` is then the affine one that comes nearest.
  var effectProjection: ProjectionTransform? { get }

  /// How far the effect moves what is inside, where it does nothing else: as it is shown now, or as it was before the update under way.
  func translation(beforeUpdate: Bool) -> CGSize

  /// `effectTransform` as it is once what animates has arrived.
  var settledEffectTransform: CGAffineTransform { get }
}

extension DrawingEffect {
  var effectTransform: CGAffineTransform { .identity }

  var effectProjection: ProjectionTransform? { nil }

  var settledEffectTransform: CGAffineTransform { effectTransform }

  func translation(beforeUpdate: Bool) -> CGSize { .zero }
}
