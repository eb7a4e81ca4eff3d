import Foundation
import OrielDrawing

/// A transform whose components are animated independently.
struct MatrixEffect: RenderEffect {
  static var moves: Bool { true }
  static var name: String { "transformEffect" }
  var exact: ProjectionTransform

  func transform(size: CGSize) -> CGAffineTransform { exact.nearestAffine(for: size) }

  func projection(size: CGSize) -> ProjectionTransform? { exact.isAffine ? nil : exact }

  typealias Row = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

  var animatableData: AnimatablePair<Row, AnimatablePair<Row, Row>> {
    get {
      func row(_ first: CGFloat, _ second: CGFloat, _ third: CGFloat) -> Row { Row(first, AnimatablePair(second, third)) }
      return AnimatablePair(
        row(exact.m11, exact.m12, exact.m13),
        AnimatablePair(row(exact.m21, exact.m22, exact.m23), row(exact.m31, exact.m32, exact.m33)))
    }
    set {
      let (first, second, third) = (newValue.first, newValue.second.first, newValue.second.second)
      (exact.m11, exact.m12, exact.m13) = (first.first, first.second.first, first.second.second)
      (exact.m21, exact.m22, exact.m23) = (second.first, second.second.first, second.second.second)
      (exact.m31, exact.m32, exact.m33) = (third.first, third.second.first, third.second.second)
    }
  }
}

extension VisualEffect {
  /// Rotates the drawing in three dimensions and shows it in perspective, like the view modifier of that name. Mirrors SwiftUI's
  /// `VisualEffect.rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    then(
      Rotation3DEffect(
        angle: angle, axis: Rotation3DEffect.AnimatableVector(x: axis.x, y: axis.y, z: axis.z), anchor: anchor, anchorZ: anchorZ,
        perspective: perspective))
  }

  /// Transforms the drawing by a projection. Mirrors SwiftUI's `VisualEffect.transformEffect(_:)`.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect { then(MatrixEffect(exact: transform)) }

  /// Transforms the drawing. Mirrors SwiftUI's `VisualEffect.transformEffect(_:)`.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { transformEffect(ProjectionTransform(transform)) }
}
