import Foundation

/// A combination of two gestures, one of which is recognized; the first takes precedence. Mirrors SwiftUI's `ExclusiveGesture`.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of the gesture that is recognized. Mirrors SwiftUI's `ExclusiveGesture.Value`.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a combination of two gestures, the first of which takes precedence.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor
  public static func _assemble(_ gesture: Self, in assembly: _GestureAssembly, sink: @escaping (_GestureSignal<Value>) -> Void) {
    First._assemble(gesture.first, in: assembly) { sink($0.map(Value.first)) }
    let first = assembly.root
    Second._assemble(gesture.second, in: assembly) { sink($0.map(Value.second)) }
    guard let first, let second = assembly.root else { return assembly.setRoot(first ?? assembly.root) }
    _ = assembly.unit { ExclusiveRecognizer(first, second, box: assembly.box) }
  }
}

/// A pair of recognizers, one of which wins.
@MainActor
final class ExclusiveRecognizer: CombinedRecognizer {
  private var winner: GestureRecognizer?

  override func start() {
    super.start()
    winner = nil
    for unit in units {
      unit.start()
      follow(unit)
    }
  }

  override var delaysOthers: Bool { winner == nil && (first.delaysOthers || second.delaysOthers) }

  override var isHeldByTwoFingers: Bool { (winner.map { [$0] } ?? units).contains(where: \.isHeldByTwoFingers) }

  override func handle(_ input: GestureInput) {
    if first.phase.isLive { first.receive(input) }
    if second.phase.isLive, first.phase != .claimed { second.receive(input) }
    refresh()
  }

  override func grant() {
    let winning = first.phase == .claimed ? first : second
    winner = winning
    let losing = winning === first ? second : first
    if losing.phase.isLive { losing.cancel() }
    winning.grant()
    refresh()
  }

  override func cancel() {
    phase = .failed
    for unit in units where unit.phase.isLive { unit.cancel() }
  }

  override func refresh() {
    if let winner {
      phase = winner.phase
    } else if first.phase == .claimed || (second.phase == .claimed && !first.delaysOthers) {
      phase = .claimed
    } else if first.phase == .possible || second.phase == .possible {
      phase = .possible
    } else if first.phase == .lingering || second.phase == .lingering {
      phase = .lingering
    } else {
      phase = .failed
    }
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
