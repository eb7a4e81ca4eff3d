import Foundation
import OrielDrawing

/// How far a view that the focus or the pointer is on stands out from its neighbours.
struct Lift: Animatable, Equatable {
  /// 0 at rest, 1 up.
  var raise: CGFloat = 0
  /// 0 free, 1 pushed in.
  var press: CGFloat = 0
  /// Which way the view leans, from -1 to 1: that side is nearer to the eye, and the light is there.
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

/// What a lift looks like.
struct LiftLook: Equatable {
  /// How large the raised view is, as a multiple of itself at rest.
  var scale: CGFloat
  /// What a press makes of that.
  var pressedScale: CGFloat
  /// How far the view leans at most, in degrees.
  var lean: CGFloat
  /// How far it goes towards the side that it leans to, in points.
  var sway: CGFloat
  /// The opacity of the light at its brightest.
  var light: Float
  /// The opacity of the shadow below the raised view.
  var shadow: Float
  /// The opacity of a ground behind the view.
  var ground: Float = 0
  /// Of a view that is one plate; nil where what the content draws has a shape of its own.
  var cornerRadius: CGFloat?

  static let lift = LiftLook(scale: 1.07, pressedScale: 0.95, lean: 5, sway: 3, light: 0.16, shadow: 0.35, cornerRadius: nil)
  static let highlight = LiftLook(scale: 1, pressedScale: 0.97, lean: 3, sway: 0, light: 0.3, shadow: 0, ground: 0.1, cornerRadius: nil)
}

extension Lift {
  /// How a view of a size is seen; the look without motion stays where it is.
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
