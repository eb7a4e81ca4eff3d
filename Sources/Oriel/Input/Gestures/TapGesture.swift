import Foundation

/// A gesture that recognizes one or more taps. Mirrors SwiftUI's `TapGesture`.
nonisolated public struct TapGesture: PrimitiveGesture {
  /// The number of taps.
  public var count: Int

  /// Creates a tap gesture with a number of taps.
  public init(count: Int = 1) { self.count = count }

  public typealias Value = Void

  @MainActor
  public static func _assemble(_ gesture: TapGesture, in assembly: _GestureAssembly, sink: @escaping (_GestureSignal<Void>) -> Void) {
    let unit = assembly.unit { TapRecognizer(box: assembly.box) }
    unit.count = gesture.count
    unit.recognized = { _ in sink(.ended(())) }
  }
}

/// A gesture that recognizes one or more taps and has their location. Mirrors SwiftUI's `SpatialTapGesture`.
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
  /// The value of a tap. Mirrors SwiftUI's `SpatialTapGesture.Value`.
  public struct Value: Equatable, Sendable {
    /// The location of the last tap.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int
  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a tap gesture with a number of taps and the coordinate space of the location.
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
    let unit = assembly.unit { TapRecognizer(box: assembly.box) }
    unit.count = gesture.count
    let space = gesture.coordinateSpace
    unit.recognized = { [unowned unit] point in sink(.ended(Value(location: unit.convert(point, to: space)))) }
  }
}

/// A recognizer that counts taps, which are presses that end near their start.
@MainActor
final class TapRecognizer: GestureRecognizer {
  var count = 1
  var recognized: (CGPoint) -> Void = { _ in }

  private var tapsDone = 0
  private var pressedAt = CGPoint.zero
  private var last = CGPoint.zero
  private var timer: GraphTimer?

  /// The maximum duration from the end of a tap to the beginning of the next, in seconds.
  static let interval = 0.25
  /// The distance that a press may move, in points.
  static let slop: CGFloat = 45

  override func start() {
    super.start()
    tapsDone = 0
  }

  override var isTap: Bool { true }

  override var delaysOthers: Bool {
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
