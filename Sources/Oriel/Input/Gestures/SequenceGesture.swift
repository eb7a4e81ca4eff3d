import Foundation

/// A combination of two gestures, the second of which begins when the first has ended, while the pointer is still down. Mirrors SwiftUI's
/// `SequenceGesture`.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of the gesture that is active. Mirrors SwiftUI's `SequenceGesture.Value`.
  public enum Value {
    /// The first gesture is active.
    case first(First.Value)
    /// The first gesture has ended. The value of the second gesture is `nil` until it begins.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a sequence of two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  private final class Values { var first: First.Value? }

  @MainActor
  public static func _assemble(_ gesture: Self, in assembly: _GestureAssembly, sink: @escaping (_GestureSignal<Value>) -> Void) {
    let values = assembly.keep { Values() }
    First._assemble(gesture.first, in: assembly) { signal in
      switch signal {
      case .changed(let value): sink(.changed(.first(value)))
      case .ended(let value):
        values.first = value
        sink(.changed(.second(value, nil)))
      case .cancelled: sink(.cancelled)
      }
    }
    let first = assembly.root
    Second._assemble(gesture.second, in: assembly) { signal in
      guard let first = values.first else { return }
      switch signal {
      case .changed(let value): sink(.changed(.second(first, value)))
      case .ended(let value): sink(.ended(.second(first, value)))
      // The sequence itself reports its end.
      case .cancelled: break
      }
    }
    guard let first, let second = assembly.root else { return assembly.setRoot(nil) }
    let unit = assembly.unit { SequenceRecognizer(first, second, box: assembly.box) }
    unit.secondFailed = { sink(.cancelled) }
  }
}

/// A pair of recognizers that follow one another.
@MainActor
final class SequenceRecognizer: CombinedRecognizer {
  var secondFailed: () -> Void = {}
  private var isInSecond = false
  private var last: GestureInput?

  override func start() {
    super.start()
    isInSecond = false
    first.start()
    for unit in units { follow(unit) }
  }

  override var delaysOthers: Bool { !isInSecond && first.delaysOthers }

  override var isHeldByTwoFingers: Bool { (isInSecond ? second : first).isHeldByTwoFingers }

  override func handle(_ input: GestureInput) {
    last = input
    (isInSecond ? second : first).receive(input)
    refresh()
  }

  override func grant() {
    first.grant()
    refresh()
  }

  override func cancel() {
    phase = .failed
    if first.phase.isLive { first.cancel() }
    if isInSecond, second.phase.isLive {
      second.cancel()
      secondFailed()
    }
  }

  override func refresh() {
    if !isInSecond {
      phase = first.phase
      guard first.phase == .ended, let last else { return }
      isInSecond = true
      phase = .active
      second.start()
      // The second gesture starts at the location at which the first has ended.
      var press = last
      press.phase = .down
      second.receive(press)
    }
    if second.phase == .claimed { second.grant() }
    switch second.phase {
    case .idle, .possible, .lingering, .claimed, .active: phase = .active
    case .ended: phase = .ended
    case .failed:
      guard phase != .failed else { return }
      phase = .failed
      secondFailed()
    }
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
