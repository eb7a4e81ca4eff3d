import Foundation
import OrielDrawing

/// A geometry effect that applies to drawing and hit testing, and that geometry proxies ignore. Mirrors SwiftUI's `_IgnoredByLayoutEffect`.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  var base: Base

  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  @MainActor public static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> {
    PassthroughNode<ModifiedContent<Wrapped, Self>, ModifiedContent<Wrapped, EffectModifier<UnmeasuredGeometryEffect<Base>>>>(
      view, in: context
    ) {
      ModifiedContent(content: $0.content, modifier: EffectModifier(effect: UnmeasuredGeometryEffect(effect: $0.modifier.base)))
    }
  }
}

/// An effect that is drawn and hit-tested by its projection, and has no transform for geometry measurements.
struct UnmeasuredGeometryEffect<Effect: GeometryEffect>: RenderEffect {
  static var moves: Bool { true }
  static var name: String { "\(Effect.self)" }
  var effect: Effect

  func projection(size: CGSize) -> ProjectionTransform? { effect.effectValue(size: size) }

  @MainActor func apply(to node: DisplayNode, size: CGSize, environment: EnvironmentValues) -> DisplayNode {
    let value = effect.effectValue(size: size)
    return DisplayNode(value.isAffine ? .transform(value.nearestAffine(for: size), node) : .projection(value, node))
  }

  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }
}

extension GeometryEffect {
  /// Returns the effect without an influence on layout: geometry proxies of its content report frames without it. Mirrors SwiftUI's
  /// `ignoredByLayout()`.
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}
