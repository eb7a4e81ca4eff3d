/// Updates of views, by transaction: writes mark the nodes that read a value, and each batch of marked nodes is updated with its own transaction.
@MainActor
final class UpdatePass {
  /// The changes of one transaction.
  struct Batch {
    fileprivate let id: Int
    let transaction: Transaction
    fileprivate(set) var nodes: [AnyViewNode] = []
    fileprivate var writes: [StateWrite] = []
  }

  private var nextBatchID = 0
  /// The transaction of the update under way.
  var transaction = Transaction() {
    didSet { hasAnimatedTransaction = transaction.effectiveAnimation != nil }
  }

  // Each node that is made or updated reads these, and no access lasts longer than a line: checking them costs more than they do.
  @exclusivity(unchecked) private(set) var batches: [Batch] = []
  @exclusivity(unchecked) private(set) var hasAnimatedTransaction = false
  /// Counts updates, so that modifiers know whether they changed in the one under way.
  @exclusivity(unchecked) private(set) var updateID = 0
  /// Nodes that the update under way has yet to come to.
  @exclusivity(unchecked) private var followers: [AnyViewNode] = []
  @exclusivity(unchecked) private var isMarkingFollowers = false
  @exclusivity(unchecked) private(set) var isRunningBatch = false
  /// The node whose body is running.
  @exclusivity(unchecked) var evaluating: AnyViewNode?
  /// Why the body that ran last, or is running, had to run.
  @exclusivity(unchecked) var reason = BodyReason.isNew
  /// What bodies read when they last asked by `_printChanges()` what had changed.
  lazy var bodyChanges = BodyChanges()
  /// State that the nodes being made take up; set while a row is built again.
  @exclusivity(unchecked) var restoration: StateRestoration?
  /// What alone is made of a container's views; set while another instance of one of them is made.
  @exclusivity(unchecked) var excerpt: SubviewExcerpt?
  /// The transaction of the writes that a closure under way makes.
  @exclusivity(unchecked) private var writeTransaction: Transaction?
  /// Watches a frame that takes many rounds.
  @exclusivity(unchecked) var watch: SettlingWatch?
  /// The batch that ran last, and whether its transaction has an animation.
  private var lastBatchID = -1
  private var lastBatchIsAnimated = false
  /// Nodes of batches that wait, which observe an object that has changed with an animation.
  @exclusivity(unchecked) private var awaitingAnimation: Set<ObjectIdentifier> = []

  var isEmpty: Bool { batches.isEmpty }

  // MARK: Marking

  /// Marks a node, for the update under way or for a later one.
  func enqueue(_ node: AnyViewNode, with transaction: Transaction? = nil) {
    if isMarkingFollowers {
      node.needsUpdate = true
      followers.append(node)
      return
    }
    let index = batch(for: transaction ?? writeTransaction ?? Transaction.current)
    // A node that waits in an earlier batch has to see this one's changes too, with this one's transaction.
    guard !node.needsUpdate || node.updateBatch != batches[index].id else { return }
    node.needsUpdate = true
    node.updateBatch = batches[index].id
    batches[index].nodes.append(node)
  }

  /// Marks a node for a change of an object that it observes. Where the object changed without an animation before, in the same frame, the node is updated
  /// with the animation alone: objects don't keep what they were, and the earlier update would take all of it already.
  func enqueueForObject(_ node: AnyViewNode) {
    enqueue(node)
    if !isMarkingFollowers, batches[batches.count - 1].transaction.effectiveAnimation != nil {
      awaitingAnimation.insert(ObjectIdentifier(node))
    }
  }

  /// Whether a node that is come to in an update without an animation is left to a later one of the frame.
  @inline(__always) func leavesToAnimation(_ node: AnyViewNode) -> Bool {
    !awaitingAnimation.isEmpty && isRunningBatch && !lastBatchIsAnimated && node.updateBatch > lastBatchID
      && awaitingAnimation.contains(ObjectIdentifier(node))
  }

