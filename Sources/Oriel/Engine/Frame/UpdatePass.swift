/// The pass that updates views by transaction. A write marks the nodes that have read the value, and each batch of marked nodes is updated
/// with its own transaction.
@MainActor
final class UpdatePass {
  /// The marked nodes and the writes of one transaction.
  struct Batch {
    fileprivate let id: Int
    let transaction: Transaction
    fileprivate(set) var nodes: [AnyViewNode] = []
    fileprivate var writes: [StateWrite] = []
  }

  private var nextBatchID = 0
  /// The transaction of the current update.
  var transaction = Transaction() {
    didSet { hasAnimatedTransaction = transaction.effectiveAnimation != nil }
  }

  // Each node that is created or updated reads these, and no access lasts longer than a line: the exclusivity check costs more than the
  // access.
  @exclusivity(unchecked) private(set) var batches: [Batch] = []
  @exclusivity(unchecked) private(set) var hasAnimatedTransaction = false
  /// The number of updates, by which modifiers determine whether they changed in the current one.
  @exclusivity(unchecked) private(set) var updateID = 0
  /// The nodes that the current update still has to process.
  @exclusivity(unchecked) private var followers: [AnyViewNode] = []
  @exclusivity(unchecked) private var isMarkingFollowers = false
  @exclusivity(unchecked) private(set) var isRunningBatch = false
  /// The node whose body is running.
  @exclusivity(unchecked) var evaluating: AnyViewNode?
  /// The reason for which the last or current body runs.
  @exclusivity(unchecked) var reason = BodyReason.isNew
  /// The values that bodies read when they last called `_printChanges()`.
  lazy var bodyChanges = BodyChanges()
  /// The state that new nodes restore, while a row is rebuilt; otherwise `nil`.
  @exclusivity(unchecked) var restoration: StateRestoration?
  /// The part of a container's views to which creation is restricted, while another instance of one of them is created; otherwise `nil`.
  @exclusivity(unchecked) var excerpt: SubviewExcerpt?
  /// The transaction for the writes of the current closure, or `nil` to use the current transaction.
  @exclusivity(unchecked) private var writeTransaction: Transaction?
  /// The detector for loops, in a frame with many rounds; otherwise `nil`.
  @exclusivity(unchecked) var watch: SettlingMonitor?
  /// The id of the last batch that ran. `lastBatchIsAnimated` indicates whether its transaction has an animation.
  private var lastBatchID = -1
  private var lastBatchIsAnimated = false
  /// The nodes of waiting batches that observe an object that has changed with an animation.
  @exclusivity(unchecked) private var awaitingAnimation: Set<ObjectIdentifier> = []

  var isEmpty: Bool { batches.isEmpty }

  // MARK: Marking

  /// Marks a node for the current update or a later one.
  func enqueue(_ node: AnyViewNode, with transaction: Transaction? = nil) {
    if isMarkingFollowers {
      node.needsUpdate = true
      followers.append(node)
      return
    }
    let index = batch(for: transaction ?? writeTransaction ?? Transaction.current)
    // A node that waits in an earlier batch is also added to this one, to apply its changes with its transaction.
    guard !node.needsUpdate || node.updateBatch != batches[index].id else { return }
    node.needsUpdate = true
    node.updateBatch = batches[index].id
    batches[index].nodes.append(node)
  }

  /// Marks a node for an update because an object that it observes has changed. If the object has also changed without an animation earlier
  /// in the same frame, the node is updated only with the animation: an object doesn't keep its previous values, so the earlier update
  /// would already apply all changes.
  func enqueueForObject(_ node: AnyViewNode) {
    enqueue(node)
    if !isMarkingFollowers, batches[batches.count - 1].transaction.effectiveAnimation != nil {
      awaitingAnimation.insert(ObjectIdentifier(node))
    }
  }

  /// Returns a Boolean value that indicates whether an update without an animation leaves a node to a later, animated update of the frame.
  @inline(__always) func defersToAnimatedUpdate(_ node: AnyViewNode) -> Bool {
    !awaitingAnimation.isEmpty && isRunningBatch && !lastBatchIsAnimated && node.updateBatch > lastBatchID
      && awaitingAnimation.contains(ObjectIdentifier(node))
  }

