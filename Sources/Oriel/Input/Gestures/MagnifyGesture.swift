import Foundation

/// Two fingers that go apart or together, on a screen or a touchpad; with the control key, a mouse's wheel. Mirrors SwiftUI's `MagnifyGesture`.
nonisolated public struct MagnifyGesture: PrimitiveGesture {
  /// Mirrors SwiftUI's `MagnifyGesture.Value`.
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// How many times as far apart the fingers are as at the beginning.
    public var magnification: CGFloat
    /// Of the magnification, a second.
    public var velocity: CGFloat
    /// The middle between the fingers at the beginning, as a share of the view's size.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the beginning, in the view.
    public var startLocation: CGPoint
  }

  public var minimumScaleDelta: CGFloat

  /// - Parameter minimumScaleDelta: By how much the magnification differs from 1 before the gesture begins.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor
  public static func _assemble(_ gesture: Self, in assembly: _GestureAssembly, sink: @escaping (_GestureSignal<Value>) -> Void) {
    let unit = assembly.unit { TwoFingerUnit(box: assembly.box) }
    unit.isFarEnough = { abs($0.scale - 1) >= gesture.minimumScaleDelta }
    unit.sink = { [unowned unit] signal in
      sink(
        signal.map { pinch in
          let start = unit.start(of: pinch)
          return Value(
            time: Date(timeIntervalSinceReferenceDate: pinch.time), magnification: pinch.scale, velocity: pinch.scaleVelocity,
            startAnchor: start.anchor, startLocation: start.location)
        })
    }
  }
}

/// The magnification alone. Mirrors SwiftUI's `MagnificationGesture`, which `MagnifyGesture` has taken the place of.
nonisolated public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat

  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public var body: some Gesture<CGFloat> { MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification) }
}
