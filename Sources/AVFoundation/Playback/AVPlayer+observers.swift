import CoreMedia
import Foundation
import Oriel

extension AVPlayer {
  /// Calls a block each time that so much of the media has been played, and when playback begins, ends or jumps. Mirrors AVFoundation's
  /// `addPeriodicTimeObserver(forInterval:queue:using:)`.
  ///
  /// - Parameters:
  ///   - interval: At least a millisecond; smaller ones count as that, and one that isn't a number reports the other moments alone.
  ///   - queue: Nil is the main queue.
  /// - Returns: The observer, which `removeTimeObserver(_:)` takes.
  public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    let seconds = interval.isNumeric ? max(interval.seconds, 0.001) : nil
    let observer = PeriodicObserver(interval: seconds, queue: queue ?? .main, block)
    onMainActor { self.observers.add(observer, of: self) }
    return observer
  }

  /// Calls a block whenever playback passes one of some times. Mirrors AVFoundation's `addBoundaryTimeObserver(forTimes:queue:using:)`.
  ///
  /// - Parameters:
  ///   - times: `CMTime`s as `NSValue`s.
  ///   - queue: Nil is the main queue.
  public func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void) -> Any
  {
    let observer = BoundaryObserver(times: times.map(\.timeValue).filter(\.isNumeric).map(\.seconds), queue: queue ?? .main, block)
    onMainActor { self.observers.add(observer, of: self) }
    return observer
  }

  /// Ends an observer of times. Anything else is ignored.
  public func removeTimeObserver(_ observer: Any) {
    guard let observer = observer as? any TimeObserver else { return }
    observer.cancel()
    onMainActor { self.observers.remove(observer) }
  }
}
