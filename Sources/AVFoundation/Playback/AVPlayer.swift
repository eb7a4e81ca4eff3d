import CoreMedia
import Foundation
import Oriel
import Observation
import Synchronization

/// Plays one item at a time. Mirrors AVFoundation's `AVPlayer`.
///
/// A player works on the main queue: calls from other threads take effect there later. Views follow its properties where `isObservationEnabled` is true; key-value
/// observers always do, by `observe(_:options:changeHandler:)` and `publisher(for:options:)`.
// What changes is the main actor's, `Observed`, or behind a lock.
open class AVPlayer: NSObject, Observable, @unchecked Sendable {
  /// Whether a player can play. Mirrors AVFoundation's `AVPlayer.Status`.
  public enum Status: Int, Sendable {
    case unknown
    case readyToPlay
    case failed
  }

  /// Whether playback runs. Mirrors AVFoundation's `AVPlayer.TimeControlStatus`.
  public enum TimeControlStatus: Int, Sendable {
    case paused
    /// Playback begins once there is an item with enough data; `reasonForWaitingToPlay` says what is missing.
    case waitingToPlayAtSpecifiedRate
    case playing
  }

  /// What a player waits for. Mirrors AVFoundation's `AVPlayer.WaitingReason`.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
  }

  /// What a player does at the end of an item. Mirrors AVFoundation's `AVPlayer.ActionAtItemEnd`.
  public enum ActionAtItemEnd: Int, Sendable {
    /// Goes on with the next item. For an `AVQueuePlayer`, whose default it is; another player pauses.
    case advance
    /// Pauses, which is the default of an `AVPlayer`.
    case pause
    /// Stays at the end with its rate.
    case none
  }

  private static let observationFlag = Mutex(false)

  /// Whether views follow the properties of players and items that they read. False by default; set it before the first player is made.
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
  /// What keeps the display on.
  var displaySleep = DisplaySleep.shared
  @MainActor private var keepsDisplayOn = false
  /// Whether `playImmediately(atRate:)` was the last to set the rate.
  @MainActor private var playsImmediately = false
  let observers = TimeObservers()
  /// The views that show the player's frames.
  package let outputs = VideoOutputs()

  // MARK: Making a player

  public override init() { super.init() }

  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

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

  open var currentItem: AVPlayerItem? { currentItemValue.published }

  /// Plays another item. An item that another player plays leaves that player.
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

  /// Gives an item up that another player takes.
  @MainActor func release(_ item: AVPlayerItem) { replaceItem(with: nil) }

  // MARK: Playback

  /// The speed of playback: 1 for the natural one, 0 for a pause, negative ones backwards where the media can do that. NaN and infinities are ignored.
  open var rate: Float {
    get { rateValue.published }
    set {
      guard newValue.isFinite else { return }
      onMainActor { self.setRate(newValue) }
    }
  }

  /// The rate of `play()`. 1 by default.
  open var defaultRate: Float {
    get { settings.defaultRate.withLock { $0 } }
    set { settings.defaultRate.withLock { $0 = newValue.isFinite ? newValue : 1 } }
  }

  open func play() { rate = defaultRate }

  open func pause() { rate = 0 }

  /// Plays at a rate without waiting for a buffer to fill. NaN and infinities are ignored.
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

  open var status: Status { statusValue.published }
  /// The error of the item that failed.
  open var error: (any Error)? { status == .failed ? currentItem?.error : nil }
  open var timeControlStatus: TimeControlStatus { timeControlStatusValue.published }
  /// What `.waitingToPlayAtSpecifiedRate` waits for.
  open var reasonForWaitingToPlay: WaitingReason? { reasonValue.published }

  /// Whether playback of a resource from the network stops while its buffer fills. True by default.
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

  /// Whether playback stops now while a buffer fills.
  @MainActor var waitsForBuffer: Bool { automaticallyWaitsToMinimizeStalling && !playsImmediately }

  open var actionAtItemEnd: ActionAtItemEnd {
    get { settings.actionAtItemEnd.withLock { $0 } }
    set { settings.actionAtItemEnd.withLock { $0 = newValue } }
  }

  /// Whether the display stays on while the player shows a movie that plays. True by default.
  ///
  /// The desktop's screen saver service is asked, or its portal; a session that has neither, such as a kiosk's compositor alone, keeps its own settings.
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

  /// From 0 to 1, which is the default; other values are clamped, and NaN is ignored.
  open var volume: Float {
    get { volumeValue.published }
    set {
      guard !newValue.isNaN else { return }
      volumeValue.update(to: min(max(newValue, 0), 1))
      onMainActor { self.currentItemValue.value?.playback.volumeDidChange() }
    }
  }

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
    // The first frame tells that the item is a movie.
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

/// What a program chooses of a player, which any thread may.
private final class PlayerSettings: Sendable {
  let defaultRate = Mutex(Float(1))
  let waits = Mutex(true)
  let actionAtItemEnd = Mutex(AVPlayer.ActionAtItemEnd.pause)
  let preventsDisplaySleep = Mutex(true)
}

extension AVPlayer: _KeyValueCodingAndObserving {}
