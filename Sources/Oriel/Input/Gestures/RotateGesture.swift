import Foundation

/// A gesture that recognizes two fingers that turn around each other on a touch screen or a touchpad. Mirrors SwiftUI's `RotateGesture`.
nonisolated public struct RotateGesture: PrimitiveGesture {
  /// The state of a rotation. Mirrors SwiftUI's `RotateGesture.Value`.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The clockwise rotation since the beginning, which may exceed one turn.
    public var rotation: Angle
    /// The change of the rotation per second.
    public var velocity: Angle
    /// The center between the fingers at the beginning, as a fraction of the view's size.
    public var startAnchor: UnitPoint
    /// The center between the fingers at the beginning, in the coordinate space of the view.
    public var startLocation: CGPoint
  }

  /// The rotation at which the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a rotation gesture.
  ///
  /// - Parameter minimumAngleDelta: The rotation at which the gesture begins.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor
  public static func _assemble(_ gesture: Self, in assembly: _GestureAssembly, sink: @escaping (_GestureSignal<Value>) -> Void) {
    let unit = assembly.unit { TwoFingerRecognizer(box: assembly.box) }
    unit.isFarEnough = { abs($0.rotation) >= gesture.minimumAngleDelta.radians }
    unit.sink = { [unowned unit] signal in
      sink(
        signal.map { pinch in
          let start = unit.start(of: pinch)
          return Value(
            time: unit.graph.date(at: pinch.time), rotation: .radians(pinch.rotation),
            velocity: .radians(pinch.rotationVelocity), startAnchor: start.anchor, startLocation: start.location)
        })
    }
  }
}

/// A gesture whose value is the rotation. Mirrors SwiftUI's `RotationGesture`, which `RotateGesture` has replaced.
nonisolated public struct RotationGesture: Gesture {
  public typealias Value = Angle

  /// The rotation at which the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a rotation gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor public var body: some Gesture<Angle> { RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation) }
}
