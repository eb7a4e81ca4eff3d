import Foundation
import OrielDrawing

nonisolated struct EffectModifier<Effect: RenderEffect>: BoxModifier {
  static var isStateless: Bool { true }

  let effect: Effect

  @MainActor func makeBox(_ node: AnyViewNode) -> EffectBox<Effect> { EffectBox(effect, node: node) }

  @MainActor func update(_ box: EffectBox<Effect>, transaction: Transaction) { box.update(effect, transaction: transaction) }
}

@MainActor
final class EffectBox<Effect: RenderEffect>: WrapperBox, DrawingEffect {
  private var effect: Effect
  private var presented: Presented<Effect>?
  private var lastMove: Move?

  /// The position of the content before an update.
  private final class Move {
    let updateID: Int
    let start: CGSize

    init(updateID: Int, start: CGSize) {
      self.updateID = updateID
      self.start = start
    }
  }

  init(_ effect: Effect, node: AnyViewNode) {
    self.effect = effect
    super.init(node: node)
  }

  func update(_ newEffect: Effect, transaction: Transaction) {
    let start = shown.translation
    change(to: newEffect, transaction: transaction)
    if shown.translation != start { lastMove = Move(updateID: graph.updates.updateID, start: start) }
  }

  private func change(to newEffect: Effect, transaction: Transaction) {
    if presented == nil, transaction.effectiveAnimation == nil {
      effect = newEffect
      effectDidChange()
      return
    }
    let presented = presented ?? Presented(effect, box: self) { ($0 as? EffectBox<Effect>)?.effectDidChange() }
    self.presented = presented
    effect = newEffect
    presented.set(newEffect, transaction: transaction, graph: graph)
  }

  private func effectDidChange() {
    setNeedsDisplay()
    guard Effect.moves else { return }
    graph.geometryDidChange()
    graph.movedEffects.add(self)
  }

  private var shown: Effect { directed(presented?.value ?? effect) }

  private func directed(_ effect: Effect) -> Effect { isMirrored ? effect.mirrored() : effect }

  override var drawingEffect: (any DrawingEffect)? { self }

  var effectTransform: CGAffineTransform { shown.finiteTransform(size: presentedSize) }

  var effectProjection: ProjectionTransform? { shown.finiteProjection(size: presentedSize) }

  func translation(beforeUpdate: Bool) -> CGSize {
    if beforeUpdate, let lastMove, lastMove.updateID == graph.updates.updateID { return lastMove.start }
    return shown.translation
  }

  var settledEffectTransform: CGAffineTransform { directed(effect).finiteTransform(size: size) }

  func applyEffect(to node: DisplayNode) -> DisplayNode {
    PathRequest.asking(for: self) { drawing(node, with: shown) }
  }

  override func isHidden(from search: BoxSearch) -> Bool {
    switch search {
    case .hitTesting: !shown.takesHits(size: presentedSize)
    // A view that is fading in is already accessible.
    case .accessibility: effect.isInvisible
    }
  }

  override func willDisappear() { presented?.stop(graph: graph) }
}
