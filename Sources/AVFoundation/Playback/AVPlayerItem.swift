import CoreMedia
import Foundation
import Oriel
import Observation
import Synchronization

/// The state of an asset that a player plays. Mirrors AVFoundation's `AVPlayerItem`.
///
/// An item opens its asset once it is a player's, and closes it when it leaves the player.
// Nothing of it changes but what the playback keeps, which is the main actor's or `Observed`.
open class AVPlayerItem: NSObject, Observable, @unchecked Sendable {
  /// Whether an item can be played. Mirrors AVFoundation's `AVPlayerItem.Status`.
  public enum Status: Int, Sendable {
    /// The item hasn't been opened yet.
    case unknown
    case readyToPlay
    /// The item can't be played. Its `error` says why.
    case failed
  }

  /// Posted when the item has played to its end. The object is the item.
  public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  /// Posted when an error ends playback. The object is the item, and `AVPlayerItemFailedToPlayToEndTimeErrorKey` has the error.
  public static let failedToPlayToEndTimeNotification = Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
  /// Posted when playback waits for data. The object is the item.
  public static let playbackStalledNotification = Notification.Name("AVPlayerItemPlaybackStalledNotification")
  /// Posted after a seek. The object is the item.
  public static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")

  public let asset: AVAsset
  package let playback: ItemPlayback

  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

  public convenience init(asset: AVAsset) { self.init(asset: asset, content: .movie) }

  init(asset: AVAsset, content: MediaPipeline.Content) {
    self.asset = asset
    playback = ItemPlayback(asset.source, content: content)
    super.init()
  }

  public var status: Status { playback.status.published }
  /// The reason of `.failed`, an `AVError`.
  public var error: (any Error)? { playback.error.published }
  /// Indefinite until the item is ready, and for a live resource.
  public var duration: CMTime { playback.duration.published }
  /// The size of the pictures in points, by their pixels' proportions; zero until it is known and for sound alone.
  public var presentationSize: CGSize { playback.presentationSize.published }
  /// Whether the item has enough data to go on playing.
  public var isPlaybackLikelyToKeepUp: Bool { playback.keepsUp.published }
  /// Whether playback waits for data.
  public var isPlaybackBufferEmpty: Bool { !playback.keepsUp.published }
  /// The time at which playback ends before the asset does. Invalid, the default, for the asset's end.
  public var forwardPlaybackEndTime: CMTime {
    get { playback.endTime.withLock { $0 } }
    set { playback.endTime.withLock { $0 = newValue } }
  }

  /// The present position.
  open func currentTime() -> CMTime { playback.currentTime }

  /// Goes to a time, exactly or to the nearest place before it where the media can be entered.
  ///
  /// - Parameter completionHandler: Called on the main queue, with false if another seek came in between or the item failed.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: (@Sendable (Bool) -> Void)?
  ) {
    let isAccurate = toleranceBefore == .zero && toleranceAfter == .zero
    onMainActor { [playback] in playback.seek(to: time, isAccurate: isAccurate, completionHandler) }
  }

  open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
    seek(to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity, completionHandler: completionHandler)
  }

  @discardableResult
  open func seek(to time: CMTime) async -> Bool {
    await withCheckedContinuation { continuation in seek(to: time) { continuation.resume(returning: $0) } }
  }

  @discardableResult
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
    await withCheckedContinuation { continuation in
      seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter) { continuation.resume(returning: $0) }
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
  public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
  public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
}

/// The key of the error of `AVPlayerItem.failedToPlayToEndTimeNotification`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension AVPlayerItem: _KeyValueCodingAndObserving {}
