import Foundation

/// One or more taps. Mirrors SwiftUI's `TapGesture`.
nonisolated public struct TapGesture: PrimitiveGesture {
  public var count: Int

  public init(count: Int = 1) { self.count = count }

  public typealias Value = Void

  @MainActor
  public static func _assemble(_ gesture: TapGesture, in assembly: _GestureAssembly, sink: @escaping (_GestureSignal<Void>) -> Void) {
    let unit = assembly.unit { TapUnit(box: assembly.box) }
    unit.count = gesture.count
    unit.recognized = { _ in sink(.ended(())) }
  }
}

/// Taps that say where they were. Mirrors SwiftUI's `SpatialTapGesture`.
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
  /// Mirrors SwiftUI's `SpatialTapGesture.Value`.
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Mirrors SwiftUI's deprecated `init(count:coordinateSpace:)` with a `CoordinateSpace`.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  @MainActor
  public static func _assemble(
    _ gesture: SpatialTapGesture, in assembly: _GestureAssembly, sink: @escaping (_GestureSignal<Value>) -> Void
  ) {
    let unit = assembly.unit { TapUnit(box: assembly.box) }
    unit.count = gesture.count
    let space = gesture.coordinateSpace
    unit.recognized = { [unowned unit] point in sink(.ended(Value(location: unit.convert(point, to: space)))) }
  }
}

/// Counts taps: presses that are let go near to where they began.
@MainActor
final class TapUnit: GestureUnit {
  var count = 1
  var recognized: (CGPoint) -> Void = { _ in }

  private var tapsDone = 0
  private var pressedAt = CGPoint.zero
  private var last = CGPoint.zero
  private var timer: GraphTimer?

  /// Seconds from one tap's end to the next one's beginning.
  static let interval = 0.25
  /// Points that a press may wander.
  static let slop: CGFloat = 45

  override func start() {
    super.start()
    tapsDone = 0
  }

  override var isTap: Bool { true }

  override var holdsOthersBack: Bool {
    switch phase {
    case .possible, .lingering: tapsDone > 0
    case .idle, .claimed, .active, .ended, .failed: false
    }
  }

  override func handle(_ input: GestureInput) {
    switch (input.phase, phase) {
    case (.down, .possible), (.down, .lingering):
      stopTimer()
      if tapsDone > 0, input.location.distance(to: last) > Self.slop {
        phase = .failed
        return
      }
      phase = .possible
      pressedAt = input.location
    case (.move, .possible):
      if input.location.distance(to: pressedAt) > Self.slop { phase = .failed }
    case (.up, .possible):
      tapsDone += 1
      last = input.location
      if tapsDone >= max(1, count) {
        phase = .claimed
      } else {
        phase = .lingering
        timer = graph.schedule(after: Self.interval) { [weak self] in
          guard let self, phase == .lingering else { return }
          phase = .failed
          phaseDidChange()
        }
      }
    case (.down, _), (.move, _), (.up, _):
      break
    }
  }

  override func grant() {
    stopTimer()
    phase = .ended
    recognized(last)
  }

  override func cancel() {
    stopTimer()
    phase = .failed
  }

  private func stopTimer() {
    graph.cancel(timer)
    timer = nil
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot() }
}
