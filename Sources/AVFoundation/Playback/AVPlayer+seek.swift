import CoreMedia
import Foundation

extension AVPlayer {
  /// The present position of the current item, or zero without one.
  public func currentTime() -> CMTime { currentItemValue.value?.currentTime() ?? .zero }

  /// Goes to a time, or to the nearest place before it where the media can be entered. Without an item, nothing happens.
  public func seek(to time: CMTime) { seek(to: time) { _ in } }

  /// - Parameter completionHandler: Called on the main queue, with false if another seek came in between, the item failed, or there is none.
  public func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    seek(to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity, completionHandler: completionHandler)
  }

  /// Goes to a time: exactly if both tolerances are zero.
  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter) { _ in }
  }

  public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    guard let item = currentItemValue.value else { return completionHandler(false) }
    item.seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter, completionHandler: completionHandler)
  }

  @discardableResult
  public func seek(to time: CMTime) async -> Bool {
    await withCheckedContinuation { continuation in seek(to: time) { continuation.resume(returning: $0) } }
  }

  @discardableResult
  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
    await withCheckedContinuation { continuation in
      seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter) { continuation.resume(returning: $0) }
    }
  }
}
