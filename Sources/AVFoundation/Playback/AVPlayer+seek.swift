import CoreMedia
import Foundation

extension AVPlayer {
  /// Returns the current position of the current item, or zero without an item.
  public func currentTime() -> CMTime { currentItemValue.value?.currentTime() ?? .zero }

  /// Seeks to a time, or to the nearest earlier position at which decoding can start. Without an item, nothing happens.
  public func seek(to time: CMTime) { seek(to: time) { _ in } }

  /// Seeks to a time, or to the nearest earlier position at which decoding can start.
  ///
  /// - Parameter completionHandler: The closure that is called on the main queue. Its argument is false if another seek has replaced this
  ///   one, if the item has failed, or if there is no item.
  public func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    seek(to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity, completionHandler: completionHandler)
  }

  /// Seeks to a time, exactly if both tolerances are zero.
  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter) { _ in }
  }

  /// Seeks to a time, exactly if both tolerances are zero, and calls a closure afterwards.
  public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    guard let item = currentItemValue.value else { return completionHandler(false) }
    item.seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter, completionHandler: completionHandler)
  }

  /// Seeks to a time, and returns `false` if the seek didn't finish.
  @discardableResult
  public func seek(to time: CMTime) async -> Bool {
    await withCheckedContinuation { continuation in seek(to: time) { continuation.resume(returning: $0) } }
  }

  /// Seeks to a time, exactly if both tolerances are zero, and returns `false` if the seek didn't finish.
  @discardableResult
  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
    await withCheckedContinuation { continuation in
      seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter) { continuation.resume(returning: $0) }
    }
  }
}
