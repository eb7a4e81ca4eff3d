/// Moves the animatable part of a user's view or modifier, which then runs its body again at every tick.
@MainActor
class AnimatedInput<Value> {
  /// Takes the next value of the view; `didTick` follows while it is on its way.
  func set(_ newValue: Value, transaction: Transaction, graph: ViewGraph) {}
  /// Puts what is shown now in place of where the value goes.
  func apply(to value: inout Value) {}
  func stop(graph: ViewGraph) {}

  /// Nil for types whose change cannot be animated.
  static func make(_ value: Value, node: AnyViewNode) -> AnimatedInput<Value>? {
    func typed<A: Animatable>(_ animatable: A) -> AnimatedInput<Value>? {
      if A.AnimatableData.self == EmptyAnimatableData.self { return nil }
      let input: AnyObject = TypedAnimatedInput<A>(animatable, node: node)
      return input as? AnimatedInput<Value>
    }
    guard let animatable = value as? any Animatable else { return nil }
    return typed(animatable)
  }
}

@MainActor
private final class TypedAnimatedInput<Value: Animatable>: AnimatedInput<Value> {
  private var presented: Presented<Value>!
  /// Setting happens in an update, which runs the body anyway.
  private var isSetting = false

  init(_ value: Value, node: AnyViewNode) {
    super.init()
    presented = Presented(value, node: node) { [weak self, weak node] in
      guard self?.isSetting == false else { return }
      node?.setNeedsUpdate()
    }
  }

  override func set(_ newValue: Value, transaction: Transaction, graph: ViewGraph) {
    isSetting = true
    presented.set(newValue, transaction: transaction, graph: graph)
    isSetting = false
  }

  override func apply(to value: inout Value) {
    if presented.isRunning { value.animatableData = presented.value.animatableData }
  }

  override func stop(graph: ViewGraph) {
    isSetting = true
    presented.stop(graph: graph)
  }
}
