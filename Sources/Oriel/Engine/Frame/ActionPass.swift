/// The app's code that no pass may call: `onAppear`, `onChange`, tasks, completions, timers. It runs between the passes, in order.
@MainActor
final class ActionPass {
  // Each node that appears puts an action here, and no access lasts longer than a line: checking it costs more than it does.
  @exclusivity(unchecked) private var queue: [() -> Void] = []
  private var postponed: [() -> Void] = []
  private var closing: [AnimationCompletion] = []

  var isEmpty: Bool { queue.isEmpty }

  /// Whether completions wait for the end of their update.
  var isClosing: Bool { !closing.isEmpty }

  func enqueue(_ action: @escaping () -> Void) { queue.append(action) }

  /// Has a completion closed once the update under way, or the next one, is over: no more animations join it then.
  func close(_ completion: AnimationCompletion) { closing.append(completion) }

  /// Runs what waits, and what that enqueues.
  func run() {
    var isFirst = true
    var followers = 0
    while !queue.isEmpty {
      if followers >= FrameBudget.actions.limit { return FrameBudget.actions.reportExhaustion([]) }
      let current = queue
      queue.removeAll()
      for action in current { action() }
      if !isFirst { followers += current.count }
      isFirst = false
    }
  }

  /// Runs a body whose actions come after the next update.
  func postponing(_ body: () -> Void) {
    let waiting = queue
    queue.removeAll()
    body()
    (queue, postponed) = (waiting, queue)
  }

  /// The update is over: its completions are closed, and what was postponed comes next.
  func endUpdate(in graph: ViewGraph) {
    if !closing.isEmpty {
      let completions = closing
      closing.removeAll()
      for completion in completions { completion.close(in: graph) }
      graph.updates.transaction = Transaction()
    }
    guard !postponed.isEmpty else { return }
    queue += postponed
    postponed.removeAll()
  }

  func removeAll() {
    queue.removeAll()
    postponed.removeAll()
    closing.removeAll()
  }
}
