import Foundation
import Oriel

/// The observers of a player's time.
@MainActor
final class TimeObservers {
  private var observers: [any TimeObserver] = []

  nonisolated init() {}

  func add(_ observer: any TimeObserver, of player: AVPlayer) {
    observers.append(observer)
    observer.playbackDidChange(player)
  }

  func remove(_ observer: any TimeObserver) { observers.removeAll { $0 === observer } }

  /// Called when playback has begun or ended, or when its rate has changed.
  func playbackDidChange(_ player: AVPlayer) { for observer in observers { observer.playbackDidChange(player) } }

  func timeDidJump(_ player: AVPlayer) { for observer in observers { observer.timeDidJump(player) } }
}

/// An observer of a player's time.
@MainActor
protocol TimeObserver: AnyObject, Sendable {
  func playbackDidChange(_ player: AVPlayer)
  func timeDidJump(_ player: AVPlayer)
  /// Ends the observer on any thread. Its block isn't called afterwards.
  nonisolated func cancel()
}

/// An observer that calls a block at intervals of the media's time.
@MainActor
final class PeriodicObserver: TimeObserver {
  private nonisolated let interval: Double?
  private nonisolated let call: ObserverCall<CMTime>
  private var timer: (any DispatchSourceTimer)?
  private var rate: Float = 0

  nonisolated init(interval: Double?, queue: DispatchQueue, _ block: @escaping @Sendable (CMTime) -> Void) {
    self.interval = interval
    call = ObserverCall(queue, block)
  }

  isolated deinit { timer?.cancel() }

  func playbackDidChange(_ player: AVPlayer) {
    let rate = player.timeControlStatusValue.value == .playing ? player.rateValue.value : 0
    guard rate != self.rate else { return }
    self.rate = rate
    timer?.cancel()
    timer = nil
    timeDidJump(player)
    guard rate != 0, let interval else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    let period = interval / Double(abs(rate))
    timer.schedule(deadline: .now() + period, repeating: period, leeway: .milliseconds(1))
    timer.setEventHandler { [weak self, weak player] in
      MainActor.assumeIsolated {
        if let self, let player { self.timeDidJump(player) }
      }
    }
    timer.activate()
    self.timer = timer
  }

  func timeDidJump(_ player: AVPlayer) { call(player.currentTime()) }

  nonisolated func cancel() {
    call.cancel()
    onMainActor { [self] in
      timer?.cancel()
      timer = nil
    }
  }
}

/// An observer that calls a block when playback passes a time.
@MainActor
final class BoundaryObserver: TimeObserver {
  private nonisolated let times: [Double]
  private nonisolated let call: ObserverCall<Void>
  private var timer: DispatchWorkItem?

  nonisolated init(times: [Double], queue: DispatchQueue, _ block: @escaping @Sendable () -> Void) {
    self.times = times.sorted()
    call = ObserverCall(queue, block)
  }

  isolated deinit { timer?.cancel() }

  func playbackDidChange(_ player: AVPlayer) { wait(player, after: player.currentTime().seconds) }

  func timeDidJump(_ player: AVPlayer) { playbackDidChange(player) }

  /// Schedules a call for the next time in the direction of playback.
  private func wait(_ player: AVPlayer, after time: Double) {
    timer?.cancel()
    timer = nil
    let rate = player.timeControlStatusValue.value == .playing ? Double(player.rateValue.value) : 0
    guard rate != 0, let next = rate > 0 ? times.first(where: { $0 > time }) : times.last(where: { $0 < time }) else { return }
    let item = DispatchWorkItem { [weak self, weak player] in
      MainActor.assumeIsolated {
        if let self, let player { self.look(player, at: next, since: time, rate) }
      }
    }
    timer = item
    let delay = max((next - player.currentTime().seconds) / rate, 0.001)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: item)
  }

  /// Calls the block if playback has reached a time. The timer of the main queue only estimates it.
  private func look(_ player: AVPlayer, at next: Double, since time: Double, _ rate: Double) {
    let now = player.currentTime().seconds
    guard rate > 0 ? now >= next : now <= next else { return wait(player, after: time) }
    call(())
    wait(player, after: next)
  }

  nonisolated func cancel() {
    call.cancel()
    onMainActor { [self] in timer?.cancel() }
  }
}

/// A block that runs on a queue until it is canceled.
// The lock guards the block.
private final class ObserverCall<Value: Sendable>: @unchecked Sendable {
  /// The queue, or `nil` for the main queue, on which the observers run.
  private let queue: DispatchQueue?
  private let lock = NSLock()
  private var block: (@Sendable (Value) -> Void)?

  init(_ queue: DispatchQueue, _ block: @escaping @Sendable (Value) -> Void) {
    // Two references to the main queue are different objects.
    self.queue = queue.label == DispatchQueue.main.label ? nil : queue
    self.block = block
  }

  func callAsFunction(_ value: Value) {
    if let queue { queue.async { self.run(value) } } else { run(value) }
  }

  private func run(_ value: Value) { lock.withLock { block }?(value) }

  func cancel() { lock.withLock { block = nil } }
}
