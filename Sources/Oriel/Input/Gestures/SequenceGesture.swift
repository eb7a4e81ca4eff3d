import Foundation

/// A gesture that begins once another has ended, the pointer still down. Mirrors SwiftUI's `SequenceGesture`.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// Mirrors SwiftUI's `SequenceGesture.Value`.
  public enum Value {
    /// The first gesture is under way.
    case first(First.Value)
    /// The first gesture has ended; the second one's value is nil until it has begun.
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

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
      // The sequence itself tells of its end.
      case .cancelled: break
      }
    }
    guard let first, let second = assembly.root else { return assembly.setRoot(nil) }
    let unit = assembly.unit { SequenceUnit(first, second, box: assembly.box) }
    unit.secondFailed = { sink(.cancelled) }
  }
}

/// Two recognizers, one after the other.
@MainActor
final class SequenceUnit: CombinedUnit {
  var secondFailed: () -> Void = {}
  private var isInSecond = false
  private var last: GestureInput?

  override func start() {
    super.start()
    isInSecond = false
    first.start()
    for unit in units { follow(unit) }
  }

  override var holdsOthersBack: Bool { !isInSecond && first.holdsOthersBack }

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
      // The second gesture measures from where the first one ended.
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
