import Foundation

/// What one frame of an inspected window did.
package struct FrameRecord: Identifiable, Sendable {
  /// A body that ran in the frame.
  package struct Body: Identifiable, Sendable {
    /// The place among the bodies of the frame.
    package let id: Int
    package let view: ObjectIdentifier
    package let name: String
    package let reason: BodyReason
    /// The properties that differ from the last run, as `_printChanges()` names them. Empty for a run whose predecessor was not recorded.
    package let changes: [String]
  }

  /// Frames are numbered from 1, since the window is inspected.
  package let id: Int
  /// Seconds on the frame clock.
  package let time: TimeInterval
  /// Seconds spent in each phase. `idle` is what runs between the passes: timers, animations and actions.
  package fileprivate(set) var durations = [TimeInterval](repeating: 0, count: FramePhase.allCases.count)
  package fileprivate(set) var counts = WorkCounts()
  /// The first `bodyLimit` bodies since the frame before, in the order in which they ran; `counts` has the number of all.
  package fileprivate(set) var bodies: [Body] = []

  /// How many bodies of a frame are recorded.
  package static let bodyLimit = 500

  package func duration(of phase: FramePhase) -> TimeInterval { durations[phase.rawValue] }

  /// Seconds from the frame's beginning to its end.
  package var duration: TimeInterval { durations.reduce(0, +) }
}

/// Records the frames of a window while it is inspected. A window without a recorder pays a comparison with nil for each phase and each body.
@MainActor
package final class FrameRecorder {
  /// The latest frames, the oldest first.
  package private(set) var frames: [FrameRecord] = []
  /// Called after each frame.
  package var didRecord: () -> Void = {}
  /// How many frames are kept.
  package static let frameLimit = 120

  private var current: FrameRecord?
  /// Bodies that ran since the last frame: those of views that a host makes or updates.
  private var bodiesBetween: [FrameRecord.Body] = []
  /// The graph's counts at the end of the last frame.
  private var countsBefore: WorkCounts
  private var count = 0
  private var phase = FramePhase.idle
  /// Nanoseconds of uptime at the last change of the phase.
  private var lastChange: UInt64 = 0
  private var runs: [ObjectIdentifier: Int] = [:]
  private let changes = BodyChanges()

  /// Records the frames of a graph from now on.
  package init(_ graph: ViewGraph) {
    countsBefore = graph.counts
    graph.recorder = self
  }

  /// How often a view's body has run since the window is inspected.
  package func bodyRuns(of view: ObjectIdentifier) -> Int { runs[view] ?? 0 }

  /// The last recorded run of a view's body, with its frame.
  package func lastRun(of view: ObjectIdentifier) -> (frame: FrameRecord, body: FrameRecord.Body)? {
    for frame in frames.reversed() { if let body = frame.bodies.last(where: { $0.view == view }) { return (frame, body) } }
    return nil
  }

  func frameWillBegin(in graph: ViewGraph) {
    count += 1
    current = FrameRecord(id: count, time: graph.now)
    current?.bodies = bodiesBetween
    bodiesBetween = []
    phase = .idle
    lastChange = DispatchTime.now().uptimeNanoseconds
  }

  func phaseDidChange(to next: FramePhase) {
    guard current != nil else { return }
    let now = DispatchTime.now().uptimeNanoseconds
    current?.durations[phase.rawValue] += Double(now - lastChange) / 1e9
    (phase, lastChange) = (next, now)
  }

  func bodyWillRun(of node: AnyViewNode, because reason: BodyReason) {
    let id = ObjectIdentifier(node)
    // The address may have been another node's.
    runs[id] = reason == .isNew ? 1 : bodyRuns(of: id) + 1
    let changed = changes.note(node, because: reason)
    let place = current?.bodies.count ?? bodiesBetween.count
    guard place < FrameRecord.bodyLimit else { return }
    // Generic arguments may take a page.
    let name = String(node.viewTypeName.prefix { $0 != "<" })
    let body = FrameRecord.Body(id: place, view: id, name: name, reason: reason, changes: changed)
    if current == nil { bodiesBetween.append(body) } else { current?.bodies.append(body) }
  }

  func frameDidEnd(in graph: ViewGraph) {
    phaseDidChange(to: .idle)
    guard var frame = current else { return }
    current = nil
    frame.counts = graph.counts - countsBefore
    countsBefore = graph.counts
    frames.append(frame)
    if frames.count > Self.frameLimit { frames.removeFirst(frames.count - Self.frameLimit) }
    didRecord()
  }
}