  /// Records a write, so that updates of several transactions in one frame each read their own state.
  func record(_ write: StateWrite, transaction: Transaction) { batches[batch(for: transaction)].writes.append(write) }

  /// Returns the index of the batch for changes with a transaction, and appends one if necessary.
  private func batch(for transaction: Transaction) -> Int {
    if batches.isEmpty || !batches[batches.count - 1].transaction.canMerge(with: transaction) {
      batches.append(Batch(id: nextBatchID, transaction: transaction))
      nextBatchID += 1
    }
    return batches.count - 1
  }

  /// Marks the nodes that `body` invalidates for an update with the given transaction.
  func withTransactionForWrites(_ transaction: Transaction, _ body: () -> Void) {
    let previous = writeTransaction
    writeTransaction = transaction
    body()
    writeTransaction = previous
  }

  /// Marks nodes that an update invalidates itself, such as readers of an environment that a modifier changes. They belong to the same
  /// update and its transaction.
  func withDependents(_ body: () -> Void) {
    isMarkingFollowers = isRunningBatch
    body()
    isMarkingFollowers = false
  }

  /// Runs a part of an update or a layout with a modified transaction.
  func withTransaction(_ change: (inout Transaction) -> Void, _ body: () -> Void) {
    let previous = transaction
    change(&transaction)
    body()
    transaction = previous
  }

  // MARK: Running

  /// Removes and returns all batches, oldest first. If there are several, the state is reset to its value before all of them, because each
  /// update must read the state as of its own changes.
  func takeBatches() -> ArraySlice<Batch> {
    let pending = batches
    batches.removeAll()
    if pending.count > 1 { for batch in pending.reversed() { for write in batch.writes.reversed() { write.restoreOld() } } }
    return pending[...]
  }

  /// Updates the nodes of the first of the given batches.
  func run(next pending: inout ArraySlice<Batch>) {
    guard let batch = pending.first else { return }
    let isFirst = pending.startIndex == 0
    pending.removeFirst()
    let isLast = pending.isEmpty
    defer { if isLast { awaitingAnimation.removeAll() } }
    if !isFirst || !pending.isEmpty {
      // Nodes that an earlier batch has created have read the state of that batch.
      markFollowers { for write in batch.writes { write.applyNew() } }
    }
    // An earlier batch may have evaluated a node along the way, with the state of that batch.
    if !isFirst { for node in batch.nodes where node.isMounted { node.needsUpdate = true } }
    guard !batch.nodes.isEmpty || !followers.isEmpty else { return }
    transaction = batch.transaction
    lastBatchID = batch.id
    lastBatchIsAnimated = hasAnimatedTransaction
    updateID += 1
    run(batch.nodes)
  }

  /// Collects the nodes that `mark` invalidates; `runFollowers()` updates them as a part of the last update.
  func markFollowers(_ mark: () -> Void) {
    isMarkingFollowers = true
    mark()
    isMarkingFollowers = false
  }

  /// Updates the nodes that were marked since the last update as a part of it, with its transaction.
  func runFollowers() {
    if !followers.isEmpty { run([]) }
  }

  /// Updates the nodes, parents first, and the nodes that they mark meanwhile.
  private func run(_ waiting: [AnyViewNode]) {
    isRunningBatch = true
    var nodes = waiting + followers
    followers.removeAll()
    while !nodes.isEmpty {
      for node in nodes.sorted(by: { $0.depth < $1.depth }) where node.needsUpdate && node.isMounted && !defersToAnimatedUpdate(node) {
        node.needsUpdate = false
        watch?.note(node)
        node.performUpdate()
      }
      nodes = followers
      followers.removeAll()
    }
    isRunningBatch = false
  }

  /// Invalidates the changes that modifiers recorded for the last update, because the next layout may have another cause.
  func endFrame() { updateID += 1 }

  func removeAll() {
    batches.removeAll()
    followers.removeAll()
    awaitingAnimation.removeAll()
  }
}
