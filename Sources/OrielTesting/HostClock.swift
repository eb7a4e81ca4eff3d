import Combine
import Dispatch
import Foundation
import Oriel

/// The virtual clock of a host, which drives Combine's schedulers.
@MainActor
final class HostClock: VirtualClock {
  private weak var host: TestHost?
  /// Indicates whether the host has been created. Until then the clock stands at its start, and scheduled work is deferred.
  private var hasHost = false
  private var earlyWork: [() -> Void] = []
  private let startTime = DispatchTime.now()
  private let startDate: Date

  init(startDate: Date?) { self.startDate = startDate ?? Date() }

  /// Connects the clock to the host. The host evaluates its views before it exists itself; the work that they have scheduled by then starts
  /// now.
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

  /// The state of scheduled work, which runs once or repeatedly until it is stopped.
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
    // Fires a microsecond early: a sum of frame durations may be less than the due time by a rounding error.
    series.timer = graph.schedule(after: due - graph.now - 1e-6, isClock: interval != nil) { [weak self] in
      guard !series.isStopped else { return }
      if let self, let interval, let now = host?.graph.now {
        // Skips the occurrences that lie within the same frame, except one.
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
