import AVFoundation
import Foundation
import Observation

/// The state and the actions of a player's controls.
@MainActor @Observable
final class PlaybackModel {
  @ObservationIgnored let player: AVPlayer
  /// The position in seconds that the controls show.
  private(set) var time = 0.0
  private(set) var areControlsShown = true
  private var isScrubbing = false
  @ObservationIgnored private let hidingDelay: Duration
  @ObservationIgnored private var observer: Any?
  @ObservationIgnored private var hiding: Task<Void, Never>?
  @ObservationIgnored private var shownAt = ContinuousClock.now

  /// The distance in seconds by which the buttons and the arrow keys skip.
  static let step = 10

  /// - Parameter hidingDelay: The time after which the controls are hidden while the media plays.
  init(_ player: AVPlayer, hidingDelay: Duration = .seconds(3)) {
    self.player = player
    self.hidingDelay = hidingDelay
  }

  // MARK: State

  private var item: AVPlayerItem? { player.currentItemValue.value }

  /// The duration in seconds, or `nil` while it is unknown and for a live resource.
  var duration: Double? {
    guard let duration = item?.playback.duration.value, duration.isNumeric, duration.seconds > 0 else { return nil }
    return duration.seconds
  }

  var isPlaying: Bool { player.rateValue.value != 0 }
  var isWaiting: Bool { player.timeControlStatusValue.value == .waitingToPlayAtSpecifiedRate && item != nil && !hasFailed }
  var hasFailed: Bool { item?.playback.status.value == .failed }
  var canPlay: Bool { item != nil && !hasFailed }
  var isMuted: Bool { player.mutedValue.value || player.volumeValue.value == 0 }

  // MARK: Observing the player

  func appear() {
    update()
    let interval = CMTime(value: 1, timescale: 4)
    observer = player.addPeriodicTimeObserver(forInterval: interval, queue: nil) { [weak self] _ in
      MainActor.assumeIsolated { self?.update() }
    }
    show()
  }

  func disappear() {
    if let observer { player.removeTimeObserver(observer) }
    observer = nil
    hiding?.cancel()
  }

  private func update() {
    guard !isScrubbing else { return }
    let now = player.currentTime().seconds
    if now != time { time = now }
  }

  // MARK: Playback

  func togglePlayback() {
    if isPlaying {
      player.pause()
    } else {
      // At the end, playback starts again.
      if let duration, player.currentTime().seconds >= duration - 0.05 { player.seek(to: .zero) }
      player.play()
    }
    show()
  }

  /// Skips a step backward (−1) or forward (1).
  func skip(_ direction: Int) {
    seek(to: player.currentTime().seconds + Double(direction * Self.step), isExact: true)
    show()
  }

  func toggleMute() {
    if player.volumeValue.value == 0 {
      player.volume = 1
      player.isMuted = false
    } else {
      player.isMuted.toggle()
    }
  }

  func setVolume(_ volume: Float) {
    player.volume = volume
    player.isMuted = false
    show()
  }

  // MARK: Scrubbing

  func scrub(to seconds: Double) {
    if !isScrubbing { return seek(to: seconds, isExact: true) }
    seek(to: seconds, isExact: false)
    show()
  }

  func setScrubbing(_ isScrubbing: Bool) {
    if self.isScrubbing, !isScrubbing { seek(to: time, isExact: true) }
    self.isScrubbing = isScrubbing
    show()
  }

  private func seek(to seconds: Double, isExact: Bool) {
    time = min(max(0, seconds), duration ?? max(0, seconds))
    let tolerance = isExact ? CMTime.zero : .positiveInfinity
    player.seek(to: CMTime(seconds: time, preferredTimescale: 1000), toleranceBefore: tolerance, toleranceAfter: tolerance)
  }

  // MARK: Showing the controls

  /// Shows the controls, and hides them after the delay while the media plays.
  func show() {
    if !areControlsShown {
      areControlsShown = true
      shownAt = .now
    }
    hiding?.cancel()
    hiding = Task { [weak self, hidingDelay] in
      try? await Task.sleep(for: hidingDelay)
      guard !Task.isCancelled, let self, isPlaying, !isScrubbing else { return }
      areControlsShown = false
    }
  }

  func toggleControls() {
    // A pointer that moves to click has just shown the controls.
    guard areControlsShown, isPlaying, ContinuousClock.now - shownAt > .milliseconds(500) else { return show() }
    hiding?.cancel()
    areControlsShown = false
  }
}
