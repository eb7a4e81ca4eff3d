import Foundation
import OrielModel

/// A press that moves. Mirrors SwiftUI's `DragGesture`.
///
/// Each location is told in the coordinate space as it is at that moment. The local space goes along with its view: where the drag moves the view
/// itself, such as by an `offset` around the gesture, the translation lacks what the view has moved, as in SwiftUI. A drag in the global or
/// another space that stands still follows the pointer.
nonisolated public struct DragGesture: PrimitiveGesture {
  /// Mirrors SwiftUI's `DragGesture.Value`; points, and points a second.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var velocity: CGSize

    public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }

    /// Where the drag would come to rest if it were let go now.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width * Self.coasting, y: location.y + velocity.height * Self.coasting)
    }

    public var predictedEndTranslation: CGSize {
      CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }

    /// Seconds that the velocity would have to last.
    private static let coasting = 0.25
  }

  /// Points.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Mirrors SwiftUI's deprecated `init(minimumDistance:coordinateSpace:)` with a `CoordinateSpace`.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  @MainActor
  public static func _assemble(_ gesture: DragGesture, in assembly: _GestureAssembly, sink: @escaping (_GestureSignal<Value>) -> Void) {
    let unit = assembly.unit { DragUnit(box: assembly.box) }
    unit.gesture = gesture
    unit.sink = sink
  }
}

@MainActor
final class DragUnit: GestureUnit {
  var gesture = DragGesture()
  var sink: (_GestureSignal<DragGesture.Value>) -> Void = { _ in }

  private var pressedAt = CGPoint.zero
  private var firstLocation = CGPoint.zero
  private var tracker = VelocityTracker()
  private var last: DragGesture.Value?

  override func start() {
    super.start()
    tracker.reset()
    last = nil
  }

  override func handle(_ input: GestureInput) {
    switch (input.phase, phase) {
    case (.down, .possible):
      pressedAt = input.location
      firstLocation = convert(input.location, to: gesture.coordinateSpace)
      note(input)
      if gesture.minimumDistance <= 0 { phase = .claimed }
    case (.move, .possible):
      note(input)
      if input.location.distance(to: pressedAt) >= gesture.minimumDistance { phase = .claimed }
    case (.up, .possible):
      phase = .failed
    case (.move, .claimed):
      note(input)
    case (.up, .claimed):
      // Waited for a tap and never got its turn.
      phase = .failed
    case (.move, .active):
      note(input)
      if let last { sink(.changed(last)) }
    case (.up, .active):
      note(input)
      phase = .ended
      if let last { sink(.ended(last)) }
    case (.down, _), (.move, _), (.up, _):
      break
    }
  }

  override func grant() {
    phase = .active
    if let last { sink(.changed(last)) }
  }

  override func cancel() {
    let wasActive = phase == .active
    phase = .failed
    if wasActive { sink(.cancelled) }
  }

  private func note(_ input: GestureInput) {
    let location = convert(input.location, to: gesture.coordinateSpace)
    if input.phase == .up { tracker.lift(location, at: input.time) } else { tracker.add(location, at: input.time) }
    last = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: input.time), location: location, startLocation: firstLocation,
      velocity: tracker.velocity(at: input.time))
  }
}
