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
}
