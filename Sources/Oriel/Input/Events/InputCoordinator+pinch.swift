import Foundation

/// Pinch gestures from a touchpad, or from a wheel that is turned while the Control key is held.
extension InputCoordinator {
  /// The keys of the arenas of pinches. Those of pointers are the numbers from 0.
  private enum PinchSource: Int { case touchpad = -1, wheel = -2 }

  /// The distance in points that a wheel is turned for a scale of e, and the duration in seconds without a turn after which the pinch ends.
  private static let wheelDistance: CGFloat = 300
  private static let wheelPause = 0.3

  /// Handles a pinch of the touchpad. Returns `true` if a gesture at its location follows pinches.
  @discardableResult func handle(_ event: PinchEvent) -> Bool {
    let pinch = GestureInput.Source.pinch(scale: event.scale, rotation: event.rotation)
    switch event.phase {
    case .began: return begin(.touchpad, at: event.location, time: event.time)
    case .changed: return send(.move, pinch, from: .touchpad, at: event.location, time: event.time)
    case .ended:
      let isUsed = send(.up, pinch, from: .touchpad, at: event.location, time: event.time)
      closeFinishedArenas()
      return isUsed
    case .cancelled:
      arenas.removeValue(forKey: PinchSource.touchpad.rawValue)?.cancel()
      return true
    }
  }

  /// Handles a turn of the wheel with the Control key as a pinch. Returns `true` if a gesture at its location follows pinches.
  func magnify(_ event: ScrollEvent) -> Bool {
    guard event.modifiers.contains(.control), case .step = event.phase, event.delta.height.isFinite else { return false }
    if wheelPinch == nil {
      guard begin(.wheel, at: event.location, time: event.time) else { return false }
      wheelPinch = WheelPinch(location: event.location)
    }
    guard var pinch = wheelPinch else { return false }
    pinch.scale *= exp(-event.delta.height / Self.wheelDistance)
    graph.cancel(pinch.timer)
    pinch.timer = graph.schedule(after: Self.wheelPause) { [weak self] in self?.endWheelPinch() }
    wheelPinch = pinch
    return send(.move, .pinch(scale: pinch.scale, rotation: 0), from: .wheel, at: pinch.location, time: event.time)
  }

  func endWheelPinch() {
    guard let pinch = wheelPinch else { return }
    wheelPinch = nil
    graph.cancel(pinch.timer)
    _ = send(.up, .pinch(scale: pinch.scale, rotation: 0), from: .wheel, at: pinch.location, time: graph.now)
    closeFinishedArenas()
    graph.needFrame()
  }

  private func begin(_ source: PinchSource, at location: CGPoint, time: TimeInterval) -> Bool {
    arenas.removeValue(forKey: source.rawValue)?.cancel()
    let members = members(from: graph.rootBox.hitTest(location)).filter { $0.unit.followsTwoFingers && !isPressed($0) }
    guard !members.isEmpty else { return false }
    arenas[source.rawValue] = GestureArena(members, graph: graph)
    return send(.down, .pinch(scale: 1, rotation: 0), from: source, at: location, time: time)
  }

  private func send(
    _ phase: GestureInput.Phase, _ pinch: GestureInput.Source, from source: PinchSource, at location: CGPoint, time: TimeInterval
  ) -> Bool {
    guard let arena = arenas[source.rawValue] else { return false }
    arena.handle(GestureInput(phase: phase, source: pinch, location: location, time: time, device: .mouse, modifiers: []))
    return true
  }
}

/// A pinch that a wheel performs.
struct WheelPinch {
  let location: CGPoint
  var scale: CGFloat = 1
  /// The timer that ends the pinch.
  var timer: GraphTimer?
}
