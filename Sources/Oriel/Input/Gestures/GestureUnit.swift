import Foundation

/// One event of a pointer sequence, as recognizers see it.
@MainActor
struct GestureInput {
  enum Phase { case down, move, up }
  enum Source: Equatable {
    /// The pointer that the arena is of.
    case pointer
    /// A second finger, on its own way.
    case secondFinger
    /// Two fingers on a touchpad, or a wheel that stands for them: the location is the middle between them.
    case pinch(scale: CGFloat, rotation: Double)
  }

  var phase: Phase
  var source = Source.pointer
  /// In the window.
  var location: CGPoint
  var time: TimeInterval
  var device: PointerEvent.Device
  var modifiers: EventModifiers
}

/// Where a recognizer stands.
enum GesturePhase: Equatable {
  /// Not in an arena.
  case idle
  /// Follows a pointer that may become its gesture.
  case possible
  /// Between two taps: no pointer is down, the next one may be its own.
  case lingering
  /// Saw its gesture and waits for the arena's word.
  case claimed
  /// Won, and goes on until the pointer is up.
  case active
  case ended
  case failed

  /// Whether the recognizer still has a part in its arena.
  var isLive: Bool {
    switch self {
    case .possible, .lingering, .claimed, .active: true
    case .idle, .ended, .failed: false
    }
  }

  /// Whether the recognizer keeps its arena open without a pointer.
  var outlivesPointer: Bool {
    switch self {
    case .lingering, .claimed: true
    case .idle, .possible, .active, .ended, .failed: false
    }
  }
}

/// A recognizer, or several that act as one: a part of what a view's gesture modifier attached.
///
/// A unit lives as long as its view; `start()` puts it into an arena. It says `claimed` when it saw its gesture, and goes
/// on only after `grant()`. Whoever loses is told by `cancel()`.
@MainActor
package class GestureUnit {
  private var boxReference: UnownedOptional<LayoutBox>
  final var box: LayoutBox! {
    get { boxReference.object }
    set { boxReference.object = newValue }
  }
  /// Told of each change of `phase` that comes outside of `handle(_:)`, from a timer.
  var phaseDidChange: () -> Void = {}
  final var phase = GesturePhase.idle

  init(box: LayoutBox) { boxReference = UnownedOptional(box) }

  final var graph: ViewGraph { box.graph }

  func start() { phase = .possible }

  /// The keys that have to be held as the gesture begins.
  final var modifiers: EventModifiers = []

  /// Takes the input if it is of a kind that the recognizer follows.
  final func receive(_ input: GestureInput) {
    guard input.source == .pointer || followsTwoFingers else { return }
    if input.phase == .down, phase == .possible, !input.modifiers.holds(modifiers) { cancel() } else { handle(input) }
  }

  func handle(_ input: GestureInput) {}

  /// Whether a second finger, or a pinch, is of interest.
  var followsTwoFingers: Bool { false }

  /// Whether two fingers claimed: that goes before what one of them does.
  var isHeldByTwoFingers: Bool { false }

  /// The arena's word that the claimed gesture is recognized.
  func grant() {}

  /// The gesture lost, or the system took the pointer away.
  func cancel() { phase = .failed }

  /// Whether claims of lower precedence wait: one of several taps is done, and the next may come.
  var holdsOthersBack: Bool { false }

  /// Whether it is a tap, which some gestures let others have along with them.
  var isTap: Bool { false }

  /// Whether a tap around counts too, though this gesture has won.
  var letsTapsThrough: Bool { false }

  /// Whether it picks something up, which some gestures let others do after them.
  var isLift: Bool { false }

  /// Whether a lift may take over, though this gesture has won.
  var letsLiftsThrough: Bool { false }

  /// Whether lifts wait, wherever they stand, until it is seen that they are wanted.
  var holdsLiftsBack: Bool { false }

  /// A lift takes over from this gesture, which had won.
  func yield() { cancel() }

  /// Whether another gesture still has its chance once this one has won.
  final func lets(_ other: GestureUnit) -> Bool { letsTapsThrough && other.isTap || letsLiftsThrough && other.isLift }

  /// Leaves the arena.
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
  /// Whether keys are held that somebody asks for: as other programs of the desktop have it, Control is Command.
  fileprivate func holds(_ wanted: EventModifiers) -> Bool { (contains(.control) ? union(.command) : self).isSuperset(of: wanted) }
}
