import CoreMedia
import Foundation
import Oriel

/// Plays an item again and again. Mirrors AVFoundation's `AVPlayerLooper`.
///
/// The looper makes an item of the template's asset the only one of the player's queue. It lives as long as the program keeps it.
// Nothing of it changes but what is `Observed`.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  /// Whether a looper loops. Mirrors AVFoundation's `AVPlayerLooper.Status`.
  public enum Status: Int, Sendable {
    case unknown
    case ready
    case failed
    case cancelled
  }

  private let item: AVPlayerItem
  private let start: CMTime
  private let count = Observed(0)
  private let isDisabled = Observed(false)

  /// Begins to loop.
  ///
  /// - Parameter timeRange: The part of the item that repeats. An invalid range stands for all of it.
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

  /// How many times the item has been played to its end.
  open var loopCount: Int { count.published }

  open var status: Status {
    if isDisabled.published { return .cancelled }
    switch item.status {
    case .unknown: return .unknown
    case .readyToPlay: return .ready
    case .failed: return .failed
    }
  }

  open var error: (any Error)? { item.error }

  /// The items that loop.
  open var loopingPlayerItems: [AVPlayerItem] { [item] }

  /// Plays the present round to its end, and no other.
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
