import Foundation

/// The requests of views and boxes to their graph. Each request marks work for a pass and requests a frame.
extension ViewGraph {
  // MARK: Updates

  /// Marks a node for an update, with the transaction of the change under way unless another is given.
  func enqueueUpdate(_ node: AnyViewNode, with transaction: Transaction? = nil) {
    expectPermission(for: .update)
    updates.enqueue(node, with: transaction)
    if let evaluating = updates.evaluating { reportWriteDuringUpdate(of: evaluating) }
    needFrame()
  }

  /// Marks a node for an update because an object that it observes has changed.
  func enqueueObjectUpdate(_ node: AnyViewNode) {
    expectPermission(for: .update)
    updates.enqueueForObject(node)
    if let evaluating = updates.evaluating { reportWriteDuringUpdate(of: evaluating) }
    needFrame()
  }

  /// Records the write of a value, and marks the value's readers if it is a change.
  func write(_ write: StateWrite, readers: inout ReaderList, isChange: Bool, transaction: Transaction) {
    expectPermission(for: .write)
    updates.record(write, transaction: transaction)
    if isChange { readers.notify(with: transaction) }
    needFrame()
  }

  private func reportWriteDuringUpdate(of node: AnyViewNode) {
    Report.once(
      "write-during-update-\(node.viewTypeName)",
      "State was changed while the body of \(node.viewTypeName) was running (\(node.viewPath)). The change takes effect after the update. "
        + "Change state in an action instead, such as that of onAppear or onChange.")
  }

  // MARK: Boxes and layout

  func enqueueBoxSync(_ node: AnyViewNode) {
    expectPermission(for: .boxes)
    boxes.enqueue(node)
    needFrame()
  }

  func rootBoxesDidChange() {
    expectPermission(for: .boxes)
    boxes.enqueueRoot()
    needFrame()
  }

  func enqueueLayout(_ box: LayoutBox) {
    expectPermission(for: .layout)
    layouts.enqueue(box)
    needFrame()
  }

  /// Runs the action once the boxes reflect the current update, or immediately if no update is running.
  func afterBoxes(_ action: @escaping () -> Void) {
    if updates.isRunningBatch { boxes.afterBoxes(action) } else { action() }
  }

  /// Notifies the readers of geometry that a box was laid out, or moved without a layout. Costs nothing if there are no readers.
  package func geometryDidChange() {
    expectPermission(for: .geometry)
    if geometry.didChange() { needFrame() }
  }

  // MARK: Actions and time

  /// Runs a closure of the app after the passes. Closures run in the order of these calls.
  package func enqueueAction(_ action: @escaping () -> Void) {
    expectPermission(for: .action)
    actions.enqueue(action)
    needFrame()
  }

  /// Closes a completion once the update that it belongs to has ended.
  func enqueueClosing(_ completion: AnimationCompletion) {
    expectPermission(for: .completion)
    actions.close(completion)
    needFrame()
  }

  func addAnimator(_ animator: any FrameAnimator) {
    expectPermission(for: .animation)
    animations.add(animator)
    needFrame()
  }

  func removeAnimator(_ animator: any FrameAnimator) { animations.remove(animator) }

  /// Calls `action` once the frame clock has reached `now + delay`, in seconds, and returns the timer, which `cancel(_:)` accepts.
  @discardableResult
  package func schedule(
    after delay: TimeInterval, isClock: Bool = false, for node: AnyViewNode? = nil, file: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping () -> Void
  ) -> GraphTimer {
    expectPermission(for: .timer)
    let timer = GraphTimer(due: now + max(0, delay), isClock: isClock, node: node, file: file, line: line, action: action)
    // Views that stop while the window closes may still schedule work, which can't run any more.
    guard !isClosing else { return timer }
    timers.add(timer)
    requestFrameLater(max(0, delay))
    return timer
  }

  package func cancel(_ timer: GraphTimer?) {
    if let timer { timers.cancel(timer) }
  }

  /// The time of the frame clock, in seconds.
  package var now: TimeInterval { clock.now }

  /// The calendar time of the frame.
  package var date: Date { clock.date }

  /// Returns the calendar time of an event, whose time is on the frame clock.
  func date(at time: TimeInterval) -> Date { clock.dateOfStart.addingTimeInterval(time) }

  /// Advances the frame clock, which doesn't run between frames, to the time of an event that is later than the last frame.
  func noteTime(_ time: TimeInterval) { clock.advance(to: time) }

  // MARK: Permissions

  /// Reports a request that the current step isn't permitted to make, in debug builds.
  @inline(__always)
  private func expectPermission(for request: FrameRequest) {
    #if DEBUG
      guard !phase.permits(request) else { return }
      Report.once("request-\(phase)-\(request)", "The step \(phase) of a frame made a request for \(request), which isn't permitted.")
    #endif
  }
}
