import Foundation

/// The keyboard of a window, on screen or simulated: whoever shows one says here where it goes, and this moves it on the frame
/// clock, gives the keyboard's region of the safe area one value a frame, and posts the notifications.
///
/// A keyboard is hidden, docked or floating (`placement`), and on its way there (`motion`) or held by a finger (`isDragged`). A new
/// request starts from wherever the keyboard is. What was announced by `will…` is confirmed by `did…` only if it arrives.
@MainActor
package final class Keyboard: FrameAnimator, MovingKeyboard {
  private unowned let graph: ViewGraph
  /// Where the keyboard is, or goes.
  package private(set) var placement = KeyboardPlacement.hidden
  /// How far the docked keyboard reaches over the window's bottom in this frame, in points.
  package private(set) var inset: CGFloat = 0
  /// Whether a finger holds the keyboard.
  package private(set) var isDragged = false
  /// Told when `frame` has changed: what is drawn there follows.
  var frameDidChange: () -> Void = {}
  /// Set when the inset, or the frame of a keyboard that floats, has changed since the last layout.
  private(set) var hasMoved = false

  private var motion: KeyboardMotion?
  /// When the motion started; nil until its first frame.
  private var startTime: TimeInterval?
  /// What is announced and has not arrived yet.
  private var change: KeyboardChange?
  /// The frame while it floats, comes from floating or goes there; otherwise it follows from the inset.
  private var looseFrame: CGRect?
  /// The height of the last docked keyboard.
  private var dockedHeight: CGFloat = 0

  init(graph: ViewGraph) { self.graph = graph }

  private var window: CGSize { graph.rootBox.size }

  // MARK: Reading

  /// The inset once the keyboard has arrived; while it is dragged, the inset now.
  package var finalInset: CGFloat {
    guard !isDragged, case .docked(let height) = placement else { return isDragged ? inset : 0 }
    return min(height, window.height)
  }

  /// Whether the keyboard is where it was asked to be.
  var isAtRest: Bool { motion == nil && !isDragged }

  /// Whether any of it can be seen in this frame.
  var isInSight: Bool { inset > 0 || looseFrame.map { $0.minY < window.height } ?? false }

  /// In window points, in this frame. A hidden keyboard lies below the window.
  package var frame: CGRect { looseFrame ?? slidingFrame }

  /// In window points, once the keyboard has arrived.
  package var finalFrame: CGRect { frame(of: placement) }

  private var slidingFrame: CGRect {
    CGRect(x: 0, y: window.height - inset, width: window.width, height: max(dockedHeight, inset))
  }

  private func frame(of placement: KeyboardPlacement) -> CGRect {
    switch placement.fitted(in: window) {
    case .hidden:
      let last = looseFrame ?? CGRect(x: 0, y: 0, width: window.width, height: dockedHeight)
      return CGRect(x: last.minX, y: window.height, width: last.width, height: last.height)
    case .docked(let height): return CGRect(x: 0, y: window.height - height, width: window.width, height: height)
    case .floating(let frame): return frame
    }
  }

  // MARK: Requests

  /// Goes somewhere, from wherever it is: `duration` in seconds, 0 for at once. Curve 7 takes the time that its spring takes.
  ///
  /// A duration that is negative or not a finite number counts as 0.25 s. Asking for what is under way changes nothing.
  package func move(to placement: KeyboardPlacement, duration: TimeInterval = 0.25, curve: KeyboardCurve = .keyboard) {
    let next = placement.checked(in: window)
    guard next != self.placement || isDragged else { return }
    var duration = duration
    if !(duration >= 0 && duration.isFinite) {
      Report.once("keyboard-duration", "A keyboard was asked to move within \(duration) s; it takes 0.25 s.")
      duration = 0.25
    }
    begin(next, duration: duration, curve: curve, velocity: currentVelocity)
  }

  /// Holds the docked keyboard with its top edge at `y` in the window, as far as its height lets it. Without a docked keyboard
  /// nothing happens.
  package func drag(to y: CGFloat) {
    guard case .docked(let height) = placement else { return }
    guard y.isFinite else {
      Report.once("keyboard-drag", "A keyboard was dragged to \(y); it stays where it is.")
      return
    }
    stopMotion()
    isDragged = true
    show(inset: min(max(0, window.height - y), min(height, window.height)))
    graph.needFrame()
  }

  /// Lets go of the keyboard, which goes on with the finger's velocity, in points a second, positive downwards: it hides where it
  /// would come to lie with less than half of its height shown.
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
      // What waits below the window has its new height already.
      if looseFrame == nil, inset == 0 { start = slidingFrame }
    }
    isDragged = false
    placement = next
    if next.isFloating || looseFrame != nil { looseFrame = start }
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
    if finalInset > inset { graph.input.focus.focused?.stayInSight() }
  }

  private var currentVelocity: KeyboardMotion.Pose {
    guard let motion, let startTime else { return .zero }
    return motion.velocity(after: graph.now - startTime)
  }

  private func stopMotion() {
    motion = nil
    change = nil
    looseFrame = nil
    graph.removeAnimator(self)
  }

  // MARK: The frame

  func tick(at time: TimeInterval, graph: ViewGraph) -> Bool {
    guard let motion else { return false }
    let begin = startTime ?? time
    startTime = begin
    if let pose = motion.pose(after: time - begin) {
      if looseFrame != nil {
        looseFrame!.animatableData = pose.second
        hasMoved = true
        frameDidChange()
      }
      // A spring that takes over a velocity may swing beyond its ends; a keyboard doesn't leave the window's bottom.
      show(inset: min(max(0, pose.first), max(motion.start.first, motion.end.first, dockedHeight)))
      return true
    }
    self.motion = nil
    if looseFrame != nil { hasMoved = true }
    looseFrame = placement.isFloating ? finalFrame : nil
    show(inset: finalInset)
    frameDidChange()
    if var change {
      self.change = nil
      // The window's size may have changed on the way.
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

  /// The layout that follows the inset is over.
  func moveWasLaidOut() { hasMoved = false }

  // MARK: The window

  /// The keyboard stays at the bottom of a window that changes its size, or within it where it floats, and is never larger than
  /// the window. At rest it announces its new frame, without an animation.
  func windowDidResize(from oldSize: CGSize) {
    guard placement != .hidden || motion != nil else { return }
    let oldHeight = inset
    if case .docked(let height) = placement { dockedHeight = finalHeight(height) }
    guard motion == nil, !isDragged else {
      show(inset: min(inset, window.height))
      return frameDidChange()
    }
    let oldFrame = looseFrame ?? CGRect(x: 0, y: oldSize.height - inset, width: oldSize.width, height: inset)
    if placement.isFloating { looseFrame = finalFrame }
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
