import Foundation
import OrielDrawing

/// The tree of live views of one window, and the passes of a frame.
///
/// A change marks nodes and asks for a frame; a frame runs the passes in the order that `frame(at:)` lists and ends with
/// every flag clear.
@MainActor
package final class ViewGraph {
  @exclusivity(unchecked) package private(set) var counts = WorkCounts()
  let liveNodes = LiveCount()
  package var liveNodeCount: Int { liveNodes.value }
  let rootScope: EnvironmentScope
  package private(set) lazy var rootBox = RootBox(graph: self)
  private var rootNode: AnyViewNode?
  var rendering: RenderingServices
  /// Asks the host for a frame.
  var requestFrame: () -> Void = {}
  /// Asks the host for a frame in so many seconds.
  var requestFrameLater: (TimeInterval) -> Void = { _ in }
  /// Seconds on the frame clock.
  @exclusivity(unchecked) package private(set) var now: TimeInterval = 0
  /// When the window last looked different from the frame before.
  private(set) var drawingChangedAt: TimeInterval = 0

  // Updates, by transaction.
  private struct Batch {
    let id: Int
    var transaction: Transaction
    var nodes: [AnyViewNode] = []
    var writes: [StateWrite] = []
  }

  @exclusivity(unchecked) private var batches: [Batch] = []
  private var nextBatchID = 0
  /// The transaction of the update under way.
  private(set) var transaction = Transaction() {
    didSet { hasAnimatedTransaction = transaction.effectiveAnimation != nil }
  }
  @exclusivity(unchecked) private(set) var hasAnimatedTransaction = false
  /// Counts updates, so that modifiers know whether they changed in the one under way.
  @exclusivity(unchecked) private(set) var updateID = 0
  @exclusivity(unchecked) private(set) var isUpdating = false
  @exclusivity(unchecked) private var isRunningBatch = false
  /// Nodes that the update under way has yet to come to.
  @exclusivity(unchecked) private var followers: [AnyViewNode] = []
  @exclusivity(unchecked) private var isMarkingFollowers = false
  /// Whether a pass over the tree is under way: user actions have to wait until it is over.
  @exclusivity(unchecked) private(set) var isRunningPasses = false
  /// Whose body is running.
  @exclusivity(unchecked) var evaluating: AnyViewNode?

  @exclusivity(unchecked) private var boxQueue: [AnyViewNode] = []
  @exclusivity(unchecked) private var rootBoxesChanged = false
  @exclusivity(unchecked) private var layoutQueue: [LayoutBox] = []
  @exclusivity(unchecked) var needsPreferencePass = false
  @exclusivity(unchecked) private var actions: [() -> Void] = []
  @exclusivity(unchecked) private var animators: [ObjectIdentifier: any FrameAnimator] = [:]
  private var timers = GraphTimers()
  @exclusivity(unchecked) private var closingCompletions: [AnimationCompletion] = []
  /// Whether a view has come whose transition brings an animation along: where none has, a change without an animation has no transitions.
  var hasAnimatedTransitions = false
  /// Whether there are modifiers, new since the last drawing, that animate whatever a transaction says.
  var hasNewAnimations = false
  /// Whether there are boxes that haven't been drawn yet.
  @exclusivity(unchecked) var hasNewBoxes = false
  /// Views that have been placed and make their content next.
  private var unmade: [any MadeWhenPlaced] = []
  private var postponedActions: [() -> Void] = []
  /// Whether the first layout is done.
  private var hasLaidOut = false
  /// Nodes on their way out.
  var departures: [ObjectIdentifier: DepartureTicket] = [:]
  private var preferenceObservers: [ObjectIdentifier: WeakNode] = [:]
  private struct WeakNode { weak var node: AnyViewNode? }
  /// For those who may outlive the graph.
  nonisolated let reference = GraphReference()
  package private(set) lazy var input = InputCoordinator(graph: self)
  /// State that the nodes being made take up; set while a row is built again.
  @exclusivity(unchecked) var restoration: StateRestoration?
  @exclusivity(unchecked) var geometry = GeometryPass()
  var safeAreaReaders = SafeAreaReaders()
  private(set) lazy var scrolling = ScrollEngine(graph: self)
  private(set) lazy var presentations = PresentationStack(graph: self)
  /// The platform's own views in this window.
  var platformViews: [PlatformViewBox] = []
  private(set) lazy var navigation = NavigationInput(graph: self)
  let matched = MatchedGeometry()
  let jumps = LayoutJumps()
  /// The time that the frame clock began with, by the calendar.
  package private(set) lazy var dateOfStart = Date(timeIntervalSinceNow: -now)

  /// The frame's time by the calendar.
  package var date: Date { dateOfStart.addingTimeInterval(now) }
  package private(set) lazy var keyboard = Keyboard(graph: self)
  package private(set) lazy var softwareKeyboard = SoftwareKeyboard(graph: self)

  package init(environment: EnvironmentValues, rendering: RenderingServices) {
    rootScope = EnvironmentScope(root: environment)
    self.rendering = rendering
    reference.graph = self
    Self.all.removeAll { $0.graph == nil }
    Self.all.append(reference)
  }

  deinit { reference.graphIsGoing() }

  package func setRoot<V: View>(_ view: V) {
    if let node = rootNode as? ViewNode<V> {
      let (wasUpdating, wasRunning) = (isUpdating, isRunningPasses)
      isUpdating = true
      isRunningPasses = true
      node.update(view)
      isUpdating = wasUpdating
      isRunningPasses = wasRunning
      needFrame()
      return
    }
    rootNode?.unmount()
    isUpdating = true
    isRunningPasses = true
    rootNode = V._makeNode(view, in: _NodeContext(graph: self, parent: nil, scope: rootScope))
    isUpdating = false
    isRunningPasses = false
    rootBoxesDidChange()
    needFrame()
  }

  package var root: AnyViewNode? { rootNode }

  /// Whether the window's views are going for good.
  private(set) var isClosing = false

  package func close() {
    isClosing = true
    rootNode?.unmount()
    rootNode = nil
    softwareKeyboard.close()
    rootBox.replaceChildren([])
    flushActions()
    animators.removeAll()
    timers.removeAll()
    departures.removeAll()
    batches.removeAll()
    boxQueue.removeAll()
    layoutQueue.removeAll()
    geometry.removeAll()
    scrolling.close()
    input.close()
    followers.removeAll()
    closingCompletions.removeAll()
    safeAreaReaders.removeAll()
    rootBoxesChanged = false
    needsPreferencePass = false
  }

  // MARK: Requests

  @exclusivity(unchecked) private var hasAskedForFrame = false

  package func needFrame() {
    guard !hasAskedForFrame else { return }
    hasAskedForFrame = true
    requestFrame()
  }

  package var needsFrame: Bool {
    !batches.isEmpty || !actions.isEmpty || !animators.isEmpty || !layoutQueue.isEmpty || !boxQueue.isEmpty || rootBoxesChanged
      || needsPreferencePass || geometry.needsPass || rootBox.needsDisplay || !closingCompletions.isEmpty || scrolling.isUnsettled
      || timers.isDue(at: now)
  }

  /// Whether nothing is waiting, timers apart.
  package var isIdle: Bool {
    batches.isEmpty && actions.isEmpty && animators.isEmpty && layoutQueue.isEmpty && boxQueue.isEmpty && !rootBoxesChanged
      && !needsPreferencePass && !geometry.needsPass && !rootBox.needsDisplay && closingCompletions.isEmpty && !scrolling.isUnsettled
  }

  /// What keeps the graph from being idle, by name: for tests that fail.
  package var unfinished: [String] {
    var names = animators.values.map { "\(type(of: $0))\($0.animatedNode.map { " in \($0.viewPath)" } ?? "")" }
    if !batches.isEmpty { names.append("updates") }
    if !actions.isEmpty { names.append("actions") }
    if !layoutQueue.isEmpty || !boxQueue.isEmpty || rootBoxesChanged { names.append("layout") }
    if needsPreferencePass || geometry.needsPass { names.append("preferences or geometry") }
    if rootBox.needsDisplay { names.append("drawing") }
    if !closingCompletions.isEmpty { names.append("completions") }
    if scrolling.isUnsettled { names.append("scrolling") }
    return names
  }

  package var pendingTimerCount: Int { timers.count }

  /// Who waits for the frame clock, clocks apart: for tests that fail.
  package var pendingTimers: [String] { timers.passing.map(\.origin) }

  @exclusivity(unchecked) private var writeTransaction: Transaction?

  func withTransactionForWrites(_ transaction: Transaction, _ body: () -> Void) {
    let previous = writeTransaction
    writeTransaction = transaction
    body()
    writeTransaction = previous
  }

  /// Marks what an update itself brings about, such as an environment's change below a modifier: it belongs to the same
  /// update, with the same transaction.
  func withUpdateUnderWay(_ body: () -> Void) {
    isMarkingFollowers = isRunningBatch
    body()
    isMarkingFollowers = false
  }

  func enqueueUpdate(_ node: AnyViewNode) {
    if isMarkingFollowers {
      node.needsUpdate = true
      followers.append(node)
      return
    }
    batch(for: writeTransaction ?? Transaction.current) { batch in
      // A node that waits in an earlier batch has to see this one's changes too, with this one's transaction.
      guard !node.needsUpdate || node.updateBatch != batch.id else { return }
      node.needsUpdate = true
      node.updateBatch = batch.id
      batch.nodes.append(node)
    }
    if let evaluating {
      Report.once(
        "write-during-update-\(evaluating.viewTypeName)",
        "State was changed while the body of \(evaluating.viewTypeName) was running (\(evaluating.viewPath)). "
          + "The change is kept and takes effect right after; change state in an action, such as onAppear or onChange, instead.")
    }
    needFrame()
  }

  func record(_ write: StateWrite, transaction: Transaction) {
    batch(for: transaction) { $0.writes.append(write) }
    needFrame()
  }

  private func batch(for transaction: Transaction, _ change: (inout Batch) -> Void) {
    if batches.isEmpty || !batches[batches.count - 1].transaction.canMerge(with: transaction) {
      batches.append(Batch(id: nextBatchID, transaction: transaction))
      nextBatchID += 1
    }
    change(&batches[batches.count - 1])
  }

  func enqueueBoxSync(_ node: AnyViewNode) {
    boxQueue.append(node)
    needFrame()
  }

  func rootBoxesDidChange() {
    rootBoxesChanged = true
    needFrame()
  }

  func enqueueLayout(_ box: LayoutBox) {
    layoutQueue.append(box)
    needFrame()
  }

  /// Runs user code after the passes, in order.
  package func enqueueAction(_ action: @escaping () -> Void) {
    actions.append(action)
    needFrame()
  }

  func addAnimator(_ animator: any FrameAnimator) {
    animators[ObjectIdentifier(animator)] = animator
    needFrame()
  }

  /// The rows that something moves in at the moment.
  var animatedRows: Set<ObjectIdentifier> {
    var rows: Set<ObjectIdentifier> = []
    for animator in animators.values {
      var node = animator.animatedNode
      while let current = node {
        if let row = current.asRow { rows.insert(ObjectIdentifier(row)) }
        node = current.parent
      }
    }
    return rows
  }

  func removeAnimator(_ animator: any FrameAnimator) {
    animators[ObjectIdentifier(animator)] = nil
  }

  package func countMeasure() { counts.measured += 1 }
  package func countPlace() { counts.placed += 1 }
  package func countDisplay() { counts.displayed += 1 }
  func countNode() { counts.made += 1 }
  func countBody() { counts.bodies += 1 }

  func addPreferenceObserver(_ node: AnyViewNode) { preferenceObservers[ObjectIdentifier(node)] = WeakNode(node: node) }
  func removePreferenceObserver(_ node: AnyViewNode) { preferenceObservers[ObjectIdentifier(node)] = nil }

  // MARK: Timers

  /// Calls `action` once the frame clock has reached `now + delay`. Keep the timer to cancel it.
  @discardableResult
  package func schedule(
    after delay: TimeInterval, isClock: Bool = false, file: StaticString = #fileID, line: UInt = #line, _ action: @escaping () -> Void
  ) -> GraphTimer {
    let timer = GraphTimer(due: now + max(0, delay), isClock: isClock, file: file, line: line, action: action)
    // What stops as the window closes may want to do something afterwards: there is no afterwards.
    guard !isClosing else { return timer }
    timers.add(timer)
    requestFrameLater(max(0, delay))
    return timer
  }

  package func cancel(_ timer: GraphTimer?) {
    if let timer { timers.cancel(timer) }
  }

  /// The clock stands still between frames; an event that comes later than the last one brings the time along.
  func noteTime(_ time: TimeInterval) {
    if !knowsClock, time > now {
      // Views are made before a window tells its clock, which began when the machine did: by the calendar no time has passed.
      knowsClock = true
      dateOfStart.addTimeInterval(now - time)
    }
    now = max(now, time)
  }

  /// Whether the window has told its time.
  private var knowsClock = false

  private func fireTimers() {
    for timer in timers.takeDue(at: now) { enqueueAction { if !timer.isCancelled { timer.action() } } }
  }

  // MARK: The frame

  private static let roundLimit = 16

  /// Runs one frame: timers and animations, then rounds of update, layout, preferences and actions until nothing is left,
  /// then drawing. Actions run before drawing, so that `onAppear` completes before the first frame that shows its view.
  package func frame(at time: TimeInterval) -> DisplayNode {
    noteTime(time)
    knowsClock = true
    transaction = Transaction()
    fireTimers()
    tickAnimators()
    scrolling.animationsDidTick()
    followKeyboard()
    var rounds = 0
    let isFirst = layOutFirst()
    repeat {
      flushActions()
      isRunningPasses = true
      if rounds > 0 || isFirst { drawNewBoxes() }
      update()
      syncBoxes()
      layout()
      for source in geometry.takeSources() { source.check() }
      readPreferences()
      isRunningPasses = false
      closeCompletions()
      actions += postponedActions
      postponedActions.removeAll()
      rounds += 1
      if rounds == Self.roundLimit, hasPendingWork {
        Report.once("frame-does-not-settle", "Views keep changing each other's state within one frame; the rest waits for the next frame.")
        break
      }
    } while hasPendingWork
    scrolling.frameDidEnd()
    presentations.frameWillDraw()
    // What a modifier said about this update holds no longer: the next layout may come from somewhere else.
    updateID += 1
    if rootBox.needsDisplay { drawingChangedAt = now }
    let node = draw()
    hasAskedForFrame = false
    if needsFrame {
      needFrame()
    } else if let next = timers.nextDue {
      requestFrameLater(next - now)
    }
    return node
  }

  /// Lays out before the views hear that they appear, the first time: a change that they animate then begins where they stand without it.
  /// True where that was done; what follows of it is put off until the views have done what they want.
  private func layOutFirst() -> Bool {
    guard !hasLaidOut else { return false }
    hasLaidOut = true
    guard !actions.isEmpty else { return false }
    let appearing = actions
    actions.removeAll()
    isRunningPasses = true
    update()
    syncBoxes()
    layout()
    isRunningPasses = false
    (actions, postponedActions) = (appearing, actions)
    return true
  }

  /// What a view is before its `onAppear` is where a change begins that is animated there: it is drawn, though nobody sees it.
  private func drawNewBoxes() {
    guard hasNewBoxes, !batches.isEmpty, hasNewAnimations || batches.contains(where: { $0.transaction.effectiveAnimation != nil }) else {
      return
    }
    _ = draw()
  }

  private func draw() -> DisplayNode {
    (hasNewBoxes, hasNewAnimations) = (false, false)
    return rootBox.displayNode()
  }

  /// Has the views that there are ready to be measured, before the first frame gives them a size.
  package func prepareForMeasuring() {
    guard !isRunningPasses, !batches.isEmpty || !boxQueue.isEmpty || rootBoxesChanged else { return }
    isRunningPasses = true
    update()
    syncBoxes()
    isRunningPasses = false
  }

  private var hasPendingWork: Bool {
    !batches.isEmpty || !actions.isEmpty || !boxQueue.isEmpty || rootBoxesChanged || !layoutQueue.isEmpty || needsPreferencePass
      || geometry.needsPass || scrolling.isUnsettled
  }

  /// Whether the layout under way follows the keyboard and nothing else.
  private(set) var isFollowingKeyboard = false

  /// Lays out for the keyboard's inset of this frame before anything else changes: no transaction of the same frame may animate
  /// what has to stay at the keyboard's edge.
  private func followKeyboard() {
    // What an animation of its own carries along meets a keyboard at another place in each frame.
    guard keyboard.hasMoved || (keyboard.isInSight && !animators.isEmpty) else { return }
    isRunningPasses = true
    isFollowingKeyboard = true
    if keyboard.hasMoved { layout() }
    settleKeyboardInsets()
    if keyboard.hasMoved { layout() }
    isFollowingKeyboard = false
    isRunningPasses = false
    keyboard.moveWasLaidOut()
  }

  private func tickAnimators() {
    guard !animators.isEmpty else { return }
    for (id, animator) in animators where !animator.tick(at: now, graph: self) { animators[id] = nil }
  }

  func flushActions() {
    var budget = 10_000
    while !actions.isEmpty, budget > 0 {
      let current = actions
      actions.removeAll()
      for action in current {
        action()
        budget -= 1
      }
    }
  }

  private func update() {
    guard !batches.isEmpty else { return }
    let pending = batches
    batches.removeAll()
    // With several transactions in one frame each update has to see the state as it was when its own changes were made.
    let isSplit = pending.count > 1
    if isSplit { for batch in pending.reversed() { for write in batch.writes.reversed() { write.restoreOld() } } }
    for (index, batch) in pending.enumerated() {
      if isSplit {
        // What an earlier batch has made knows the state as it was then.
        isMarkingFollowers = true
        for write in batch.writes { write.applyNew() }
        isMarkingFollowers = false
      }
      // An earlier batch may have evaluated a node on the way, with the state as it was then.
      if index > 0 { for node in batch.nodes where node.isMounted { node.needsUpdate = true } }
      run(batch)
      if index < pending.count - 1 {
        syncBoxes()
        layout()
      }
    }
  }

  private func run(_ batch: Batch) {
    guard !batch.nodes.isEmpty || !followers.isEmpty else { return }
    transaction = batch.transaction
    updateID += 1
    isUpdating = true
    isRunningBatch = true
    var nodes = batch.nodes + followers
    followers.removeAll()
    while !nodes.isEmpty {
      for node in nodes.sorted(by: { $0.depth < $1.depth }) where node.needsUpdate && node.isMounted {
        node.needsUpdate = false
        node.performUpdate()
      }
      nodes = followers
      followers.removeAll()
    }
    isRunningBatch = false
    isUpdating = false
  }

  /// Builds rows that layout found missing: update's work, between two layouts.
  func buildRows(_ build: () -> Void) {
    isUpdating = true
    build()
    isUpdating = false
    syncBoxes()
  }

  private var boxesInHand: [LayoutBox] = []

  /// Looks at the boxes that a node lends. They are collected where the last ones were: most nodes lend one, which is no reason for an array.
  func withBoxes<Result>(of node: AnyViewNode, _ body: ([LayoutBox]) -> Result) -> Result {
    // Where the body makes nodes, theirs are collected elsewhere.
    var boxes = boxesInHand
    boxesInHand = []
    node.appendBoxes(to: &boxes)
    let result = body(boxes)
    boxes.removeAll(keepingCapacity: true)
    if boxes.capacity <= 64 { boxesInHand = boxes }
    return result
  }

  /// What is done once the boxes are those of the update under way, or at once where none is.
  func afterBoxes(_ action: @escaping () -> Void) {
    if isRunningBatch { boxActions.append(action) } else { action() }
  }

  private var boxActions: [() -> Void] = []

  private func syncBoxes() {
    defer {
      let actions = boxActions
      boxActions.removeAll()
      for action in actions { action() }
    }
    while !boxQueue.isEmpty || rootBoxesChanged {
      // Deepest first: a wrapper's own boxes may change, which its container has to see.
      let queue = boxQueue.sorted { $0.depth > $1.depth }
      boxQueue.removeAll()
      for node in queue where node.needsBoxes {
        node.needsBoxes = false
        if node.isMounted { node.syncBoxes() }
      }
      if boxQueue.isEmpty, rootBoxesChanged {
        rootBoxesChanged = false
        var boxes: [LayoutBox] = []
        rootNode?.appendBoxes(to: &boxes)
        rootBox.replaceChildren(boxes)
      }
    }
  }

  private func layout() {
    var budget = 100
    while budget > 0 {
      budget -= 1
      if !layoutQueue.isEmpty {
        let queue = layoutQueue
        layoutQueue.removeAll()
        for box in queue where box.isAttached && box.needsLayout { box.layoutAgain() }
        geometryDidChange()
        settleSafeArea()
      } else if !makePlaced(), !scrolling.settle() {
        // Within the update that the layout belongs to: the motion is that of its transaction.
        jumps.resolve()
        return matched.resolve()
      }
    }
  }

  /// A view is placed whose content knows its place.
  func enqueueMaking(_ view: any MadeWhenPlaced) { unmade.append(view) }

  /// True if there was something to make, which is to be laid out now.
  private func makePlaced() -> Bool {
    guard !unmade.isEmpty else { return false }
    let views = unmade
    unmade.removeAll()
    buildRows { for view in views { view.makeContent() } }
    return true
  }

  /// Runs a part of a layout with a changed transaction.
  func withTransaction(_ change: (inout Transaction) -> Void, _ body: () -> Void) {
    let previous = transaction
    change(&transaction)
    body()
    transaction = previous
  }

  /// Something was laid out, or moved without a layout: whoever reads geometry looks again. Costs nothing where nobody does.
  package func geometryDidChange() {
    if geometry.didChange() { needFrame() }
  }

  package func setSafeArea(_ safeArea: SafeArea) {
    guard safeArea != rootBox.safeArea else { return }
    rootBox.safeArea = safeArea
    rootBox.setNeedsLayout()
    for layer in rootBox.layers.boxes { layer.setNeedsLayout() }
  }

  private func readPreferences() {
    guard needsPreferencePass else { return }
    needsPreferencePass = false
    for observer in preferenceObservers.values { observer.node?.readPreferencesIfNeeded() }
    readPreferredColorScheme()
    clearPreferenceFlags(rootNode)
  }

  /// How many views say which colours their window should have: where none does, nobody is asked.
  var colorSchemeWriters = 0
  private(set) var preferredColorScheme: ColorScheme?
  /// Called when the window's views want other colours than before.
  var preferredColorSchemeDidChange: () -> Void = {}

  private func readPreferredColorScheme() {
    guard colorSchemeWriters > 0 || preferredColorScheme != nil, let rootNode, rootNode.needsPreferences else { return }
    var values = PreferenceValues()
    rootNode.reducePreferences(into: &values)
    let wanted = values[PreferredColorSchemeKey.self] ?? nil
    guard wanted != preferredColorScheme else { return }
    preferredColorScheme = wanted
    enqueueAction { [reference] in reference.graph?.preferredColorSchemeDidChange() }
  }

  private func clearPreferenceFlags(_ node: AnyViewNode?) {
    guard let node, node.needsPreferences else { return }
    node.needsPreferences = false
    node.forEachChild { clearPreferenceFlags($0) }
  }

  private func closeCompletions() {
    guard !closingCompletions.isEmpty else { return }
    let closing = closingCompletions
    closingCompletions.removeAll()
    for completion in closing { completion.close(in: self) }
    transaction = Transaction()
  }

  // MARK: Completions

  private static var all: [GraphReference] = []

  /// Closes the completion when the update that carries the transaction's changes is over: in the window that has them.
  static func settleAfterUpdate(_ token: AnimationCompletion) {
    let graphs = all.compactMap(\.graph)
    if let owner = graphs.first(where: { graph in graph.batches.contains { $0.transaction.completions.contains { $0 === token } } }) {
      owner.closingCompletions.append(token)
      owner.needFrame()
    } else if let active = graphs.last(where: { $0.rootNode != nil }) {
      active.closingCompletions.append(token)
      active.needFrame()
    } else {
      token.close(in: nil)
    }
  }
}
