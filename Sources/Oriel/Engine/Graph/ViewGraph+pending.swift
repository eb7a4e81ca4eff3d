import Foundation

/// What a graph still has to do.
extension ViewGraph {
  package var needsFrame: Bool { hasChanges || !animations.isEmpty || timers.isDue(at: now) }

  /// Whether nothing is waiting, timers apart.
  package var isIdle: Bool { !hasChanges && animations.isEmpty }

  /// Whether something waits for a frame, and not for time to pass.
  package var hasChanges: Bool { hasPendingWork || rootBox.needsDisplay || actions.isClosing }

  /// Whether something waits for another round of the frame under way.
  var hasPendingWork: Bool {
    !updates.isEmpty || !actions.isEmpty || !layouts.isEmpty || !boxes.isEmpty || preferences.isNeeded || geometry.needsPass
      || participants.isUnsettled
  }

  /// What keeps the graph from being idle, by name: for tests that fail.
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

  /// Who waits for the frame clock, clocks apart: for tests that fail.
  package var pendingTimers: [String] { timers.passing.map(\.origin) }

  /// What waits for the frame clock, the next first, each with its view or else the source that asked for it: for tests that wait in vain.
  package var timersUnderWay: [(origin: String, isClock: Bool, delay: TimeInterval)] {
    timers.waiting.map { ($0.node?.viewPath ?? $0.origin, $0.isClock, max(0, $0.due - now)) }
  }

  /// The tasks that views have begun by `task` and the like and didn't cancel, each with the path of its view. Some may have come to their end, which nobody
  /// can tell without waiting for it: for tests that wait in vain.
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
