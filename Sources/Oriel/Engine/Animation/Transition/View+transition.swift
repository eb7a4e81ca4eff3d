extension View {
  /// Sets the transition of the view for its insertion and removal in animated changes. Without one the view fades. Mirrors SwiftUI's
  /// `transition(_:)`.
  ///
  /// When a custom transition is replaced by one of another type, the state of the view is reset.
  nonisolated public func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }

  /// Sets the transition of the view for its insertion and removal in animated changes. Without one the view fades. Mirrors SwiftUI's
  /// `transition(_:)`.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}

/// The transition that a box carries for its view.
struct AttachedTransition {
  var transition: AnyTransition
  /// The object that evaluates the transition's body.
  let stage: TransitionStage

  /// Returns the effective transition of a box: mirrored in a right-to-left layout, and a fade if the user prefers reduced motion.
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
  typealias Value = AttachedTransition
}

/// A modifier that attaches a transition to boxes for the container that inserts and removes them. It doesn't affect layout.
nonisolated private struct TransitionMark: BoxModifier {
  static var isStateless: Bool { true }
  static func isSame(_ old: Self, _ new: Self) -> Bool { false }

  let value: AttachedTransition

  @MainActor func makeBox(_ node: AnyViewNode) -> TransitionMarkBox { TransitionMarkBox(value, node: node) }

  @MainActor func update(_ box: TransitionMarkBox, transaction: Transaction) { box.value = value }
}

@MainActor
private final class TransitionMarkBox: WrapperBox, TraitSource {
  var value: AttachedTransition

  init(_ value: AttachedTransition, node: AnyViewNode) {
    self.value = value
    super.init(node: node)
  }

  override var traitSource: (any TraitSource)? { self }

  func traitValue<Key: LayoutTraitKey>(_ key: Key.Type) -> Key.Value? {
    Key.self == TransitionTrait.self ? value as? Key.Value : layoutChild?.trait(key)
  }
}

/// A reference to the node that evaluates a transition's body, for boxes, which don't keep nodes alive.
@MainActor
final class TransitionStage {
  fileprivate weak var node: (any StagingNode)?

  nonisolated init() {}

  /// Shows the inserted view in the phase `willAppear` until it has been laid out, and then animates it to `identity`.
  func arrive(with transaction: Transaction) { node?.arrive(with: transaction) }

  /// Animates the removed view to the phase `didDisappear`.
  func depart(with transaction: Transaction) { node?.go(to: .didDisappear, with: transaction) }

  /// Animates a view that is inserted again during its removal to the phase `identity`.
  func reverseRemoval(with transaction: Transaction) { node?.go(to: .identity, with: transaction) }
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

/// A node that shows a view in the current phase, within the body of its transition if that has one.
@MainActor
private final class TransitionNode<Wrapped: View>: ViewNode<ModifiedContent<Wrapped, TransitionModifier>>, StagingNode {
  private var view: ModifiedContent<Wrapped, TransitionModifier>
  private var phase = TransitionPhase.identity
  /// The completions that wait until the view's insertion is animated, or `nil` if no insertion is pending.
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
    // Changes of the layout by the body are animated from the phase `willAppear`, so that phase has to be laid out first.
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
    let marked = shown.modifier(TransitionMark(value: AttachedTransition(transition: view.modifier.transition, stage: stage)))
    if let node = child as? ViewNode<ModifiedContent<V, TransitionMark>> { return node.update(marked) }
    let old = child
    child = TransitionMark._makeNode(marked, in: _NodeContext(graph: graph, parent: self, scope: scope))
    if let old {
      old.unmount()
      childDidChange(child)
    }
  }
}
