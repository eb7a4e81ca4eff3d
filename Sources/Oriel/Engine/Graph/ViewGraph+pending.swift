import Foundation

/// The pending work of a graph.
extension ViewGraph {
  package var needsFrame: Bool { hasChanges || !animations.isEmpty || timers.isDue(at: now) }

  /// Indicates whether no work is pending, except for timers.
  package var isIdle: Bool { !hasChanges && animations.isEmpty }

  /// Indicates whether work is pending for the next frame, independent of the passage of time.
  package var hasChanges: Bool { hasPendingWork || rootBox.needsDisplay || actions.isClosing }

  /// Indicates whether work is pending for another round of the current frame.
  var hasPendingWork: Bool {
    !updates.isEmpty || !actions.isEmpty || !layouts.isEmpty || !boxes.isEmpty || preferences.isNeeded || geometry.needsPass
      || participants.isUnsettled
  }

  /// The names of the pending work that keeps the graph from being idle, for diagnostics of failing tests.
  package var unfinished: [String] {
    var names = animations.running.map { animator in
      let place = animator.animatedNode.map { " in \($0.viewPath)" } ?? ""
      let note = animator.endlessMotion.map { ", where \($0)" } ?? ""
      return "\(type(of: animator))\(place)\(note)"
    }
    if !updates.isEmpty { names.append("updates") }
    if !actions.isEmpty { names.append("actions") }
    if !layouts.isEmpty || !boxes.isEmpty { names.append("layout") }
    if preferences.isNeeded || geometry.needsPass { names.append("preferences or geometry") }
    if rootBox.needsDisplay { names.append("drawing") }
    if actions.isClosing { names.append("completions") }
    if participants.isUnsettled { names.append("scrolling") }
    return names
  }

  package var pendingTimerCount: Int { timers.count }

  /// The origins of the timers that wait for the frame clock, except for clocks, for diagnostics of failing tests.
  package var pendingTimers: [String] { timers.passing.map(\.origin) }

  /// The timers that wait for the frame clock, in the order of their due times, each with the path of its view or else the source location
  /// that scheduled it. For diagnostics of tests whose wait fails.
  package var timersUnderWay: [(origin: String, isClock: Bool, delay: TimeInterval)] {
    timers.waiting.map { ($0.node?.viewPath ?? $0.origin, $0.isClock, max(0, $0.due - now)) }
  }

  /// The tasks that views have started by `task` and similar modifiers and haven't canceled, each with the path of its view. Some may have
  /// finished, which can't be determined without waiting for them. For diagnostics of tests whose wait fails.
  package var startedTasks: [(viewPath: String, task: Task<Void, Never>)] {
    var tasks: [(viewPath: String, task: Task<Void, Never>)] = []
    func visit(_ node: AnyViewNode) {
      if let task = (node as? any TaskStarter)?.startedTask { tasks.append((node.viewPath, task)) }
      node.forEachChild(visit)
    }
    if let root { visit(root) }
    return tasks
  }
}
