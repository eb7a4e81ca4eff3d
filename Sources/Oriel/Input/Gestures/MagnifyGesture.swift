import Foundation

/// A gesture that recognizes two fingers that move apart or together on a touch screen or a touchpad, or a turn of the mouse wheel with the
/// Control key. Mirrors SwiftUI's `MagnifyGesture`.
nonisolated public struct MagnifyGesture: PrimitiveGesture {
  /// The state of a magnification. Mirrors SwiftUI's `MagnifyGesture.Value`.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The distance between the fingers as a multiple of the distance at the beginning.
    public var magnification: CGFloat
    /// The change of the magnification per second.
    public var velocity: CGFloat
    /// The center between the fingers at the beginning, as a fraction of the view's size.
    public var startAnchor: UnitPoint
    /// The center between the fingers at the beginning, in the coordinate space of the view.
    public var startLocation: CGPoint
  }

  /// The difference between the magnification and 1 at which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnification gesture.
  ///
  /// - Parameter minimumScaleDelta: The difference between the magnification and 1 at which the gesture begins.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor
  public static func _assemble(_ gesture: Self, in assembly: _GestureAssembly, sink: @escaping (_GestureSignal<Value>) -> Void) {
    let unit = assembly.unit { TwoFingerRecognizer(box: assembly.box) }
    unit.isFarEnough = { abs($0.scale - 1) >= gesture.minimumScaleDelta }
    unit.sink = { [unowned unit] signal in
      sink(
        signal.map { pinch in
          let start = unit.start(of: pinch)
          return Value(
            time: unit.graph.date(at: pinch.time), magnification: pinch.scale, velocity: pinch.scaleVelocity,
            startAnchor: start.anchor, startLocation: start.location)
        })
    }
  }
}

/// A gesture whose value is the magnification. Mirrors SwiftUI's `MagnificationGesture`, which `MagnifyGesture` has replaced.
nonisolated public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat

  /// The difference between the magnification and 1 at which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnification gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public var body: some Gesture<CGFloat> { MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification) }
}
