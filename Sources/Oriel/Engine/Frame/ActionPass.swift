/// The pass for code of the app that no other pass may call: `onAppear`, `onChange`, tasks, completions, timers. It runs between the
/// passes, in order.
@MainActor
final class ActionPass {
  // Each node that appears adds an action, and no access lasts longer than a line: the exclusivity check costs more than the access.
  @exclusivity(unchecked) private var queue: [() -> Void] = []
  private var postponed: [() -> Void] = []
  private var closing: [AnimationCompletion] = []

  var isEmpty: Bool { queue.isEmpty }

  /// Indicates whether completions wait for the end of their update.
  var isClosing: Bool { !closing.isEmpty }

  func enqueue(_ action: @escaping () -> Void) { queue.append(action) }

  /// Closes a completion once the current or the next update has ended. No more animations join it afterwards.
  func close(_ completion: AnimationCompletion) { closing.append(completion) }

  /// Runs the pending actions, and the actions that they enqueue.
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

  /// Runs a body, and defers the actions that it enqueues until after the next update.
  func postponing(_ body: () -> Void) {
    let waiting = queue
    queue.removeAll()
    body()
    (queue, postponed) = (waiting, queue)
  }

  /// Ends an update: closes its completions and enqueues the deferred actions.
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
