import Foundation

/// A gesture that recognizes a press that is held. Its value is true from the beginning of the press. Mirrors SwiftUI's `LongPressGesture`.
nonisolated public struct LongPressGesture: PrimitiveGesture {
  /// The duration of the press, in seconds.
  public var minimumDuration: Double
  /// The distance in points that the press may move before the duration has passed.
  public var maximumDistance: CGFloat

  /// Creates a long press gesture with a duration in seconds and a distance in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public typealias Value = Bool

  @MainActor
  public static func _assemble(_ gesture: LongPressGesture, in assembly: _GestureAssembly, sink: @escaping (_GestureSignal<Bool>) -> Void) {
    let unit = assembly.unit { LongPressRecognizer(box: assembly.box) }
    unit.gesture = gesture
    unit.sink = sink
  }
}

@MainActor
final class LongPressRecognizer: GestureRecognizer {
  var gesture = LongPressGesture()
  var sink: (_GestureSignal<Bool>) -> Void = { _ in }
  /// The closure that is called when the press begins, and when it is released or has moved away.
  var pressingChanged: ((Bool) -> Void)?

  private var pressedAt = CGPoint.zero
  private var timer: GraphTimer?
  private var isPressing = false

  override func handle(_ input: GestureInput) {
    switch (input.phase, phase) {
    case (.down, .possible):
      pressedAt = input.location
      setPressing(true)
      sink(.changed(true))
      timer = graph.schedule(after: gesture.minimumDuration) { [weak self] in
        guard let self, phase == .possible else { return }
        phase = .claimed
        phaseDidChange()
      }
    case (.move, .possible):
      if input.location.distance(to: pressedAt) > gesture.maximumDistance { cancel() }
    case (.up, .possible):
      cancel()
    case (.down, _), (.move, _), (.up, _):
      break
    }
  }

  override func grant() {
    stopTimer()
    phase = .ended
    sink(.ended(true))
    setPressing(false)
  }

  override func cancel() {
    stopTimer()
    let wasLive = phase.isLive
    phase = .failed
    if wasLive, isPressing { sink(.cancelled) }
    setPressing(false)
  }

  private func setPressing(_ pressing: Bool) {
    guard pressing != isPressing else { return }
    isPressing = pressing
    pressingChanged?(pressing)
  }

  private func stopTimer() {
    graph.cancel(timer)
    timer = nil
  }
}
