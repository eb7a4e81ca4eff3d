import CoreMedia
import Foundation
import Oriel
import Observation
import Synchronization

/// The state of an asset that a player plays. Mirrors AVFoundation's `AVPlayerItem`.
///
/// An item opens its asset when a player takes it, and closes the asset when it leaves the player.
// Only the playback changes. Its state is isolated to the main actor or `Observed`.
open class AVPlayerItem: NSObject, Observable, @unchecked Sendable {
  /// The ability of an item to play. Mirrors AVFoundation's `AVPlayerItem.Status`.
  public enum Status: Int, Sendable {
    /// The item hasn't been opened yet.
    case unknown
    /// The item can be played.
    case readyToPlay
    /// The item can't be played. Its `error` contains the reason.
    case failed
  }

  /// A notification that is posted when the item has played to its end. The object is the item.
  public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  /// A notification that is posted when an error ends playback. The object is the item, and `AVPlayerItemFailedToPlayToEndTimeErrorKey` is
  /// the key of the error.
  public static let failedToPlayToEndTimeNotification = Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
  /// A notification that is posted when playback waits for data. The object is the item.
  public static let playbackStalledNotification = Notification.Name("AVPlayerItemPlaybackStalledNotification")
  /// A notification that is posted after a seek. The object is the item.
  public static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")

  /// The asset of the item.
  public let asset: AVAsset
  package let playback: ItemPlayback

  /// Creates an item for the resource at a URL.
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

  /// Creates an item for an asset.
  public convenience init(asset: AVAsset) { self.init(asset: asset, content: .movie) }

  init(asset: AVAsset, content: MediaPipeline.Content) {
    self.asset = asset
    playback = ItemPlayback(asset.source, content: content)
    super.init()
  }

  /// The ability of the item to play.
  public var status: Status { playback.status.published }
  /// The reason for `.failed`, which is an `AVError`, or `nil` if the item hasn't failed.
  public var error: (any Error)? { playback.error.published }
  /// The duration, which is indefinite until the item is ready and for a live resource.
  public var duration: CMTime { playback.duration.published }
  /// The size of the pictures in points, adjusted by the aspect ratio of their pixels. It is zero while it is unknown and for sound without
  /// pictures.
  public var presentationSize: CGSize { playback.presentationSize.published }
  /// A Boolean value that indicates whether the item has enough data to continue playback.
  public var isPlaybackLikelyToKeepUp: Bool { playback.keepsUp.published }
  /// A Boolean value that indicates whether playback waits for data.
  public var isPlaybackBufferEmpty: Bool { !playback.keepsUp.published }
  /// The time at which playback ends before the end of the asset. The default is the invalid time, which stands for the end of the asset.
  public var forwardPlaybackEndTime: CMTime {
    get { playback.endTime.withLock { $0 } }
    set { playback.endTime.withLock { $0 = newValue } }
  }

  /// Returns the current position.
  open func currentTime() -> CMTime { playback.currentTime }

  /// Seeks to a time, exactly if both tolerances are zero, or else to the nearest earlier position at which decoding can start.
  ///
  /// - Parameter completionHandler: The closure that is called on the main queue. Its argument is false if another seek has replaced this
  ///   one, or if the item has failed.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: (@Sendable (Bool) -> Void)?
  ) {
    let isAccurate = toleranceBefore == .zero && toleranceAfter == .zero
    onMainActor { [playback] in playback.seek(to: time, isAccurate: isAccurate, completionHandler) }
  }

  /// Seeks to a time, or to the nearest earlier position at which decoding can start, and calls a closure afterwards.
  open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
    seek(to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity, completionHandler: completionHandler)
  }

  /// Seeks to a time, and returns `false` if the seek didn't finish.
  @discardableResult
  open func seek(to time: CMTime) async -> Bool {
    await withCheckedContinuation { continuation in seek(to: time) { continuation.resume(returning: $0) } }
  }

  /// Seeks to a time, exactly if both tolerances are zero, and returns `false` if the seek didn't finish.
  @discardableResult
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
    await withCheckedContinuation { continuation in
      seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter) { continuation.resume(returning: $0) }
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension Notification.Name {
  /// The name of `AVPlayerItem.didPlayToEndTimeNotification`.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  /// The name of `AVPlayerItem.failedToPlayToEndTimeNotification`.
  public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
  /// The name of `AVPlayerItem.playbackStalledNotification`.
  public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
  /// The name of `AVPlayerItem.timeJumpedNotification`.
  public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
}

/// The user info key of the error in `AVPlayerItem.failedToPlayToEndTimeNotification`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension AVPlayerItem: _KeyValueCodingAndObserving {}
