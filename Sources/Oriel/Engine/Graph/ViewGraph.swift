import Foundation
import OrielDrawing

/// The tree of live views of one window, and the passes of a frame.
///
/// A change marks nodes and asks for a frame; a frame runs the passes in the order that `frame(at:)` lists and ends with
/// every flag clear. The passes are in `ViewGraph+frame.swift`; apart from them nobody writes what waits here for the next frame.
@MainActor
package final class ViewGraph {
  @exclusivity(unchecked) package private(set) var counts = WorkCounts()
  let liveNodes = LiveCount()
  package var liveNodeCount: Int { liveNodes.value }
  let rootScope: EnvironmentScope
  package private(set) lazy var rootBox = RootBox(graph: self)
  var rootNode: AnyViewNode?
  var rendering: RenderingServices
  /// Asks the host for a frame.
  var requestFrame: () -> Void = {}
  /// Asks the host for a frame in so many seconds.
  var requestFrameLater: (TimeInterval) -> Void = { _ in }
  /// Seconds on the frame clock.
  @exclusivity(unchecked) package private(set) var now: TimeInterval = 0
  /// When the window last looked different from the frame before.
  var drawingChangedAt: TimeInterval = 0

  // Updates, by transaction.
  struct Batch {
    let id: Int
    var transaction: Transaction
    var nodes: [AnyViewNode] = []
    var writes: [StateWrite] = []
  }

  @exclusivity(unchecked) var batches: [Batch] = []
  private var nextBatchID = 0
  /// The transaction of the update under way.
  var transaction = Transaction() {
    didSet { hasAnimatedTransaction = transaction.effectiveAnimation != nil }
  }
  @exclusivity(unchecked) private(set) var hasAnimatedTransaction = false
  /// Counts updates, so that modifiers know whether they changed in the one under way.
  @exclusivity(unchecked) var updateID = 0
  @exclusivity(unchecked) var isUpdating = false
  @exclusivity(unchecked) var isRunningBatch = false
  /// Watches a frame that takes many rounds.
  @exclusivity(unchecked) var settlingWatch: SettlingWatch?
  /// Nodes that the update under way has yet to come to.
  @exclusivity(unchecked) var followers: [AnyViewNode] = []
  @exclusivity(unchecked) var isMarkingFollowers = false
  /// Whether a pass over the tree is under way: user actions have to wait until it is over.
  @exclusivity(unchecked) var isRunningPasses = false
  /// Whose body is running.
  @exclusivity(unchecked) var evaluating: AnyViewNode?

  @exclusivity(unchecked) var boxQueue: [AnyViewNode] = []
  @exclusivity(unchecked) var rootBoxesChanged = false
  @exclusivity(unchecked) var layoutQueue: [LayoutBox] = []
  @exclusivity(unchecked) var needsPreferencePass = false
  @exclusivity(unchecked) var actions: [() -> Void] = []
  @exclusivity(unchecked) var animators: [ObjectIdentifier: any FrameAnimator] = [:]
  var timers = GraphTimers()
  @exclusivity(unchecked) var closingCompletions: [AnimationCompletion] = []
  /// Whether a view has come whose transition brings an animation along: where none has, a change without an animation has no transitions.
  var hasAnimatedTransitions = false
  /// Whether there are modifiers, new since the last drawing, that animate whatever a transaction says.
  var hasNewAnimations = false
  /// Whether there are boxes that haven't been drawn yet.
  @exclusivity(unchecked) var hasNewBoxes = false
  /// Views that have been placed and make their content next.
  var unmade: [any MadeWhenPlaced] = []
  var postponedActions: [() -> Void] = []
  /// Whether the layout under way follows the keyboard and nothing else.
  var isFollowingKeyboard = false
  private var boxesInHand: [LayoutBox] = []
  var boxActions: [() -> Void] = []
  /// How many views say which colours their window should have: where none does, nobody is asked.
  var colorSchemeWriters = 0
  var preferredColorScheme: ColorScheme?
  /// Called when the window's views want other colours than before.
  var preferredColorSchemeDidChange: () -> Void = {}
  /// Whether the first layout is done.
  var hasLaidOut = false
  /// Nodes on their way out.
  var departures: [ObjectIdentifier: DepartureTicket] = [:]
  var departureObservers = DepartureObservers()
  var preferenceObservers = PreferenceObservers()
  let screen: UIScreen
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
  /// The time that the frame clock began with, by the calendar: what the machine's clock says when it is first asked for, unless the host sets it.
  package internal(set) lazy var dateOfStart = Date(timeIntervalSinceNow: -now)

  /// The frame's time by the calendar.
  package var date: Date { dateOfStart.addingTimeInterval(now) }
  package private(set) lazy var keyboard = Keyboard(graph: self)
  package private(set) lazy var softwareKeyboard = SoftwareKeyboard(graph: self)

  /// - Parameter size: What the window is expected to have, in points, for views that ask before it has one.
  package init(environment: EnvironmentValues, rendering: RenderingServices, size: CGSize? = nil) {
    rootScope = EnvironmentScope(root: environment)
    screen = UIScreen(size: size ?? WindowOptions.standardSize)
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

  @exclusivity(unchecked) var hasAskedForFrame = false

  package func needFrame() {
    guard !hasAskedForFrame else { return }
    hasAskedForFrame = true
    requestFrame()
  }

  package var needsFrame: Bool { hasChanges || !animators.isEmpty || timers.isDue(at: now) }

  /// Whether nothing is waiting, timers apart.
  package var isIdle: Bool { !hasChanges && animators.isEmpty }

  /// Whether something waits for a frame, and not for time to pass.
  package var hasChanges: Bool {
    !batches.isEmpty || !actions.isEmpty || !layoutQueue.isEmpty || !boxQueue.isEmpty || rootBoxesChanged || needsPreferencePass
      || geometry.needsPass || rootBox.needsDisplay || !closingCompletions.isEmpty || scrolling.isUnsettled
  }

  /// What keeps the graph from being idle, by name: for tests that fail.
  package var unfinished: [String] {
    var names = animators.values.map { animator in
      let place = animator.animatedNode.map { " in \($0.viewPath)" } ?? ""
      let note = animator.endlessMotion.map { ", where \($0)" } ?? ""
      return "\(type(of: animator))\(place)\(note)"
    }
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

  func addPreferenceObserver(_ node: AnyViewNode, isForLayout: Bool = false) { preferenceObservers.add(node, isForLayout: isForLayout) }
  func removePreferenceObserver(_ node: AnyViewNode) { preferenceObservers.remove(node) }

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
  var knowsClock = false

  func fireTimers() {
    for timer in timers.takeDue(at: now) { enqueueAction { if !timer.isCancelled { timer.action() } } }
  }

  // MARK: Within a pass

  /// Runs a part of a layout with a changed transaction.
  func withTransaction(_ change: (inout Transaction) -> Void, _ body: () -> Void) {
    let previous = transaction
    change(&transaction)
    body()
    transaction = previous
  }

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

  /// A view is placed whose content knows its place.
  func enqueueMaking(_ view: any MadeWhenPlaced) { unmade.append(view) }

  /// Something was laid out, or moved without a layout: whoever reads geometry looks again. Costs nothing where nobody does.
  package func geometryDidChange() {
    if geometry.didChange() { needFrame() }
  }

  package func setSafeArea(_ safeArea: SafeArea) {
    guard safeArea != rootBox.systemSafeArea else { return }
    rootBox.systemSafeArea = safeArea
    safeAreaDidChange()
  }

  func safeAreaDidChange() {
    rootBox.bars?.setNeedsLayout()
    rootBox.menuBar?.barsDidChange()
    rootBox.setNeedsLayout()
    for layer in rootBox.layers.boxes { layer.setNeedsLayout() }
  }

  // MARK: Completions

  private static var all: [GraphReference] = []

  /// The one whose views are being made or updated.
  static var updating: ViewGraph? { all.lazy.compactMap(\.graph).last { $0.isUpdating } }

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
