import Foundation

/// An animatable value as a box holds it: where it goes, and where it is shown now.
@MainActor
final class Presented<Value: Animatable>: FrameAnimator {
  /// Where the value goes.
  private(set) var model: Value
  /// What is shown in this frame.
  private(set) var value: Value
  private var running: RunningAnimation<Value.AnimatableData>?
  private var waiting: [Waiting] = []
  /// What shows the value; nil once it is gone, while the clock still holds on to this.
  private let environment: @MainActor () -> EnvironmentValues?
  private let owner: @MainActor () -> AnyViewNode?
  /// Called when `value` changed.
  private let didChange: @MainActor () -> Void

  /// A completion and the time at which its animation has, to the eye, ended.
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

  /// A value that a node holds, with no box of its own.
  init(_ value: Value, node: AnyViewNode, didChange: @escaping @MainActor () -> Void) {
    model = value
    self.value = value
    environment = { [weak node] in node?.scope.values }
    owner = { [weak node] in node }
    self.didChange = didChange
  }

  var isRunning: Bool { running != nil }

  var animatedNode: AnyViewNode? { owner() }

  var endlessMotion: String? { running?.isEndless == true ? "an animation repeats for ever" : nil }

  /// Goes to a new value, animated if the transaction says so.
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

  /// Moves the way and what is shown along by as much as the goal moves; the motion goes on undisturbed.
  func shift(to newValue: Value) {
    let distance = newValue.animatableData - model.animatableData
    running?.shift(by: distance)
    model = newValue
    value.animatableData += distance
    didChange()
  }

  /// Starts at `start` without an animation, then goes to `end` as the transaction says.
  func animate(from start: Value, to end: Value, transaction: Transaction, graph: ViewGraph) {
    if running == nil {
      model = start
      value = start
    }
    set(end, transaction: transaction, graph: graph)
  }

  // Each frame comes through here for each value that moves: those that mostly do have code of their own.
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

  /// Ends all motion; completions are told.
  func stop(graph: ViewGraph) {
    running = nil
    value = model
    graph.removeAnimator(self)
    let ended = waiting
    waiting = []
    for entry in ended { entry.completion.end(in: graph) }
  }
}
