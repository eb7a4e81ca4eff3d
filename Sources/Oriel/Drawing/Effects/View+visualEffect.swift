import Foundation
import OrielDrawing

nonisolated struct VisualEffectModifier<Effect: VisualEffect>: BoxModifier {
  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

  @MainActor func makeBox(_ node: AnyViewNode) -> VisualEffectBox<Effect> { VisualEffectBox(node: node) }

  // The new closure may have captured values that give another effect for the geometry after this update.
  @MainActor func update(_ box: VisualEffectBox<Effect>, transaction: Transaction) { box.evaluateAfterLayout() }

  @MainActor func evaluate(_ box: VisualEffectBox<Effect>) { box.show(effect(EmptyVisualEffect(), box.proxy)) }
}

/// A box that shows its content with an effect that depends on its geometry. The effect is computed again only if the values that it read
/// have changed.
@MainActor
final class VisualEffectBox<Effect: VisualEffect>: WrapperBox, MeasuredWithoutEffect, DrawingEffect {
  private var source: GeometrySource!
  private var presented: Presented<Effect>?

  override init(node: AnyViewNode?) {
    super.init(node: node)
    source = GeometrySource(graph: graph, box: { [weak self] in self }, afterLayout: { [weak self] in self?.node?.setNeedsUpdate() })
  }

  var proxy: GeometryProxy { GeometryProxy(source: source) }

  func evaluateAfterLayout() { source.afterLayout { [weak self] in self?.node?.setNeedsUpdate() } }

  func show(_ effect: Effect) {
    guard let presented else {
      presented = Presented(effect, box: self) { ($0 as? VisualEffectBox<Effect>)?.effectDidChange() }
      return effectDidChange()
    }
    presented.set(effect, transaction: node?.transaction ?? graph.updates.transaction, graph: graph)
  }

  private func effectDidChange() {
    setNeedsDisplay()
    graph.geometryDidChange()
  }

  // MARK: Drawing

  private var shown: (any RenderEffect)? { presented?.value as? any RenderEffect }

  override var drawingEffect: (any DrawingEffect)? { presented != nil ? self : nil }

  var effectTransform: CGAffineTransform { shown?.finiteTransform(size: presentedSize) ?? .identity }

  var effectProjection: ProjectionTransform? { shown?.finiteProjection(size: presentedSize) }

  func applyEffect(to node: DisplayNode) -> DisplayNode {
    shown.map { drawing(node, with: $0) } ?? node
  }

  override func isHidden(from search: BoxSearch) -> Bool { search == .hitTesting && shown?.takesHits(size: presentedSize) == false }

  override func willDisappear() {
    presented?.stop(graph: graph)
    graph.geometry.remove(source)
  }
}

extension View {
  /// Applies an effect that depends on the view's own geometry to drawing and hit testing, but not to layout. The closure is called after
  /// the view's layout, and again when values that it has read from the proxy or from observable objects have changed. No body is evaluated
  /// while the view is scrolled. The proxy ignores the effect itself. Mirrors SwiftUI's `visualEffect(_:)`.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier(effect: effect))
  }
}
