import Foundation

/// The work of one frame of an inspected window.
package struct FrameRecord: Identifiable, Sendable {
  /// A body that ran in the frame.
  package struct Body: Identifiable, Sendable {
    /// The index among the bodies of the frame.
    package let id: Int
    package let view: ObjectIdentifier
    package let name: String
    package let reason: BodyReason
    /// The properties that differ from the last run, named as by `_printChanges()`. It is empty if the previous run was not recorded.
    package let changes: [String]
  }

  /// The number of the frame since the inspection began, starting at 1.
  package let id: Int
  /// The time of the frame clock, in seconds.
  package let time: TimeInterval
  /// The time spent in each phase, in seconds. `idle` includes the work between the passes: timers, animations and actions.
  package fileprivate(set) var durations = [TimeInterval](repeating: 0, count: FramePhase.allCases.count)
  package fileprivate(set) var counts = WorkCounts()
  /// The first `bodyLimit` bodies since the previous frame, in the order in which they ran. `counts` includes all bodies.
  package fileprivate(set) var bodies: [Body] = []

  /// The maximum number of bodies that are recorded for a frame.
  package static let bodyLimit = 500

  package func duration(of phase: FramePhase) -> TimeInterval { durations[phase.rawValue] }

  /// The duration of the frame, in seconds.
  package var duration: TimeInterval { durations.reduce(0, +) }
}

/// Records the frames of a window while it is inspected. Without a recorder the only cost is a comparison with `nil` for each phase and
/// each body.
@MainActor
package final class FrameRecorder {
  /// The latest frames, oldest first.
  package private(set) var frames: [FrameRecord] = []
  /// Called after each frame.
  package var didRecord: () -> Void = {}
  /// The maximum number of frames that are kept.
  package static let frameLimit = 120

  private var current: FrameRecord?
  /// The bodies that ran since the last frame, for views that a host creates or updates.
  private var bodiesBetween: [FrameRecord.Body] = []
  /// The graph's counts at the end of the last frame.
  private var countsBefore: WorkCounts
  private var count = 0
  private var phase = FramePhase.idle
  /// The uptime at the last change of the phase, in nanoseconds.
  private var lastChange: UInt64 = 0
  private var runs: [ObjectIdentifier: Int] = [:]
  private let changes = BodyChanges()

  /// Creates a recorder and starts to record the frames of a graph.
  package init(_ graph: ViewGraph) {
    countsBefore = graph.counts
    graph.recorder = self
  }

  /// Returns the number of times that a view's body has run since the inspection began.
  package func bodyRuns(of view: ObjectIdentifier) -> Int { runs[view] ?? 0 }

  /// Returns the last recorded run of a view's body with its frame, or `nil` if there is none.
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
    // A new node may reuse the address of another one.
    runs[id] = reason == .isNew ? 1 : bodyRuns(of: id) + 1
    let changed = changes.note(node, because: reason)
    let place = current?.bodies.count ?? bodiesBetween.count
    guard place < FrameRecord.bodyLimit else { return }
    // Generic arguments may be very long.
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
