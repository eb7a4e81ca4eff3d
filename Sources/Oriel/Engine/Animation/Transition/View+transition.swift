extension View {
  /// How the view appears and goes where a change is animated; mirrors SwiftUI's `transition(_:)`. Without one it fades.
  ///
  /// While a transition of the program's own is exchanged for one of another type, the view starts anew.
  nonisolated public func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }

  /// How the view appears and goes where a change is animated; mirrors SwiftUI's `transition(_:)`. Without one it fades.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}

/// What a box says about its view's transition.
struct MarkedTransition {
  var transition: AnyTransition
  /// Where the transition's body is run.
  let stage: TransitionStage

  /// What is done to a box: mirrored where leading is on the right, and a fade where motion isn't wanted.
  @MainActor static func of(_ box: LayoutBox) -> (transition: AnyTransition, stage: TransitionStage?) {
    let marked = box.trait(TransitionTrait.self)
    var transition = marked?.transition ?? .opacity
    if transition.hasMotion, box.environment.accessibilityReduceMotion {
      transition = transition.asFade
    } else if box.isMirrored {
      transition.insertion = transition.insertion.mirrored()
      transition.removal = transition.removal.mirrored()
    }
    return (transition, transition.staged == nil ? nil : marked?.stage)
  }
}

enum TransitionTrait: LayoutTraitKey {
  typealias Value = MarkedTransition
}

/// Marks boxes for the container whose change has them come or go; layout doesn't know of it.
nonisolated private struct TransitionMark: BoxModifier {
  static var isStateless: Bool { true }
  static func isSame(_ old: Self, _ new: Self) -> Bool { false }

  let value: MarkedTransition

  @MainActor func makeBox(_ node: AnyViewNode) -> TransitionMarkBox { TransitionMarkBox(value, node: node) }

  @MainActor func update(_ box: TransitionMarkBox, transaction: Transaction) { box.value = value }
}

@MainActor
private final class TransitionMarkBox: WrapperBox, TraitSource {
  var value: MarkedTransition

  init(_ value: MarkedTransition, node: AnyViewNode) {
    self.value = value
    super.init(node: node)
  }

  override var traitSource: (any TraitSource)? { self }

  func traitValue<Key: LayoutTraitKey>(_ key: Key.Type) -> Key.Value? {
    Key.self == TransitionTrait.self ? value as? Key.Value : layoutChild?.trait(key)
  }
}

/// Stands for the node that runs a transition's body, in boxes that don't keep nodes alive.
@MainActor
final class TransitionStage {
  fileprivate weak var node: (any StagingNode)?

  nonisolated init() {}

  /// The view was inserted: it is shown as before it appears until it has been laid out, then goes to what it is.
  func arrive(with transaction: Transaction) { node?.arrive(with: transaction) }

  /// The view was removed, and goes to what it is afterwards.
  func depart(with transaction: Transaction) { node?.go(to: .didDisappear, with: transaction) }

  /// The view was asked for again on its way out.
  func turnRound(with transaction: Transaction) { node?.go(to: .identity, with: transaction) }
}

@MainActor
private protocol StagingNode: AnyObject {
  func arrive(with transaction: Transaction)
  func go(to phase: TransitionPhase, with transaction: Transaction)
}

nonisolated private struct TransitionModifier: ViewModifier {
  typealias Body = Never
  let transition: AnyTransition

  @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> {
    TransitionNode(view, in: context)
  }
}

/// Shows a view in the phase that it is in, within the body of its transition where that has one.
@MainActor
private final class TransitionNode<Wrapped: View>: ViewNode<ModifiedContent<Wrapped, TransitionModifier>>, StagingNode {
  private var view: ModifiedContent<Wrapped, TransitionModifier>
  private var phase = TransitionPhase.identity
  /// The completions that wait for the view to set out for where it is going.
  private var waiting: [AnimationCompletion]?
  private let stage = TransitionStage()
  private var child: AnyViewNode!

  init(_ view: ModifiedContent<Wrapped, TransitionModifier>, in context: _NodeContext) {
    self.view = view
    super.init(in: context)
    stage.node = self
    show()
  }

  override var isStateless: Bool { phase.isIdentity && waiting == nil }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let child { body(child) } }

  override func update(_ newView: ModifiedContent<Wrapped, TransitionModifier>) {
    view = newView
    show()
  }

  override func willUnmount() { endWaiting() }

  func arrive(with transaction: Transaction) {
    phase = .willAppear
    graph.updates.withTransaction({
      $0 = Transaction()
      $0.disablesAnimations = true
    }) { show() }
    // What the body lays out is animated from where it was before it appeared, so that has to be laid out first.
    for completion in transaction.completions { completion.begin() }
    waiting = transaction.completions
    setNeedsUpdate(with: transaction)
  }

  override func performUpdate() {
    needsUpdate = false
    guard waiting != nil else { return }
    phase = .identity
    show()
    endWaiting()
  }

  func go(to newPhase: TransitionPhase, with transaction: Transaction) {
    endWaiting()
    phase = newPhase
    graph.updates.withTransaction({ $0 = transaction }) { show() }
  }

  private func endWaiting() {
    guard let completions = waiting else { return }
    waiting = nil
    for completion in completions { completion.end(in: graph) }
  }

  private func show() {
    if view.modifier.transition.isAnimatedByItself { graph.animations.hasAnimatedTransitions = true }
    func apply(_ transition: some Transition) { place(transition.apply(content: view.content, phase: phase)) }
    if let staged = view.modifier.transition.staged { apply(staged) } else { place(view.content) }
  }

  private func place<V: View>(_ shown: V) {
    let marked = shown.modifier(TransitionMark(value: MarkedTransition(transition: view.modifier.transition, stage: stage)))
    if let node = child as? ViewNode<ModifiedContent<V, TransitionMark>> { return node.update(marked) }
    let old = child
    child = TransitionMark._makeNode(marked, in: _NodeContext(graph: graph, parent: self, scope: scope))
    if let old {
      old.unmount()
      childDidChange(child)
    }
  }
}
