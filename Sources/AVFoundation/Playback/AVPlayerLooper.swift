import CoreMedia
import Foundation
import Oriel

/// An object that plays an item repeatedly. Mirrors AVFoundation's `AVPlayerLooper`.
///
/// The looper replaces the items of the player's queue by an item with the template's asset. It loops as long as the program retains it.
// Only the `Observed` properties change.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  /// The state of a looper. Mirrors AVFoundation's `AVPlayerLooper.Status`.
  public enum Status: Int, Sendable {
    /// The item hasn't been opened yet.
    case unknown
    /// The item can be played.
    case ready
    /// The item has failed.
    case failed
    /// The program has disabled looping.
    case cancelled
  }

  private let item: AVPlayerItem
  private let start: CMTime
  private let count = Observed(0)
  private let isDisabled = Observed(false)

  /// Creates a looper and begins to loop.
  ///
  /// - Parameter timeRange: The range of the item that repeats. An invalid range stands for the whole item.
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem, timeRange: CMTimeRange = .invalid) {
    item = AVPlayerItem(asset: templateItem.asset)
    start = timeRange.isValid && timeRange.start.isNumeric ? timeRange.start : .zero
    super.init()
    if timeRange.isValid, timeRange.end.isNumeric { item.forwardPlaybackEndTime = timeRange.end }
    if start > .zero { item.seek(to: start, toleranceBefore: .zero, toleranceAfter: .zero, completionHandler: nil) }
    let playback = item.playback
    onMainActor { playback.repeats = { [weak self] in self?.itemDidEnd() ?? false } }
    player.removeAllItems()
    player.insert(item, after: nil)
  }

  deinit {
    let playback = item.playback
    onMainActor { playback.repeats = nil }
  }

  /// The number of times that the item has played to its end.
  open var loopCount: Int { count.published }

  /// The state of the looper.
  open var status: Status {
    if isDisabled.published { return .cancelled }
    switch item.status {
    case .unknown: return .unknown
    case .readyToPlay: return .ready
    case .failed: return .failed
    }
  }

  /// The error of the item, or `nil` if it hasn't failed.
  open var error: (any Error)? { item.error }

  /// The items that loop.
  open var loopingPlayerItems: [AVPlayerItem] { [item] }

  /// Ends looping after the current repetition.
  open func disableLooping() { isDisabled.update(to: true) }

  /// Returns whether the item starts again.
  @MainActor private func itemDidEnd() -> Bool {
    guard !isDisabled.value else { return false }
    count.value += 1
    item.playback.restart(at: start.seconds)
    return true
  }
}

extension AVPlayerLooper: _KeyValueCodingAndObserving {}
