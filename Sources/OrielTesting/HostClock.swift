import Combine
import Dispatch
import Foundation
import Oriel

/// A host's virtual clock, for Combine.
@MainActor
final class HostClock: VirtualClock {
  private weak var host: TestHost?
  /// Whether the host has been made. Before, the clock stands at its start.
  private var hasHost = false
  private var earlyWork: [() -> Void] = []
  private let startTime = DispatchTime.now()
  private let startDate: Date

  init(startDate: Date?) { self.startDate = startDate ?? Date() }

  /// The host is made with its views: what they have scheduled by then begins now.
  func begin(_ host: TestHost) {
    self.host = host
    hasHost = true
    let work = earlyWork
    earlyWork = []
    for start in work { start() }
  }

  nonisolated var isHere: Bool { isOnMainActor }

  nonisolated var date: Date { MainActor.assumeIsolated { host?.date ?? startDate } }

  nonisolated var uptime: DispatchTime { MainActor.assumeIsolated { startTime + (host?.graph.now ?? 0) } }

  nonisolated func schedule(
    after delay: TimeInterval, every interval: TimeInterval?, _ action: @escaping () -> Void
  ) -> @Sendable () -> Void {
    MainActor.assumeIsolated(with: action) { start(after: delay, every: interval, $0) }
  }

  /// What is scheduled once or again and again, until it is stopped.
  @MainActor
  private final class Series {
    var timer: GraphTimer?
    var isStopped = false
  }

  private func start(after delay: TimeInterval, every interval: TimeInterval?, _ action: @escaping () -> Void) -> @Sendable () -> Void {
    let series = Series()
    func begin() {
      if delay <= 0, interval == nil {
        host?.graph.enqueueAction { if !series.isStopped { action() } }
      } else {
        wait(until: (host?.graph.now ?? 0) + max(0, delay), every: interval.map { max($0, 0.0001) }, series, action)
      }
    }
    if hasHost { begin() } else { earlyWork.append(begin) }
    return { [weak self] in onMainActor { self?.stop(series) } }
  }

  private func wait(until due: TimeInterval, every interval: TimeInterval?, _ series: Series, _ action: @escaping () -> Void) {
    guard let graph = host?.graph else { return }
    // A microsecond early: a sum of frames may fall short of what it should be by as little as a number can.
    series.timer = graph.schedule(after: due - graph.now - 1e-6, isClock: interval != nil) { [weak self] in
      guard !series.isStopped else { return }
      if let self, let interval, let now = host?.graph.now {
        // Of moments that lie within one frame, one is enough.
        let missed = max(0, ((now - due) / interval).rounded(.down))
        wait(until: due + (missed + 1) * interval, every: interval, series, action)
      }
      action()
    }
  }

  private func stop(_ series: Series) {
    series.isStopped = true
    host?.graph.cancel(series.timer)
    series.timer = nil
  }
}
