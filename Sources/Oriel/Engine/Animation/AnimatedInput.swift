/// An animation of the animatable data of a view or a modifier of the app, whose body is evaluated at every tick.
@MainActor
class AnimatedInput<Value> {
  /// Sets the next model value. While the animation runs, each tick requests an update of the node.
  func set(_ newValue: Value, transaction: Transaction, graph: ViewGraph) {}
  /// Replaces the model value by the presentation value.
  func apply(to value: inout Value) {}
  func stop(graph: ViewGraph) {}

  /// Creates an input for the value, or returns `nil` if its type can't be animated.
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
  /// True during an update, which evaluates the body anyway.
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