  /// Keeps a write, so that updates of several transactions in one frame each see their own state.
  func record(_ write: StateWrite, transaction: Transaction) { batches[batch(for: transaction)].writes.append(write) }

  /// The place of the batch that changes with this transaction belong to.
  private func batch(for transaction: Transaction) -> Int {
    if batches.isEmpty || !batches[batches.count - 1].transaction.canMerge(with: transaction) {
      batches.append(Batch(id: nextBatchID, transaction: transaction))
      nextBatchID += 1
    }
    return batches.count - 1
  }

  /// Has the nodes that `body` marks updated with this transaction.
  func withTransactionForWrites(_ transaction: Transaction, _ body: () -> Void) {
    let previous = writeTransaction
    writeTransaction = transaction
    body()
    writeTransaction = previous
  }

  /// Marks what an update itself brings about, such as an environment's change below a modifier: it belongs to the same
  /// update, with the same transaction.
  func withFollowers(_ body: () -> Void) {
    isMarkingFollowers = isRunningBatch
    body()
    isMarkingFollowers = false
  }

  /// Runs a part of an update or a layout with a changed transaction.
  func withTransaction(_ change: (inout Transaction) -> Void, _ body: () -> Void) {
    let previous = transaction
    change(&transaction)
    body()
    transaction = previous
  }

  // MARK: Running

  /// Takes out all batches, the oldest first. With several transactions in one frame the state is put back to what it was before all of them: each
  /// update sees it as it was when its own changes were made.
  func takeBatches() -> ArraySlice<Batch> {
    let pending = batches
    batches.removeAll()
    if pending.count > 1 { for batch in pending.reversed() { for write in batch.writes.reversed() { write.restoreOld() } } }
    return pending[...]
  }

  /// Updates the nodes of the first of the batches.
  func run(next pending: inout ArraySlice<Batch>) {
    guard let batch = pending.first else { return }
    let isFirst = pending.startIndex == 0
    pending.removeFirst()
    let isLast = pending.isEmpty
    defer { if isLast { awaitingAnimation.removeAll() } }
    if !isFirst || !pending.isEmpty {
      // What an earlier batch has made knows the state as it was then.
      markFollowers { for write in batch.writes { write.applyNew() } }
    }
    // An earlier batch may have evaluated a node on the way, with the state as it was then.
    if !isFirst { for node in batch.nodes where node.isMounted { node.needsUpdate = true } }
    guard !batch.nodes.isEmpty || !followers.isEmpty else { return }
    transaction = batch.transaction
    lastBatchID = batch.id
    lastBatchIsAnimated = hasAnimatedTransaction
    updateID += 1
    run(batch.nodes)
  }

  /// Has what `mark` marks updated by `runFollowers()`, as a part of the update that has just run.
  func markFollowers(_ mark: () -> Void) {
    isMarkingFollowers = true
    mark()
    isMarkingFollowers = false
  }

  /// Updates what was marked since as a part of the last update, with its transaction.
  func runFollowers() {
    if !followers.isEmpty { run([]) }
  }

  /// Updates the nodes, parents first, and those that they mark meanwhile.
  private func run(_ waiting: [AnyViewNode]) {
    isRunningBatch = true
    var nodes = waiting + followers
    followers.removeAll()
    while !nodes.isEmpty {
      for node in nodes.sorted(by: { $0.depth < $1.depth }) where node.needsUpdate && node.isMounted && !leavesToAnimation(node) {
        node.needsUpdate = false
        watch?.note(node)
        node.performUpdate()
      }
      nodes = followers
      followers.removeAll()
    }
    isRunningBatch = false
  }

  /// What a modifier said about the last update holds no longer: the next layout may come from somewhere else.
  func endFrame() { updateID += 1 }

  func removeAll() {
    batches.removeAll()
    followers.removeAll()
    awaitingAnimation.removeAll()
  }
}
