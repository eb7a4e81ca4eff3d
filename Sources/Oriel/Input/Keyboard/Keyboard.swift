import Foundation

/// The keyboard of a window, on the screen or simulated. The code that shows a keyboard requests its placement here. This class moves the
/// keyboard on the frame clock, provides one value per frame for the keyboard's region of the safe area, and posts the notifications.
///
/// A keyboard is hidden, docked or floating (`placement`), and may be in motion (`motion`) or held by a finger (`isDragged`). A new request
/// starts from the current position. A `will…` notification is followed by its `did…` only if the keyboard arrives.
@MainActor
package final class Keyboard: FrameAnimator, MovingKeyboard {
  private unowned let graph: ViewGraph
  /// The current placement, or the one that the keyboard moves to.
  package private(set) var placement = KeyboardPlacement.hidden
  /// The height in points by which the docked keyboard covers the window's bottom in this frame.
  package private(set) var inset: CGFloat = 0
  /// Indicates whether a finger holds the keyboard.
  package private(set) var isDragged = false
  /// The closure that is called when `frame` has changed, so that the drawing of the keyboard follows.
  var frameDidChange: () -> Void = {}
  /// Indicates whether the inset, or the frame of a floating keyboard, has changed since the last layout.
  private(set) var hasMoved = false

  private var motion: KeyboardMotion?
  /// The start time of the motion, or `nil` until its first frame.
  private var startTime: TimeInterval?
  /// The change that was announced and isn't complete yet.
  private var change: KeyboardChange?
  /// The frame while the keyboard floats or moves from or to a floating placement, or `nil` if the inset determines the frame.
  private var floatingFrame: CGRect?
  /// The height of the last docked keyboard.
  private var dockedHeight: CGFloat = 0

  init(graph: ViewGraph) { self.graph = graph }

  private var window: CGSize { graph.rootBox.size }

  // MARK: Reading

  /// The inset at the end of the motion. While the keyboard is dragged, it is the current inset.
  package var finalInset: CGFloat {
    guard !isDragged, case .docked(let height) = placement else { return isDragged ? inset : 0 }
    return min(height, window.height)
  }

  /// Indicates whether the keyboard is at the requested placement.
  var isAtRest: Bool { motion == nil && !isDragged }

  /// Indicates whether a part of the keyboard is visible in this frame.
  var isVisible: Bool { inset > 0 || floatingFrame.map { $0.minY < window.height } ?? false }

  /// The frame in window points in this frame. A hidden keyboard is below the window.
  package var frame: CGRect { floatingFrame ?? slidingFrame }

  /// The frame in window points at the end of the motion.
  package var finalFrame: CGRect { frame(of: placement) }

  private var slidingFrame: CGRect {
    CGRect(x: 0, y: window.height - inset, width: window.width, height: max(dockedHeight, inset))
  }

  private func frame(of placement: KeyboardPlacement) -> CGRect {
    switch placement.fitted(in: window) {
    case .hidden:
      let last = floatingFrame ?? CGRect(x: 0, y: 0, width: window.width, height: dockedHeight)
      return CGRect(x: last.minX, y: window.height, width: last.width, height: last.height)
    case .docked(let height): return CGRect(x: 0, y: window.height - height, width: window.width, height: height)
    case .floating(let frame): return frame
    }
  }

  // MARK: Requests

  /// Moves the keyboard to a placement from its current position.
  ///
  /// - Parameters:
  ///   - placement: The new placement. A request for the current one has no effect.
  ///   - duration: The duration in seconds, or 0 to move immediately. A negative or nonfinite duration counts as 0.25 s.
  ///   - curve: The curve of the motion. The duration of curve 7 is that of its spring.
  package func move(to placement: KeyboardPlacement, duration: TimeInterval = 0.25, curve: KeyboardCurve = .keyboard) {
    let next = placement.checked(in: window)
    guard next != self.placement || isDragged else { return }
    var duration = duration
    if !(duration >= 0 && duration.isFinite) {
      Report.once(
        "keyboard-duration",
        "A keyboard's motion has the duration \(duration) s, which must be finite and not negative; 0.25 s is used instead.")
      duration = 0.25
    }
    begin(next, duration: duration, curve: curve, velocity: currentVelocity)
  }

  /// Holds the top edge of the docked keyboard at `y` in the window, as far as its height allows. Has no effect without a docked keyboard.
  package func drag(to y: CGFloat) {
    guard case .docked(let height) = placement else { return }
    guard y.isFinite else {
      Report.once("keyboard-drag", "A keyboard was dragged to the nonfinite position \(y); it doesn't move.")
      return
    }
    stopMotion()
    isDragged = true
    show(inset: min(max(0, window.height - y), min(height, window.height)))
    graph.needFrame()
  }

  /// Releases the keyboard with the velocity of the finger, in points per second, positive downward. The keyboard hides if less than half
  /// of its height would remain visible.
  package func endDrag(velocity: CGFloat = 0) {
    guard isDragged, case .docked(let height) = placement else { return }
    let velocity = velocity.isFinite ? velocity : 0
    let next: KeyboardPlacement = inset - velocity * 0.15 < height / 2 ? .hidden : placement
    let isThere = abs(inset - (next == .hidden ? 0 : finalHeight(height))) < 0.05
    begin(next, duration: isThere ? 0 : 0.25, curve: .keyboard, velocity: KeyboardMotion.Pose(-velocity, .zero))
  }

  private func finalHeight(_ height: CGFloat) -> CGFloat { min(height, window.height) }

  private func begin(_ next: KeyboardPlacement, duration: TimeInterval, curve: KeyboardCurve, velocity: KeyboardMotion.Pose) {
    let old = placement
    var start = frame
    if case .docked(let height) = next {
      dockedHeight = finalHeight(height)
      // A keyboard below the window has its new height already.
      if floatingFrame == nil, inset == 0 { start = slidingFrame }
    }
    isDragged = false
    placement = next
    if next.isFloating || floatingFrame != nil { floatingFrame = start }
    let change = KeyboardChange(
      kind: next.isDocked ? .show : old.isDocked ? .hide : .frameOnly, begin: start, end: finalFrame, duration: duration, curve: curve,
      screen: window)
    motion = KeyboardMotion(
      start: .init(inset, start.animatableData), end: .init(finalInset, finalFrame.animatableData), velocity: velocity,
      duration: duration, curve: curve)
    startTime = nil
    self.change = change
    graph.enqueueAction { change.postWill() }
    graph.addAnimator(self)
    if finalInset > inset { graph.input.focus.focused?.keepVisible() }
  }

  private var currentVelocity: KeyboardMotion.Pose {
    guard let motion, let startTime else { return .zero }
    return motion.velocity(after: graph.now - startTime)
  }

  private func stopMotion() {
    motion = nil
    change = nil
    floatingFrame = nil
    graph.removeAnimator(self)
  }

  // MARK: The frame

  func tick(at time: TimeInterval, graph: ViewGraph) -> Bool {
    guard let motion else { return false }
    let begin = startTime ?? time
    startTime = begin
    if let pose = motion.pose(after: time - begin) {
      if floatingFrame != nil {
        floatingFrame!.animatableData = pose.second
        hasMoved = true
        frameDidChange()
      }
      // A spring with an initial velocity may overshoot, but the keyboard stays at the window's bottom.
      show(inset: min(max(0, pose.first), max(motion.start.first, motion.end.first, dockedHeight)))
      return true
    }
    self.motion = nil
    if floatingFrame != nil { hasMoved = true }
    floatingFrame = placement.isFloating ? finalFrame : nil
    show(inset: finalInset)
    frameDidChange()
    if var change {
      self.change = nil
      // The size of the window may have changed during the motion.
      change.end = finalFrame
      change.screen = window
      graph.enqueueAction { [change] in change.postDid() }
    }
    return false
  }

  private func show(inset newInset: CGFloat) {
    let newInset = min(newInset, window.height)
    guard newInset != inset else { return }
    inset = newInset
    hasMoved = true
    frameDidChange()
    graph.keyboardInsetDidChange(newInset)
  }

  /// Called after the layout that follows the inset.
  func moveWasLaidOut() { hasMoved = false }

  // MARK: The window

  /// Keeps the keyboard at the bottom of a window that has changed its size, or within it if the keyboard floats, and never larger than the
  /// window. A keyboard that isn't moving announces its new frame without an animation.
  func windowDidResize(from oldSize: CGSize) {
    guard placement != .hidden || motion != nil else { return }
    let oldHeight = inset
    if case .docked(let height) = placement { dockedHeight = finalHeight(height) }
    guard motion == nil, !isDragged else {
      show(inset: min(inset, window.height))
      return frameDidChange()
    }
    let oldFrame = floatingFrame ?? CGRect(x: 0, y: oldSize.height - inset, width: oldSize.width, height: inset)
    if placement.isFloating { floatingFrame = finalFrame }
    show(inset: finalInset)
    frameDidChange()
    guard frame != oldFrame else { return }
    let change = KeyboardChange(
      kind: inset != oldHeight ? .show : .frameOnly, begin: oldFrame, end: frame, duration: 0, curve: .keyboard, screen: window)
    graph.enqueueAction {
      change.postWill()
      change.postDid()
    }
  }
}
