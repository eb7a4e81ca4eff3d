import Foundation

/// Two fingers that turn around each other, on a screen or a touchpad. Mirrors SwiftUI's `RotateGesture`.
nonisolated public struct RotateGesture: PrimitiveGesture {
  /// Mirrors SwiftUI's `RotateGesture.Value`.
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// Clockwise, since the beginning; beyond one turn, too.
    public var rotation: Angle
    /// A second.
    public var velocity: Angle
    /// The middle between the fingers at the beginning, as a share of the view's size.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the beginning, in the view.
    public var startLocation: CGPoint
  }

  public var minimumAngleDelta: Angle

  /// - Parameter minimumAngleDelta: How far the fingers turn before the gesture begins.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor
  public static func _assemble(_ gesture: Self, in assembly: _GestureAssembly, sink: @escaping (_GestureSignal<Value>) -> Void) {
    let unit = assembly.unit { TwoFingerUnit(box: assembly.box) }
    unit.isFarEnough = { abs($0.rotation) >= gesture.minimumAngleDelta.radians }
    unit.sink = { [unowned unit] signal in
      sink(
        signal.map { pinch in
          let start = unit.start(of: pinch)
          return Value(
            time: Date(timeIntervalSinceReferenceDate: pinch.time), rotation: .radians(pinch.rotation),
            velocity: .radians(pinch.rotationVelocity), startAnchor: start.anchor, startLocation: start.location)
        })
    }
  }
}

/// The rotation alone. Mirrors SwiftUI's `RotationGesture`, which `RotateGesture` has taken the place of.
nonisolated public struct RotationGesture: Gesture {
  public typealias Value = Angle

  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor public var body: some Gesture<Angle> { RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation) }
}
