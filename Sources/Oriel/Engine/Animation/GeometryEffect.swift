import Foundation
import OrielDrawing

/// A modifier that transforms the drawing of its view, but not its layout. Mirrors SwiftUI's `GeometryEffect`.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the transform in the view's own space.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor public static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> {
    PassthroughNode<ModifiedContent<Wrapped, Self>, ModifiedContent<Wrapped, EffectModifier<UserGeometryEffect<Self>>>>(
      view, in: context
    ) {
      ModifiedContent(content: $0.content, modifier: EffectModifier(effect: UserGeometryEffect(effect: $0.modifier)))
    }
  }
}

struct UserGeometryEffect<Effect: GeometryEffect>: RenderEffect {
  static var moves: Bool { true }
  static var name: String { "\(Effect.self)" }
  var effect: Effect

  func transform(size: CGSize) -> CGAffineTransform { effect.effectValue(size: size).nearestAffine(for: size) }

  func projection(size: CGSize) -> ProjectionTransform? {
    let value = effect.effectValue(size: size)
    return value.isAffine ? nil : value
  }

  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }
}
