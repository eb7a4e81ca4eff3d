import Foundation
import OrielModel

/// A gesture that recognizes a press that moves. Mirrors SwiftUI's `DragGesture`.
///
/// Each location is in the coordinate space at the time of the event. The local space moves with its view: if the drag moves the view
/// itself, such as by an `offset` around the gesture, the translation doesn't include the movement of the view, as in SwiftUI. A drag in
/// the global space, or in another that doesn't move, follows the pointer.
nonisolated public struct DragGesture: PrimitiveGesture {
  /// The state of a drag, in points and points per second. Mirrors SwiftUI's `DragGesture.Value`.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The location of the pointer.
    public var location: CGPoint
    /// The location at which the drag began.
    public var startLocation: CGPoint
    /// The velocity of the pointer.
    public var velocity: CGSize

    /// The distance from the start location to the current location.
    public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }

    /// The location at which the drag would come to a stop if it were released now.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width * Self.coasting, y: location.y + velocity.height * Self.coasting)
    }

    /// The translation at which the drag would come to a stop if it were released now.
    public var predictedEndTranslation: CGSize {
      CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }

    /// The duration in seconds for which the prediction extends the velocity.
    private static let coasting = 0.25
  }

  /// The distance in points that the pointer has to move before the gesture begins.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag gesture with a minimum distance in points and the coordinate space of its locations.
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
    let unit = assembly.unit { DragRecognizer(box: assembly.box) }
    unit.gesture = gesture
    unit.sink = sink
  }
}

@MainActor
final class DragRecognizer: GestureRecognizer {
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
      // The gesture has waited for a tap and wasn't granted before the release.
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
      time: graph.date(at: input.time), location: location, startLocation: firstLocation,
      velocity: tracker.velocity(at: input.time))
  }
}
