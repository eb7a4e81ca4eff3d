import Foundation
import OrielDrawing

/// The insertion transitions of a node's boxes.
@MainActor
enum InsertionTransition {
  static func begin(_ node: AnyViewNode) {
    let transaction = node.transaction
    guard node.mayHaveTransition(in: transaction) else { return }
    var boxes: [LayoutBox] = []
    node.appendBoxes(to: &boxes)
    var stages: Set<ObjectIdentifier> = []
    for box in boxes {
      let (transition, stage) = AttachedTransition.of(box)
      guard let stage, transaction.effectiveAnimation != nil || transition.isAnimatedByItself else { continue }
      if stages.insert(ObjectIdentifier(stage)).inserted { stage.arrive(with: transaction) }
    }
    // Enclosing modifiers have yet to wrap the boxes of the node.
    node.graph.afterBoxes { [weak node] in
      if let node, node.isMounted { show(node, transaction) }
    }
  }

  private static func show(_ node: AnyViewNode, _ transaction: Transaction) {
    var boxes: [LayoutBox] = []
    node.appendBoxes(to: &boxes)
    for box in boxes where !box.isBeingRemoved {
      let transition = AttachedTransition.around(box)
      guard transaction.effectiveAnimation != nil || transition.isAnimatedByItself else { continue }
      let box = box.withModifiers.last!
      node.graph.jumps.note(arrivalOf: box)
      guard !transition.insertion.isIdentity || box.transitionEffect != nil else { continue }
      var transaction = transaction
      if let animation = transition.insertionAnimation { transaction.animation = animation }
      let state = box.transitionEffect ?? Presented(transition.insertion, box: box)
      box.transitionEffect = state
      state.animate(
        from: transition.insertion, to: TransitionEffect(anchor: transition.insertion.anchor), transaction: transaction, graph: node.graph)
    }
  }
}

/// The removal transitions of a node's boxes.
@MainActor
enum RemovalTransition {
  /// Starts the removal transition. Returns `false` if there is none and the node has to be removed at once.
  static func begin(_ node: AnyViewNode, then remove: @escaping () -> Void) -> Bool {
    var transaction = node.transaction
    guard node.mayHaveTransition(in: transaction) else { return false }
    var boxes: [LayoutBox] = []
    node.appendBoxes(to: &boxes)
    boxes.removeAll { !$0.isPlaced }
    let isAnimated = transaction.effectiveAnimation != nil
    guard !boxes.isEmpty, isAnimated || boxes.contains(where: { AttachedTransition.around($0).isAnimatedByItself }) else {
      return false
    }
    let ticket = RemovalCompletion(remove)
    let id = ObjectIdentifier(node)
    node.graph.removals.add(ticket, of: id)
    node.isBeingRemoved = true
    node.graph.removals.observers.notify(in: node, isBeingRemoved: true)
    let completion = AnimationCompletion(criteria: .removed) { [reference = node.graph.reference] in
      reference.graph?.removals.remove(ticket, of: id)
      ticket.run()
    }
    transaction.completions.append(completion)
    var stages: Set<ObjectIdentifier> = []
    for box in boxes {
      let (transition, stage) = (AttachedTransition.around(box), AttachedTransition.of(box).stage)
      let leaving = box.withModifiers
      let box = leaving.last!
      for box in leaving { box.isBeingRemoved = true }
      // The container closes the gap.
      box.parent?.setNeedsLayout()
      node.graph.jumps.note(departureOf: box)
      if let stage, stages.insert(ObjectIdentifier(stage)).inserted { stage.depart(with: transaction) }
      guard !transition.removal.isIdentity || box.transitionEffect != nil else { continue }
      var transaction = transaction
      if let animation = transition.removalAnimation { transaction.animation = animation }
      let start = TransitionEffect(anchor: transition.removal.anchor)
      let state = box.transitionEffect ?? Presented(start, box: box)
      box.transitionEffect = state
      if !state.isRunning {
        state.animate(from: start, to: transition.removal, transaction: transaction, graph: node.graph)
      } else {
        state.set(transition.removal, transaction: transaction, graph: node.graph)
      }
    }
    completion.close(in: node.graph)
    return true
  }

  /// Cancels the removal transition of a node, which is inserted again.
  static func cancel(_ node: AnyViewNode) {
    node.graph.removals.cancel(ObjectIdentifier(node))
    node.isBeingRemoved = false
    node.graph.removals.observers.notify(in: node, isBeingRemoved: false)
    let transaction = node.transaction
    var boxes: [LayoutBox] = []
    node.appendBoxes(to: &boxes)
    for box in boxes where box.isBeingRemoved {
      let (transition, stage) = (AttachedTransition.around(box), AttachedTransition.of(box).stage)
      let returning = box.withModifiers
      let box = returning.last!
      for box in returning { box.isBeingRemoved = false }
      box.parent?.setNeedsLayout()
      stage?.reverseRemoval(with: transaction)
      guard let effect = box.transitionEffect else { continue }
      var transaction = transaction
      if let animation = transition.insertionAnimation { transaction.animation = animation }
      effect.set(TransitionEffect(anchor: effect.model.anchor), transaction: transaction, graph: node.graph)
    }
  }
}

/// The completion of one removal, which can be canceled.
final class RemovalCompletion {
  var isCancelled = false
  private let remove: () -> Void

  init(_ remove: @escaping () -> Void) { self.remove = remove }

  func run() { if !isCancelled { remove() } }
}

extension _AnyViewNode {
  /// Returns a Boolean value that indicates whether a transition may be animated, by the transaction or by an animation of its own.
  fileprivate func mayHaveTransition(in transaction: Transaction) -> Bool {
    transaction.effectiveAnimation != nil || (graph.animations.hasAnimatedTransitions && !transaction.disablesAnimations)
  }
}

extension LayoutBox {
  /// The box and the boxes that modifiers have put around it alone, from the innermost to the outermost. They are inserted and removed as
  /// one view.
  fileprivate var withModifiers: [LayoutBox] {
    var boxes = [self]
    while let outer = boxes.last?.parent, outer.modifiedContent === boxes.last { boxes.append(outer) }
    return boxes
  }
}

extension AttachedTransition {
  /// Returns the transition of a box together with the boxes of its modifiers. An outer transition with a body applies only if the body
  /// also belongs to the box itself, because it would be evaluated for the box's replacement as well. Otherwise the box's own transition
  /// applies, which is a fade by default.
  @MainActor fileprivate static func around(_ box: LayoutBox) -> AnyTransition {
    let (own, outer) = (of(box), of(box.withModifiers.last!))
    return outer.stage == nil || outer.stage === own.stage ? outer.transition : own.transition
  }
}
