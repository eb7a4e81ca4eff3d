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
  /// Turns the drawing, not the layout, in three dimensions, and shows it in perspective. Mirrors SwiftUI's
  /// `rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`.
  ///
  /// Positive angles turn about `x` so that the lower edge comes nearer, about `y` so that the right edge moves away, about `z` clockwise. The
  /// axis needs no particular length; without one nothing is turned. `anchorZ` is the axis's depth in points. `perspective` is the longer side of the
  /// view divided by the distance of the eye: 0 shows no perspective. What would be behind the eye isn't drawn. What is drawn can be
  /// hit where it is seen; geometry proxies tell the nearest transform without perspective. Numbers that are no numbers draw nothing.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      EffectModifier(
        effect: Rotation3DEffect(
          angle: angle, axis: Rotation3DEffect.AnimatableVector(x: axis.x, y: axis.y, z: axis.z), anchor: anchor, anchorZ: anchorZ,
          perspective: perspective)))
  }

  /// Shows the drawing, not the layout, through a projection. Mirrors SwiftUI's `projectionEffect(_:)`.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(EffectModifier(effect: ProjectionEffect(exact: transform)))
  }

  /// Mirrors SwiftUI's `transformEffect(_:)`: moves the drawing, not the layout.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View { projectionEffect(ProjectionTransform(transform)) }
}
