import Foundation

/// An animatable value with its model value and its presentation value.
@MainActor
final class Presented<Value: Animatable>: FrameAnimator {
  /// The model value.
  private(set) var model: Value
  /// The presentation value in this frame.
  private(set) var value: Value
  private var running: RunningAnimation<Value.AnimatableData>?
  private var waiting: [Waiting] = []
  /// Returns the environment of the box or node that presents the value, or `nil` if that has been released while the clock still retains
  /// this object.
  private let environment: @MainActor () -> EnvironmentValues?
  private let owner: @MainActor () -> AnyViewNode?
  /// The closure to call when `value` has changed.
  private let didChange: @MainActor () -> Void

  /// A completion, and the time at which its animation is perceptually complete.
  private struct Waiting {
    let completion: AnimationCompletion
    let logicalEnd: TimeInterval?
  }

  init(_ value: Value, box: LayoutBox, didChange: @escaping @MainActor (LayoutBox) -> Void = { $0.setNeedsDisplay() }) {
    model = value
    self.value = value
    environment = { [weak box] in box?.environment }
    owner = { [weak box] in box?.node }
    self.didChange = { [weak box] in if let box { didChange(box) } }
  }

  /// Creates a value of a node, without a box.
  init(_ value: Value, node: AnyViewNode, didChange: @escaping @MainActor () -> Void) {
    model = value
    self.value = value
    environment = { [weak node] in node?.scope.values }
    owner = { [weak node] in node }
    self.didChange = didChange
  }

  var isRunning: Bool { running != nil }

  var animatedNode: AnyViewNode? { owner() }

  var endlessMotion: String? { running?.isEndless == true ? "an animation repeats forever" : nil }

  /// Sets the model value, with the animation of the transaction.
  func set(_ newValue: Value, transaction: Transaction, graph: ViewGraph) {
    let isSame = valuesAreEqual(model.animatableData, newValue.animatableData)
    model = newValue
    if isSame {
      var shown = newValue
      if running != nil { shown.animatableData = value.animatableData }
      value = shown
      didChange()
      return
    }
    guard let animation = transaction.effectiveAnimation else {
      stop(graph: graph)
      value = newValue
      didChange()
      return
    }
    var running = running ?? RunningAnimation(value.animatableData)
    running.move(
      to: newValue.animatableData, with: animation, at: graph.now, environment: environment() ?? graph.rootScope.values)
    self.running = running
    var shown = newValue
    shown.animatableData = value.animatableData
    value = shown
    for completion in transaction.completions {
      completion.begin()
      let end = completion.criteria.waitsForRemoval ? nil : animation.logicalDuration.map { graph.now + $0 }
      waiting.append(Waiting(completion: completion, logicalEnd: end))
    }
    graph.addAnimator(self)
    didChange()
  }

  /// Moves the model value, the presentation value and the running animation by the same distance. The motion isn't disturbed.
  func shift(to newValue: Value) {
    let distance = newValue.animatableData - model.animatableData
    running?.shift(by: distance)
    model = newValue
    value.animatableData += distance
    didChange()
  }

  /// Sets the value to `start` without an animation, and then to `end` with the transaction's. A running animation continues from its
  /// presentation value.
  func animate(from start: Value, to end: Value, transaction: Transaction, graph: ViewGraph) {
    if running == nil {
      model = start
      value = start
    }
    set(end, transaction: transaction, graph: graph)
  }

  // Each frame calls this for each animated value. The most common types are specialized.
  @specialized(where Value == CGRect)
  @specialized(where Value == CGFloat)
  @specialized(where Value == OffsetEffect)
  @specialized(where Value == OpacityEffect)
  @specialized(where Value == ScaleEffect)
  @specialized(where Value == RotationEffect)
  func tick(at time: TimeInterval, graph: ViewGraph) -> Bool {
    guard running != nil else { return false }
    guard let environment = environment() else {
      stop(graph: graph)
      return false
    }
    let data = running!.advance(to: time, environment: environment)
    value.animatableData = data
    let isDone = running!.isFinished
    let isLogicallyDone = running!.isLogicallyComplete
    if isDone { running = nil; value = model }
    didChange()
    waiting.removeAll { entry in
      let isOver = isDone || (!entry.completion.criteria.waitsForRemoval && (isLogicallyDone || (entry.logicalEnd ?? .infinity) <= time))
      if isOver { entry.completion.end(in: graph) }
      return isOver
    }
    return !isDone
  }

  /// Stops the animation at the model value, and calls the completions.
  func stop(graph: ViewGraph) {
    running = nil
    value = model
    graph.removeAnimator(self)
    let ended = waiting
    waiting = []
    for entry in ended { entry.completion.end(in: graph) }
  }
}
