import CoreMedia
import Foundation
import Oriel

extension AVPlayer {
  /// Calls a block at intervals of the media's time, and when playback begins, ends or jumps. Mirrors AVFoundation's
  /// `addPeriodicTimeObserver(forInterval:queue:using:)`.
  ///
  /// - Parameters:
  ///   - interval: The interval. The minimum is a millisecond, and smaller values are clamped. With a nonnumeric interval, the block is
  ///     only called at the other events.
  ///   - queue: The queue for the block, or `nil` for the main queue.
  /// - Returns: The observer, which `removeTimeObserver(_:)` accepts.
  public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    let seconds = interval.isNumeric ? max(interval.seconds, 0.001) : nil
    let observer = PeriodicObserver(interval: seconds, queue: queue ?? .main, block)
    onMainActor { self.observers.add(observer, of: self) }
    return observer
  }

  /// Calls a block whenever playback passes one of several times. Mirrors AVFoundation's `addBoundaryTimeObserver(forTimes:queue:using:)`.
  ///
  /// - Parameters:
  ///   - times: The times, which are `CMTime`s as `NSValue`s.
  ///   - queue: The queue for the block, or `nil` for the main queue.
  public func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void) -> Any
  {
    let observer = BoundaryObserver(times: times.map(\.timeValue).filter(\.isNumeric).map(\.seconds), queue: queue ?? .main, block)
    onMainActor { self.observers.add(observer, of: self) }
    return observer
  }

  /// Ends a time observer. Other objects are ignored.
  public func removeTimeObserver(_ observer: Any) {
    guard let observer = observer as? any TimeObserver else { return }
    observer.cancel()
    onMainActor { self.observers.remove(observer) }
  }
}
