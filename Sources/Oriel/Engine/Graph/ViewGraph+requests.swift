import Foundation

/// What views and boxes ask of their graph. Each request marks something for a pass, and asks for a frame.
extension ViewGraph {
  // MARK: Updates

  /// Marks a node for an update, with the transaction of the change under way unless one is given.
  func enqueueUpdate(_ node: AnyViewNode, with transaction: Transaction? = nil) {
    expectPermission(for: .update)
    updates.enqueue(node, with: transaction)
    if let evaluating = updates.evaluating { reportWriteDuringUpdate(of: evaluating) }
    needFrame()
  }

  /// Marks a node for a change of an object that it observes.
  func enqueueObjectUpdate(_ node: AnyViewNode) {
    expectPermission(for: .update)
    updates.enqueueForObject(node)
    if let evaluating = updates.evaluating { reportWriteDuringUpdate(of: evaluating) }
    needFrame()
  }

  /// Keeps a write of a value and marks its readers.
  func write(_ write: StateWrite, readers: inout ReaderList, isChange: Bool, transaction: Transaction) {
    expectPermission(for: .write)
    updates.record(write, transaction: transaction)
    if isChange { readers.notify(with: transaction) }
    needFrame()
  }

  private func reportWriteDuringUpdate(of node: AnyViewNode) {
    Report.once(
      "write-during-update-\(node.viewTypeName)",
      "State was changed while the body of \(node.viewTypeName) was running (\(node.viewPath)). "
        + "The change is kept and takes effect right after; change state in an action, such as onAppear or onChange, instead.")
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

  /// What is done once the boxes are those of the update under way, or at once where none is.
  func afterBoxes(_ action: @escaping () -> Void) {
    if updates.isRunningBatch { boxes.afterBoxes(action) } else { action() }
  }

  /// Something was laid out, or moved without a layout: whoever reads geometry looks again. Costs nothing where nobody does.
  package func geometryDidChange() {
    expectPermission(for: .geometry)
    if geometry.didChange() { needFrame() }
  }

  // MARK: Actions and time

  /// Runs user code after the passes, in order.
  package func enqueueAction(_ action: @escaping () -> Void) {
    expectPermission(for: .action)
    actions.enqueue(action)
    needFrame()
  }

  /// Closes a completion once the update that it belongs to is over.
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

  /// Calls `action` once the frame clock has reached `now + delay`, in seconds. Keep the timer to cancel it.
  @discardableResult
  package func schedule(
    after delay: TimeInterval, isClock: Bool = false, for node: AnyViewNode? = nil, file: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping () -> Void
  ) -> GraphTimer {
    expectPermission(for: .timer)
    let timer = GraphTimer(due: now + max(0, delay), isClock: isClock, node: node, file: file, line: line, action: action)
    // What stops as the window closes may want to do something afterwards: there is no afterwards.
    guard !isClosing else { return timer }
    timers.add(timer)
    requestFrameLater(max(0, delay))
    return timer
  }

  package func cancel(_ timer: GraphTimer?) {
    if let timer { timers.cancel(timer) }
  }

  /// Seconds on the frame clock.
  package var now: TimeInterval { clock.now }

  /// The frame's time by the calendar.
  package var date: Date { clock.date }

  /// The clock stands still between frames; an event that comes later than the last one brings the time along.
  func noteTime(_ time: TimeInterval) { clock.advance(to: time) }

  // MARK: Permissions

  /// Reports a request that the step under way may not make, in debug builds.
  @inline(__always)
  private func expectPermission(for request: FrameRequest) {
    #if DEBUG
      guard !phase.permits(request) else { return }
      Report.once("request-\(phase)-\(request)", "The step \(phase) of a frame made a request for \(request), which it may not make.")
    #endif
  }
}
