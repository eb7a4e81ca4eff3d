import Foundation

/// An event of a pointer, as recognizers receive it.
@MainActor
struct GestureInput {
  enum Phase { case down, move, up }
  enum Source: Equatable {
    /// The pointer of the arena.
    case pointer
    /// A second finger.
    case secondFinger
    /// Two fingers on a touchpad, or a wheel in their place. The location is the center between them.
    case pinch(scale: CGFloat, rotation: Double)
  }

  var phase: Phase
  var source = Source.pointer
  /// The location in the window.
  var location: CGPoint
  var time: TimeInterval
  var device: PointerEvent.Device
  var modifiers: EventModifiers
}

/// The phase of a recognizer.
enum GesturePhase: Equatable {
  /// The recognizer isn't in an arena.
  case idle
  /// The recognizer follows a pointer that may perform its gesture.
  case possible
  /// The recognizer waits between two taps. No pointer is down, and the next press may belong to it.
  case lingering
  /// The recognizer has recognized its gesture and waits for the decision of the arena.
  case claimed
  /// The recognizer has won and continues until the pointer is released.
  case active
  case ended
  case failed

  /// Indicates whether the recognizer still takes part in its arena.
  var isLive: Bool {
    switch self {
    case .possible, .lingering, .claimed, .active: true
    case .idle, .ended, .failed: false
    }
  }

  /// Indicates whether the recognizer keeps its arena open without a pointer.
  var outlivesPointer: Bool {
    switch self {
    case .lingering, .claimed: true
    case .idle, .possible, .active, .ended, .failed: false
    }
  }
}

/// A gesture recognizer, or several that act as one, of a gesture modifier.
///
/// A recognizer exists as long as its view, and `start()` adds it to an arena. It changes to the phase `claimed` when it has recognized its
/// gesture, and continues only after `grant()`. The arena calls `cancel()` when the recognizer loses.
@MainActor
package class GestureRecognizer {
  private var boxReference: UnownedOptional<LayoutBox>
  final var box: LayoutBox! {
    get { boxReference.object }
    set { boxReference.object = newValue }
  }
  /// The closure that is called when `phase` changes outside of `handle(_:)`, by a timer.
  var phaseDidChange: () -> Void = {}
  final var phase = GesturePhase.idle

  init(box: LayoutBox) { boxReference = UnownedOptional(box) }

  final var graph: ViewGraph { box.graph }

  func start() { phase = .possible }

  /// The modifier keys that have to be held when the gesture begins.
  final var modifiers: EventModifiers = []

  /// Handles the input if the recognizer follows its source.
  final func receive(_ input: GestureInput) {
    guard input.source == .pointer || followsTwoFingers else { return }
    if input.phase == .down, phase == .possible, !input.modifiers.holds(modifiers) { cancel() } else { handle(input) }
  }

  func handle(_ input: GestureInput) {}

  /// Indicates whether the recognizer follows a second finger or a pinch.
  var followsTwoFingers: Bool { false }

  /// Indicates whether two fingers have claimed the gesture, which takes precedence over gestures of one of them.
  var isHeldByTwoFingers: Bool { false }

  /// Called when the arena has granted the claim of the recognizer.
  func grant() {}

  /// Called when the gesture has lost, or when the system has canceled the pointer.
  func cancel() { phase = .failed }

  /// Indicates whether claims of lower precedence wait, because one of several taps is complete and the next may follow.
  var delaysOthers: Bool { false }

  /// Indicates whether the gesture is a tap. Some gestures allow taps in addition to themselves.
  var isTap: Bool { false }

  /// Indicates whether a tap around the view can still be recognized after this gesture has won.
  var allowsTaps: Bool { false }

  /// Indicates whether the gesture lifts an item. Some gestures allow lifts after themselves.
  var isLift: Bool { false }

  /// Indicates whether a lift can still take over after this gesture has won.
  var allowsLifts: Bool { false }

  /// Indicates whether lifts wait, regardless of precedence, until it is clear that the user intends one.
  var delaysLifts: Bool { false }

  /// Ends the gesture, which had won, in favor of a lift.
  func yield() { cancel() }

  /// Returns a Boolean value that indicates whether another gesture can still be recognized after this one has won.
  final func lets(_ other: GestureRecognizer) -> Bool { allowsTaps && other.isTap || allowsLifts && other.isLift }

  /// Removes the recognizer from the arena.
  func reset() {
    if phase.isLive { cancel() }
    phase = .idle
  }

  final func local(_ point: CGPoint) -> CGPoint {
    guard var result = box.localPoint(point) else { return point }
    if box.isMirrored { result.x = box.presentedSize.width - result.x }
    return result
  }
}

extension EventModifiers {
  /// Returns a Boolean value that indicates whether the required keys are held. Control counts as Command, as in other programs of the
  /// desktop environment.
  fileprivate func holds(_ wanted: EventModifiers) -> Bool { (contains(.control) ? union(.command) : self).isSuperset(of: wanted) }
}
