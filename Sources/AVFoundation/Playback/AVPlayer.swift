import CoreMedia
import Foundation
import Oriel
import Observation
import Synchronization

/// A player of one item at a time. Mirrors AVFoundation's `AVPlayer`.
///
/// A player works on the main queue: calls from other threads take effect there later. Views depend on its properties if
/// `isObservationEnabled` is true. Key-value observers always do, by `observe(_:options:changeHandler:)` and `publisher(for:options:)`.
// The mutable state is isolated to the main actor, `Observed`, or guarded by a lock.
open class AVPlayer: NSObject, Observable, @unchecked Sendable {
  /// The ability of a player to play. Mirrors AVFoundation's `AVPlayer.Status`.
  public enum Status: Int, Sendable {
    /// The player hasn't opened an item yet.
    case unknown
    /// The player can play.
    case readyToPlay
    /// An item has failed.
    case failed
  }

  /// The state of playback. Mirrors AVFoundation's `AVPlayer.TimeControlStatus`.
  public enum TimeControlStatus: Int, Sendable {
    /// Playback is paused.
    case paused
    /// Playback begins once there is an item with enough data. `reasonForWaitingToPlay` specifies what is missing.
    case waitingToPlayAtSpecifiedRate
    /// Playback is running.
    case playing
  }

  /// The reason for which a player waits. Mirrors AVFoundation's `AVPlayer.WaitingReason`.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    /// The raw value of the reason.
    public let rawValue: String

