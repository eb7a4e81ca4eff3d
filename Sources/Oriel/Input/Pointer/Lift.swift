import Foundation
import OrielDrawing

/// The degree to which a view under the pointer, or with the focus, is raised above its siblings.
struct Lift: Animatable, Equatable {
  /// The degree of the raise, from 0 at rest to 1.
  var raise: CGFloat = 0
  /// The degree of the press, from 0 to 1.
  var press: CGFloat = 0
  /// The direction in which the view leans, from -1 to 1. That side is nearer to the viewer and highlighted.
  var tilt = CGPoint.zero

  typealias AnimatableData = AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>

  var animatableData: AnimatableData {
    get { AnimatablePair(AnimatablePair(raise, press), AnimatablePair(tilt.x, tilt.y)) }
    set {
      raise = newValue.first.first
      press = newValue.first.second
      tilt = CGPoint(x: newValue.second.first, y: newValue.second.second)
    }
  }
}

/// The appearance of a lift.
struct LiftLook: Equatable {
  /// The scale of the raised view.
  var scale: CGFloat
  /// The scale of a pressed view, in addition to that of the raise.
  var pressedScale: CGFloat
  /// The maximum angle by which the view leans, in degrees.
  var lean: CGFloat
  /// The maximum distance by which the view moves toward the side it leans to, in points.
  var sway: CGFloat
  /// The opacity of the highlight at its brightest point.
  var light: Float
  /// The opacity of the shadow below the raised view.
  var shadow: Float
  /// The opacity of the background behind the view.
  var ground: Float = 0
  /// The corner radius of a view that is a single plate, or `nil` if the content has a shape of its own.
  var cornerRadius: CGFloat?

  static let lift = LiftLook(scale: 1.07, pressedScale: 0.95, lean: 5, sway: 3, light: 0.16, shadow: 0.35, cornerRadius: nil)
  static let highlight = LiftLook(scale: 1, pressedScale: 0.97, lean: 3, sway: 0, light: 0.3, shadow: 0, ground: 0.1, cornerRadius: nil)
}

extension Lift {
  /// Returns the transform that draws a view of a size.
  func projection(of size: CGSize, look: LiftLook) -> ProjectionTransform {
    let scale = (1 + (look.scale - 1) * raise) * (1 + (look.pressedScale - 1) * press)
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    let plain = CGAffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(
        CGAffineTransform(translationX: center.x + tilt.x * look.sway * raise, y: center.y + tilt.y * look.sway * raise))
    let amount = min(hypot(tilt.x, tilt.y), 1.4) * raise
    guard amount * look.lean > 0.05 else { return ProjectionTransform(plain) }
    return ProjectionTransform(
      rotation: amount * look.lean * .pi / 180, axis: (x: tilt.y, y: -tilt.x, z: 0), anchor: center, anchorZ: 0, perspective: 0.6,
      size: size
    )
    .concatenating(ProjectionTransform(plain))
  }
}
