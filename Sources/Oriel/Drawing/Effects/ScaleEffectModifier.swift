import Foundation
import OrielDrawing

/// A modifier that scales the drawing of a view, but not its layout. Mirrors `_ScaleEffect`, the type of SwiftUI's
/// `scaleEffect(_:anchor:)`. Oriel's own `scaleEffect(_:anchor:)` uses another type.
nonisolated public struct _ScaleEffect: GeometryEffect, Equatable {
  /// The horizontal and the vertical factor.
  public var scale: CGSize
  /// The fixed point of the scaling.
  public var anchor: UnitPoint

  /// Creates an effect with factors and a fixed point.
  public init(scale: CGSize, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(ScaleEffect(scale: scale, anchor: anchor).transform(size: size))
  }

  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }
}
