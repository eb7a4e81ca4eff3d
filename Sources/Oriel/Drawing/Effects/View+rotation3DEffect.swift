import Foundation
import OrielDrawing

struct Rotation3DEffect: RenderEffect {
  static var moves: Bool { true }
  static var name: String { "rotation3DEffect" }
  var angle: Angle
  /// The direction of the axis in x, y and z.
  var axis: AnimatableVector
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat

  struct AnimatableVector: Equatable {
    var x: CGFloat
    var y: CGFloat
    var z: CGFloat
  }

  private func exact(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      rotation: angle.radians, axis: (axis.x, axis.y, axis.z),
      anchor: CGPoint(x: size.width * anchor.x, y: size.height * anchor.y), anchorZ: anchorZ, perspective: perspective, size: size)
  }

  func transform(size: CGSize) -> CGAffineTransform { exact(size: size).nearestAffine(for: size) }

  func projection(size: CGSize) -> ProjectionTransform? {
    let exact = exact(size: size)
    return exact.isAffine ? nil : exact
  }

  typealias AnimatableData = AnimatablePair<
    AnimatablePair<Double, UnitPoint.AnimatableData>,
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  >

  var animatableData: AnimatableData {
    get {
      AnimatablePair(
        AnimatablePair(angle.radians, anchor.animatableData),
        AnimatablePair(
          AnimatablePair(anchorZ, perspective), AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z))))
    }
    set {
      angle = .radians(newValue.first.first)
      anchor.animatableData = newValue.first.second
      anchorZ = newValue.second.first.first
      perspective = newValue.second.first.second
      axis = AnimatableVector(
        x: newValue.second.second.first, y: newValue.second.second.second.first, z: newValue.second.second.second.second)
    }
  }
}

/// A transform with perspective that isn't animated.
struct ProjectionEffect: RenderEffect {
  static var moves: Bool { true }
  static var name: String { "projectionEffect" }
  var exact: ProjectionTransform

  func transform(size: CGSize) -> CGAffineTransform { exact.nearestAffine(for: size) }

  func projection(size: CGSize) -> ProjectionTransform? { exact.isAffine ? nil : exact }

  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension View {
  /// Rotates the drawing in three dimensions and shows it in perspective, but not the layout. Mirrors SwiftUI's
  /// `rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`.
  ///
  /// Positive angles rotate about `x` so that the lower edge comes nearer, about `y` so that the right edge moves away, and about `z`
  /// clockwise. The axis can have any length; without one nothing is rotated. `anchorZ` is the depth of the axis in points. `perspective`
  /// is the longer side of the view divided by the distance of the eye: 0 shows no perspective. Parts that would be behind the eye aren't
  /// drawn. Hit testing follows the drawing; geometry proxies use the closest transform without perspective. With NaN nothing is drawn.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      EffectModifier(
        effect: Rotation3DEffect(
          angle: angle, axis: Rotation3DEffect.AnimatableVector(x: axis.x, y: axis.y, z: axis.z), anchor: anchor, anchorZ: anchorZ,
          perspective: perspective)))
  }

  /// Transforms the drawing by a projection, but not the layout. Mirrors SwiftUI's `projectionEffect(_:)`.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(EffectModifier(effect: ProjectionEffect(exact: transform)))
  }

  /// Transforms the drawing, but not the layout. Mirrors SwiftUI's `transformEffect(_:)`.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View { projectionEffect(ProjectionTransform(transform)) }
}
