import Foundation
import OrielDrawing

/// The tree of live views of one window: its identity, its clock, the passes of its frames and the services of the layers above.
///
/// A change marks nodes and requests a frame; `frame(at:)` runs the passes in order and ends with every flag cleared. Each pass owns the
/// work that waits for it; views enqueue work by the methods in `ViewGraph+requests.swift`.
@MainActor
package final class ViewGraph {
  // MARK: Identity

  let rootScope: EnvironmentScope
  private(set) var rootNode: AnyViewNode?
  package private(set) lazy var rootBox = RootBox(graph: self)
  let liveNodes = LiveCount()
  /// The reference for objects that may outlive the graph.
  nonisolated let reference = GraphReference()
  /// Indicates whether the window's views are being removed permanently.
  private(set) var isClosing = false

  // MARK: Platform and clock

  let rendering: RenderingServices
  /// Requests a frame from the host.
  var requestFrame: () -> Void = {}
  /// Requests a frame from the host after a delay, in seconds.
  var requestFrameLater: (TimeInterval) -> Void = { _ in }
  private var hasAskedForFrame = false
  var clock = FrameClock()

  // MARK: Frames

  // Each node or box that is created or measured accesses these, and no access lasts longer than a line.
  @exclusivity(unchecked) package private(set) var counts = WorkCounts()
  @exclusivity(unchecked) private(set) var phase = FramePhase.idle
  /// Records frames while the window is inspected; otherwise `nil`.
  @exclusivity(unchecked) package var recorder: FrameRecorder?
  let timers = TimerPass()
  let animations = AnimationPass()
  let actions = ActionPass()
  let updates = UpdatePass()
  let boxes = BoxPass()
  let layouts = LayoutPass()
  @exclusivity(unchecked) var geometry = GeometryPass()
  let preferences = PreferencePass()
  let drawing = DrawingPass()

  // MARK: Services of the layers above

  var participants = FrameParticipants()
  /// The software keyboard, or `nil` if there is none.
  weak var movingKeyboard: (any MovingKeyboard)?
  @exclusivity(unchecked) var services = GraphServices()

  package init(environment: EnvironmentValues, rendering: RenderingServices) {
    rootScope = EnvironmentScope(root: environment)
    self.rendering = rendering
    reference.graph = self
    GraphReference.add(reference)
    DecisionLog.prepare()
  }

  isolated deinit { reference.graphWillDeinit() }

  // MARK: Root

  package var root: AnyViewNode? { rootNode }

  package func setRoot<V: View>(_ view: V) {
    if let node = rootNode as? ViewNode<V> {
      inPhase(.update) { node.update(view) }
    } else {
      rootNode?.unmount()
      rootNode = inPhase(.update) { V._makeNode(view, in: _NodeContext(graph: self, parent: nil, scope: rootScope)) }
      boxes.enqueueRoot()
    }
    needFrame()
  }

  /// Unmounts all views and runs the actions that they have enqueued.
  package func close() {
    isClosing = true
    rootNode?.unmount()
    rootNode = nil
    participants.graphWillClose()
    rootBox.setContent([])
    actions.run()
    actions.removeAll()
    animations.removeAll()
    timers.removeAll()
    updates.removeAll()
    boxes.removeAll()
    layouts.removeAll()
    geometry.removeAll()
    preferences.removeAll()
    participants.graphDidClose()
  }

  // MARK: Phases

  /// Runs a step of a frame, or a step that a host runs between frames.
  @inline(__always)
  func inPhase<Result>(_ step: FramePhase, _ body: () -> Result) -> Result {
    let previous = phase
    phase = step
    recorder?.phaseDidChange(to: step)
    let result = body()
    phase = previous
    recorder?.phaseDidChange(to: previous)
    return result
  }

  /// Indicates whether a pass over the tree is running. The app's actions wait until it has ended.
  var isRunningPasses: Bool { phase != .idle }

  /// Indicates whether views are being created or updated.
  var isUpdating: Bool { phase == .update }

  // MARK: Counts

  package var liveNodeCount: Int { liveNodes.value }
  package func countMeasure() { counts.measured += 1 }
  package func countPlace() { counts.placed += 1 }
  package func countDisplay() { counts.displayed += 1 }
  func countNode() { counts.made += 1 }
  func countBody() { counts.bodies += 1 }
  /// Counts a run of a node's body, logs the reason if `ORIEL_LOG` names updates, and records it if the window is inspected.
  func countBody(of node: AnyViewNode, because reason: BodyReason) {
    counts.bodies += 1
    updates.reason = reason
    recorder?.bodyWillRun(of: node, because: reason)
    if DecisionLog.logsUpdates { DecisionLog.updates("\(node.viewPath): \(reason.rawValue)") }
  }
  #if DEBUG
    /// Runs a check without adding its work to the window's counts.
    func withoutCounting(_ body: () -> Void) {
      let before = counts
      body()
      counts = before
    }
  #endif

  // MARK: Frames

  /// Requests a frame, unless one has been requested already.
  package func needFrame() {
    guard !hasAskedForFrame else { return }
    hasAskedForFrame = true
    requestFrame()
  }

  /// Ends a frame, and requests the next one if work is pending, immediately or at the time of the next timer.
  func requestNextFrame() {
    hasAskedForFrame = false
    if needsFrame {
      needFrame()
    } else if let next = timers.nextDue {
      requestFrameLater(next - now)
    }
  }
}
