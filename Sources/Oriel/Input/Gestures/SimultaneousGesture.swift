import Foundation

/// A combination of two gestures that can be recognized at the same time. Mirrors SwiftUI's `SimultaneousGesture`.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The values of the two gestures. Mirrors SwiftUI's `SimultaneousGesture.Value`.
  public struct Value {
    /// The value of the first gesture, or `nil` if it isn't active.
    public var first: First.Value?
    /// The value of the second gesture, or `nil` if it isn't active.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a combination of two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The merged signals of the two recognizers. An event that both handle sends one signal with the values of both.
  @MainActor
  private final class Told {
    let pair = RecognizerPair()
    var sink: (_GestureSignal<Value>) -> Void = { _ in }
    private var value = Value()
    private var isFirstOver = false
    private var isSecondOver = false
    /// The number of nested calls during which both recognizers may send signals.
    private var depth = 0
    private var hasNews = false
    /// Indicates whether the last signal was a change.
    private var isOpen = false

    private var isLive: Bool {
      (!isFirstOver && pair.first?.phase.isLive == true) || (!isSecondOver && pair.second?.phase.isLive == true)
    }

    func start() {
      value = Value()
      isFirstOver = false
      isSecondOver = false
      hasNews = false
      isOpen = false
    }

    func note(first signal: _GestureSignal<First.Value>) {
      (value.first, isFirstOver) = Self.outcome(of: signal)
      hasNews = true
      tell()
    }

    func note(second signal: _GestureSignal<Second.Value>) {
      (value.second, isSecondOver) = Self.outcome(of: signal)
      hasNews = true
      tell()
    }

    func gather(_ body: () -> Void) {
      depth += 1
      body()
      depth -= 1
      tell()
    }

    private static func outcome<Part>(of signal: _GestureSignal<Part>) -> (Part?, Bool) {
      switch signal {
      case .changed(let value): (value, false)
      case .ended(let value): (value, true)
      case .cancelled: (nil, true)
      }
    }

    private func tell() {
      // A recognizer that fails without a signal may be the last that hasn't ended.
      guard depth == 0, hasNews || (isOpen && !isLive) else { return }
      hasNews = false
      let wasOpen = isOpen
      isOpen = isLive
      if isOpen {
        sink(.changed(value))
      } else if value.first != nil || value.second != nil {
        sink(.ended(value))
      } else if wasOpen {
        sink(.cancelled)
      }
    }
  }

  @MainActor
  public static func _assemble(_ gesture: Self, in assembly: _GestureAssembly, sink: @escaping (_GestureSignal<Value>) -> Void) {
    let told = assembly.keep { Told() }
    told.sink = sink
    First._assemble(gesture.first, in: assembly) { told.note(first: $0) }
    told.pair.first = assembly.root
    Second._assemble(gesture.second, in: assembly) { told.note(second: $0) }
    told.pair.second = assembly.root
    guard let first = told.pair.first, let second = told.pair.second else { return assembly.setRoot(told.pair.first ?? told.pair.second) }
    let unit = assembly.unit { SimultaneousRecognizer(first, second, box: assembly.box) }
    unit.willStart = { told.start() }
    unit.gather = { told.gather($0) }
  }
}

/// The recognizers of two combined gestures, for the closures of their signals. The assembly retains them.
final class RecognizerPair {
  weak var first: GestureRecognizer?
  weak var second: GestureRecognizer?
}

/// A pair of recognizers that take part as one. Once one of them has won, the other needs no further grant.
@MainActor
final class SimultaneousRecognizer: CombinedRecognizer {
  var willStart: () -> Void = {}
  /// The closure that runs another one, during which both recognizers may send signals.
  var gather: (() -> Void) -> Void = { $0() }
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

  override var delaysOthers: Bool { units.contains(where: \.delaysOthers) }

  override var isHeldByTwoFingers: Bool { units.contains(where: \.isHeldByTwoFingers) }

  override func handle(_ input: GestureInput) {
    gather {
      for unit in units where unit.phase.isLive {
        unit.receive(input)
        if isGranted, unit.phase == .claimed { unit.grant() }
      }
      refresh()
    }
  }

  override func grant() {
    isGranted = true
    refresh()
  }

  override func cancel() {
    phase = .failed
    gather { for unit in units where unit.phase.isLive { unit.cancel() } }
  }

  override func refresh() {
    if isGranted { gather { for unit in units where unit.phase == .claimed { unit.grant() } } }
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