    /// Creates a reason with a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The player has no item.
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    /// The player waits until the item has enough data.
    public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
  }

  /// The action of a player at the end of an item. Mirrors AVFoundation's `AVPlayer.ActionAtItemEnd`.
  public enum ActionAtItemEnd: Int, Sendable {
    /// Continues with the next item. This is the default of an `AVQueuePlayer`; other players pause.
    case advance
    /// Pauses. This is the default of an `AVPlayer`.
    case pause
    /// Stays at the end and keeps the rate.
    case none
  }

  private static let observationFlag = Mutex(false)

  /// A Boolean value that indicates whether views depend on the properties of players and items that they read. The default is `false`. Set
  /// it before the first player is created.
  public static var isObservationEnabled: Bool {
    get { observationFlag.withLock { $0 } }
    set { observationFlag.withLock { $0 = newValue } }
  }

  package let volumeValue = Observed(Float(1))
  package let mutedValue = Observed(false)
  package let rateValue = Observed(Float(0))
  package let currentItemValue = Observed<AVPlayerItem?>(nil)
  package let timeControlStatusValue = Observed(TimeControlStatus.paused)
  let statusValue = Observed(Status.unknown)
  private let reasonValue = Observed<WaitingReason?>(nil)
  private let settings = PlayerSettings()
  /// The service that keeps the display on.
  var displaySleep = DisplaySleep.shared
  @MainActor private var keepsDisplayOn = false
  /// Indicates whether `playImmediately(atRate:)` has set the current rate.
  @MainActor private var playsImmediately = false
  let observers = TimeObservers()
  /// The views that show the player's frames.
  package let outputs = VideoOutputs()

  // MARK: Creating a player

  /// Creates a player without an item.
  public override init() { super.init() }

  /// Creates a player for the resource at a URL.
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

  /// Creates a player for an item.
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    currentItemValue.value = item
    onMainActor { self.didReplaceItem(nil) }
  }

  deinit {
    displaySleep.set(false, for: ObjectIdentifier(self))
    let item = currentItemValue.value
    onMainActor { item?.playback.leave() }
  }

  // MARK: Items

  /// The current item, or `nil` if there is none.
  open var currentItem: AVPlayerItem? { currentItemValue.published }

  /// Replaces the current item. An item of another player is removed from that player.
  open func replaceCurrentItem(with item: AVPlayerItem?) { onMainActor { self.replaceItem(with: item) } }

  @MainActor func replaceItem(with item: AVPlayerItem?) {
    let old = currentItemValue.value
    guard old !== item else { return }
    currentItemValue.value = item
    didReplaceItem(old)
  }

  @MainActor private func didReplaceItem(_ old: AVPlayerItem?) {
    old?.playback.leave()
    if let item = currentItemValue.value {
      if let other = item.playback.player, other !== self { other.release(item) }
      item.playback.join(self, as: item, rate: Double(rateValue.value))
      if item.playback.status.value == .failed { itemDidFail() }
    }
    showFrame()
    updateTimeControlStatus()
  }

  /// Releases an item that another player takes over.
  @MainActor func release(_ item: AVPlayerItem) { replaceItem(with: nil) }

  // MARK: Playback

  /// The rate of playback: 1 for the natural rate, 0 for a pause, and negative rates for backward playback if the media supports it.
  /// Nonfinite values are ignored.
  open var rate: Float {
    get { rateValue.published }
    set {
      guard newValue.isFinite else { return }
      onMainActor { self.setRate(newValue) }
    }
  }

  /// The rate that `play()` sets. The default is 1, which also replaces nonfinite values.
  open var defaultRate: Float {
    get { settings.defaultRate.withLock { $0 } }
    set { settings.defaultRate.withLock { $0 = newValue.isFinite ? newValue : 1 } }
  }

  /// Plays at the default rate.
  open func play() { rate = defaultRate }

  /// Pauses playback.
  open func pause() { rate = 0 }

  /// Plays at a rate without waiting for a buffer to fill. Nonfinite rates are ignored.
  open func playImmediately(atRate rate: Float) {
    guard rate.isFinite else { return }
    onMainActor { self.setRate(rate, isImmediate: true) }
  }

  @MainActor private func setRate(_ rate: Float, isImmediate: Bool = false) {
    playsImmediately = isImmediate
    rateValue.update(to: rate)
    currentItemValue.value?.playback.setRate(Double(rate))
    updateTimeControlStatus()
  }

  /// The ability of the player to play.
  open var status: Status { statusValue.published }
  /// The error of the item that failed, or `nil` if none has.
  open var error: (any Error)? { status == .failed ? currentItem?.error : nil }
  /// The state of playback.
  open var timeControlStatus: TimeControlStatus { timeControlStatusValue.published }
  /// The reason for `.waitingToPlayAtSpecifiedRate`, or `nil` if the player doesn't wait.
  open var reasonForWaitingToPlay: WaitingReason? { reasonValue.published }

  /// A Boolean value that indicates whether playback of a resource from the network stops while its buffer fills. The default is `true`.
  open var automaticallyWaitsToMinimizeStalling: Bool {
    get { settings.waits.withLock { $0 } }
    set {
      settings.waits.withLock { $0 = newValue }
      onMainActor {
        self.currentItemValue.value?.playback.updatePipeline()
        self.updateTimeControlStatus()
      }
    }
  }

  /// Indicates whether playback stops while a buffer fills, under the current settings.
  @MainActor var waitsForBuffer: Bool { automaticallyWaitsToMinimizeStalling && !playsImmediately }

  /// The action at the end of an item.
  open var actionAtItemEnd: ActionAtItemEnd {
    get { settings.actionAtItemEnd.withLock { $0 } }
    set { settings.actionAtItemEnd.withLock { $0 = newValue } }
  }

  /// A Boolean value that indicates whether the display stays on while the player plays a movie. The default is `true`.
  ///
  /// The player uses the desktop environment's screen saver service or its portal. Without either, for example in a kiosk with a compositor
  /// only, the session's settings apply.
  open var preventsDisplaySleepDuringVideoPlayback: Bool {
    get { settings.preventsDisplaySleep.withLock { $0 } }
    set {
      settings.preventsDisplaySleep.withLock { $0 = newValue }
      onMainActor { self.updateDisplaySleep() }
    }
  }

  @MainActor private func updateDisplaySleep() {
    let hasPictures = currentItemValue.value.map { $0.playback.presentationSize.value != .zero } ?? false
    let keepsDisplayOn = timeControlStatusValue.value == .playing && hasPictures && preventsDisplaySleepDuringVideoPlayback
    guard keepsDisplayOn != self.keepsDisplayOn else { return }
    self.keepsDisplayOn = keepsDisplayOn
    displaySleep.set(keepsDisplayOn, for: ObjectIdentifier(self))
  }

  // MARK: Sound

  /// The volume from 0 to 1, which is the default. Other values are clamped, and NaN is ignored.
  open var volume: Float {
    get { volumeValue.published }
    set {
      guard !newValue.isNaN else { return }
      volumeValue.update(to: min(max(newValue, 0), 1))
      onMainActor { self.currentItemValue.value?.playback.volumeDidChange() }
    }
  }

  /// A Boolean value that indicates whether the sound is muted.
  open var isMuted: Bool {
    get { mutedValue.published }
    set {
      mutedValue.update(to: newValue)
      onMainActor { self.currentItemValue.value?.playback.volumeDidChange() }
    }
  }

  // MARK: Events of the item

  @MainActor func itemDidBecomeReady() { statusValue.update(to: .readyToPlay) }

  @MainActor func itemDidFail() {
    statusValue.update(to: .failed)
    setRate(0)
  }

  /// Called after the item has posted its notification.
  @MainActor func itemDidEnd() {
    if actionAtItemEnd != .none { setRate(0) } else { updateTimeControlStatus() }
  }

  @MainActor func timeDidJump() { observers.timeDidJump(self) }

  @MainActor func showFrame() {
    outputs.show(currentItemValue.value?.playback.frame)
    // The first frame reveals that the item is a movie.
    updateDisplaySleep()
  }

  @MainActor func updateTimeControlStatus() {
    let item = currentItemValue.value
    let isWaiting = item?.playback.isWaiting != false
    reasonValue.update(to: rateValue.value == 0 || !isWaiting ? nil : item == nil ? .noItemToPlay : .toMinimizeStalls)
    timeControlStatusValue.update(to: rateValue.value == 0 ? .paused : isWaiting ? .waitingToPlayAtSpecifiedRate : .playing)
    observers.playbackDidChange(self)
    updateDisplaySleep()
  }
}

/// The settings of a player that any thread can change.
private final class PlayerSettings: Sendable {
  let defaultRate = Mutex(Float(1))
  let waits = Mutex(true)
  let actionAtItemEnd = Mutex(AVPlayer.ActionAtItemEnd.pause)
  let preventsDisplaySleep = Mutex(true)
}

extension AVPlayer: _KeyValueCodingAndObserving {}
