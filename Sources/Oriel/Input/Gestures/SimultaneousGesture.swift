import Foundation

/// Two gestures, neither of which keeps the other from happening. Mirrors SwiftUI's `SimultaneousGesture`.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// Mirrors SwiftUI's `SimultaneousGesture.Value`.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  private final class Values { var value = Value() }

  @MainActor
  public static func _assemble(_ gesture: Self, in assembly: _GestureAssembly, sink: @escaping (_GestureSignal<Value>) -> Void) {
    let values = assembly.keep { Values() }
    func tell(_ other: GestureUnit?, hasEnded: Bool) {
      if other?.phase.isLive == true {
        sink(.changed(values.value))
      } else if hasEnded {
        sink(.ended(values.value))
      } else {
        sink(.cancelled)
      }
    }
    let pair = assembly.keep { UnitPair() }
    First._assemble(gesture.first, in: assembly) { signal in
      switch signal {
      case .changed(let value):
        values.value.first = value
        sink(.changed(values.value))
      case .ended(let value):
        values.value.first = value
        tell(pair.second, hasEnded: true)
      case .cancelled:
        values.value.first = nil
        tell(pair.second, hasEnded: values.value.second != nil)
      }
    }
    pair.first = assembly.root
    Second._assemble(gesture.second, in: assembly) { signal in
      switch signal {
      case .changed(let value):
        values.value.second = value
        sink(.changed(values.value))
      case .ended(let value):
        values.value.second = value
        tell(pair.first, hasEnded: true)
      case .cancelled:
        values.value.second = nil
        tell(pair.first, hasEnded: values.value.first != nil)
      }
    }
    pair.second = assembly.root
    guard let first = pair.first, let second = pair.second else { return assembly.setRoot(pair.first ?? pair.second) }
    let unit = assembly.unit { SimultaneousUnit(first, second, box: assembly.box) }
    unit.willStart = { values.value = Value() }
  }
}

/// The recognizers of two gestures that are combined, for what these say to each other. The assembly keeps them.
final class UnitPair {
  weak var first: GestureUnit?
  weak var second: GestureUnit?
}

/// Two recognizers that take part as one: once one has won, the other needs no more permission.
@MainActor
final class SimultaneousUnit: CombinedUnit {
  var willStart: () -> Void = {}
  private var isGranted = false

  override func start() {
    super.start()
    isGranted = false
    willStart()
    for unit in units {
      unit.start()
      follow(unit)
    }
  }

  override var holdsOthersBack: Bool { units.contains(where: \.holdsOthersBack) }

  override var isHeldByTwoFingers: Bool { units.contains(where: \.isHeldByTwoFingers) }

  override func handle(_ input: GestureInput) {
    for unit in units where unit.phase.isLive {
      unit.receive(input)
      if isGranted, unit.phase == .claimed { unit.grant() }
    }
    refresh()
  }

  override func grant() {
    isGranted = true
    refresh()
  }

  override func cancel() {
    phase = .failed
    for unit in units where unit.phase.isLive { unit.cancel() }
  }

  override func refresh() {
    if isGranted { for unit in units where unit.phase == .claimed { unit.grant() } }
    let phases = units.map(\.phase)
    if phases.contains(.claimed) {
      phase = .claimed
    } else if phases.contains(.active) || (isGranted && phases.contains(.possible)) {
      phase = .active
    } else if phases.contains(.possible) {
      phase = .possible
    } else if phases.contains(.lingering) {
      phase = .lingering
    } else {
      phase = isGranted ? .ended : .failed
    }
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
