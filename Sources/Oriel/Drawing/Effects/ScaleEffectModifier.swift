import Foundation
import OrielDrawing

/// Scales what a view draws, and not its layout. Mirrors what SwiftUI's `scaleEffect(_:anchor:)` is made of, `_ScaleEffect`; Oriel's own
/// `scaleEffect(_:anchor:)` is made of another type.
nonisolated public struct _ScaleEffect: GeometryEffect, Equatable {
  public var scale: CGSize
  public var anchor: UnitPoint

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
