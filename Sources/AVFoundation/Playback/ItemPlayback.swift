import CoreMedia
import Foundation
import Oriel
import Synchronization

/// The playback of one item by a pipeline: its rate, its position and its seeks.
@MainActor
package final class ItemPlayback {
  // The properties that the item publishes.
  package nonisolated let status = Observed(AVPlayerItem.Status.unknown)
  nonisolated let error = Observed<AVError?>(nil)
  package nonisolated let duration = Observed(CMTime.indefinite)
  package nonisolated let presentationSize = Observed(CGSize.zero)
  nonisolated let keepsUp = Observed(false)

  /// The item, once a player has taken it.
  private weak var item: AVPlayerItem?
  /// The player whose current item is this item.
  private(set) weak var player: AVPlayer?
  /// Called at the end of the item. Returns true if the closure has handled the end.
  var repeats: (() -> Bool)?
  /// Called when the item has failed.
  var failed: ((AVError) -> Void)?
  nonisolated let endTime = Mutex(CMTime.invalid)

  private nonisolated let source: URL
  private nonisolated let content: MediaPipeline.Content
  /// The state that other threads read.
  private struct Shared {
    var pipeline: MediaPipeline?
    /// A position that overrides the pipeline's: the target of a running seek, or the end.
    var fixedPosition: Double?
  }
  private nonisolated let shared = Mutex(Shared())

  private(set) var isReady = false
  private(set) var isAtEnd = false
  private var isBuffering = false
  private var rate = 0.0
  /// The rate of the pipeline's segment.
  private var segmentRate = 1.0
  private var isPlaying = false
  /// The seek that the pipeline is performing.
  private var activeSeek: Seek?
  /// The seek that begins when the pipeline is ready.
  private var nextSeek: Seek?
  /// The number of seeks that the pipeline has received.
  private var seeks = 0

  private struct Seek {
    let position: Double
    var isAccurate = true
    /// Indicates whether a program requested the position, rather than a change of the rate.
    var isRequest = false
    var completion: (@Sendable (Bool) -> Void)?
  }

  nonisolated init(_ source: URL, content: MediaPipeline.Content = .movie) {
    self.source = source
    self.content = content
  }

  // MARK: Opening

  /// Makes the item the current one of a player, and opens the asset.
  func join(_ player: AVPlayer, as item: AVPlayerItem, rate: Double) {
    self.player = player
    self.item = item
    setRate(rate)
    volumeDidChange()
    // A view that creates a player in each update releases it in the same turn. Such a player opens nothing.
    Task { [weak self, weak player] in
      guard let self, let player, self.player === player else { return }
      open()
      volumeDidChange()
    }
  }

  /// Called when the item is no longer the current one of its player.
  func leave() {
    player = nil
    rate = 0
    close()
  }

  /// Opens the asset, unless it is open or has failed.
  nonisolated func open() {
    guard status.value != .failed else { return }
    shared.withLock { shared in
      guard shared.pipeline == nil else { return }
      shared.pipeline = MediaPipeline(source, content: content) { [weak self] event in MainActor.assumeIsolated { self?.handle(event) } }
    }
  }

  /// Opens the asset, and blocks any thread until it is open.
  ///
  /// - Throws: The error that occurred while the asset was opened.
  nonisolated func openAndWait() throws {
    open()
    try pipeline?.waitUntilReady()
  }

  /// Closes the asset and keeps its position.
  func close() {
    interruptSeeks()
    shared.withLock { shared in
      shared.fixedPosition = shared.fixedPosition ?? shared.pipeline?.position
      shared.pipeline = nil
    }
    (activeSeek, nextSeek, seeks) = (nil, nil, 0)
    (isReady, isPlaying, isAtEnd, segmentRate) = (false, false, false, 1)
  }

  private nonisolated var pipeline: MediaPipeline? { shared.withLock { $0.pipeline } }

  /// Applies the volume of the player to the pipeline.
  func volumeDidChange() {
    guard let player, let pipeline else { return }
    pipeline.set("volume", to: String(player.volumeValue.value))
    pipeline.set("mute", to: player.mutedValue.value ? "true" : "false")
  }

  // MARK: State

  var frame: VideoFrame? { pipeline?.frame }

  /// The pipeline's current duration in seconds, or `nil` while it is unknown and for a live resource.
  nonisolated var currentDuration: Double? { pipeline?.duration }

  nonisolated var currentTime: CMTime {
    let (fixed, pipeline) = shared.withLock { ($0.fixedPosition, $0.pipeline) }
    return CMTime(mediaTime: fixed ?? pipeline?.position ?? 0)
  }

  /// Indicates whether playback waits for data.
  var isWaiting: Bool { !isReady || (isBuffering && player?.waitsForBuffer != false) }

  private var end: Double? {
    let end = endTime.withLock { $0 }
    let duration = duration.value
    if end.isNumeric { return duration.isNumeric ? min(end.seconds, duration.seconds) : end.seconds }
    return duration.isNumeric ? duration.seconds : nil
  }

  // MARK: Rate

  /// Sets the rate; 0 pauses. At the end of the item, playback ends again.
  func setRate(_ newRate: Double) {
    rate = newRate
    if rate != 0, isAtEnd, (rate > 0) == (segmentRate > 0) {
      DispatchQueue.main.async { [weak self] in
        if let self, isAtEnd, rate != 0 { didEnd() }
      }
      return
    }
    updatePipeline()
  }

  /// Applies the rate to the pipeline, if it can play.
  func updatePipeline() {
    guard let pipeline, isReady else { return }
    let plays = rate != 0 && !isWaiting && !isAtEnd
    if plays, rate != segmentRate, activeSeek == nil { begin(Seek(position: currentTime.seconds)) }
    guard plays != isPlaying else { return }
    isPlaying = plays
    if plays { pipeline.play() } else { pipeline.pause() }
  }

  // MARK: Seeking

  func seek(to time: CMTime, isAccurate: Bool, _ completion: (@Sendable (Bool) -> Void)?) {
    guard time.isValid, !time.isIndefinite, status.value != .failed else {
      if !time.isValid || time.isIndefinite {
        Report.once("seek-\(time)", "AVPlayer's seek(to:) ignores \(time), which isn't a valid time.")
      }
      completion?(false)
      return
    }
    interruptSeeks()
    let position = min(max(0, time.seconds), end ?? .greatestFiniteMagnitude)
    let request = Seek(position: position, isAccurate: isAccurate, isRequest: true, completion: completion)
    shared.withLock { $0.fixedPosition = position }
    isAtEnd = false
    // The active seek finishes first, because scrubbing requests more seeks than a decoder can perform.
    if isReady, activeSeek == nil { begin(request) } else { nextSeek = request }
  }

  private func begin(_ seek: Seek) {
    activeSeek = seek
    nextSeek = nil
    seeks += 1
    if rate != 0 { segmentRate = rate }
    shared.withLock { $0.fixedPosition = seek.position }
    let end = endTime.withLock { $0 }
    pipeline?.seek(to: seek.position, until: end.isNumeric ? end.seconds : nil, rate: segmentRate, isAccurate: seek.isAccurate)
  }

  /// Continues playback at another position.
  func restart(at position: Double) {
    isAtEnd = false
    if activeSeek == nil { begin(Seek(position: position)) } else { nextSeek = Seek(position: position) }
  }

  /// Calls the completions of the seeks that another seek replaces.
  private func interruptSeeks() {
    let completions = [activeSeek?.completion, nextSeek?.completion]
    activeSeek?.completion = nil
    nextSeek?.completion = nil
    for completion in completions { completion?(false) }
  }

  // MARK: Events

  private func handle(_ event: MediaEvent) {
    // A failure often causes further ones, and the first one contains the reason.
    guard status.value != .failed else { return }
    switch event {
    case .ready(let seeks): didBecomeReady(seeks)
    case .ended: didEnd()
    case .failed(let error): didFail(error)
    case .buffering(let percent):
      let stalls = percent < 100
      if stalls, !isBuffering, isPlaying { post(AVPlayerItem.playbackStalledNotification) }
      isBuffering = stalls
      keepsUp.update(to: isReady && !stalls)
      updatePipeline()
      player?.updateTimeControlStatus()
    case .durationChanged: updateDuration()
    case .frame:
      updateSize()
      player?.showFrame()
    }
  }

  private func didBecomeReady(_ seeks: Int) {
    if !isReady {
      isReady = true
      updateDuration()
      updateSize()
      keepsUp.update(to: !isBuffering)
      status.update(to: .readyToPlay)
      // The position is that of a seek before the item was ready, or the one at which the item was closed.
      if let position = shared.withLock({ $0.fixedPosition }) {
        begin(nextSeek ?? Seek(position: position))
      } else if endTime.withLock({ $0.isNumeric }) {
        begin(Seek(position: 0))
      }
      player?.itemDidBecomeReady()
    } else if let activeSeek, seeks >= self.seeks {
      self.activeSeek = nil
      didReachPosition(activeSeek)
    }
    updatePipeline()
    player?.updateTimeControlStatus()
  }

  private func didReachPosition(_ seek: Seek) {
    if let nextSeek { return begin(nextSeek) }
    shared.withLock { $0.fixedPosition = nil }
    seek.completion?(true)
    guard seek.isRequest else { return }
    post(AVPlayerItem.timeJumpedNotification)
    player?.timeDidJump()
  }

  private func didEnd() {
    isAtEnd = true
    shared.withLock { $0.fixedPosition = segmentRate < 0 ? 0 : end ?? $0.pipeline?.position }
    post(AVPlayerItem.didPlayToEndTimeNotification)
    if repeats?() == true { return }
    player?.itemDidEnd()
  }

  private func didFail(_ error: AVError) {
    let wasReady = isReady
    close()
    self.error.value = error
    status.update(to: .failed)
    keepsUp.update(to: false)
    if wasReady { post(AVPlayerItem.failedToPlayToEndTimeNotification, [AVPlayerItemFailedToPlayToEndTimeErrorKey: error]) }
    failed?(error)
    player?.itemDidFail()
  }

  private func post(_ name: Notification.Name, _ userInfo: [String: Any] = [:]) {
    if let item { NotificationCenter.default.post(name: name, object: item, userInfo: userInfo) }
  }

  private func updateDuration() { duration.update(to: CMTime(mediaDuration: pipeline?.duration)) }

  private func updateSize() { if let frame { presentationSize.update(to: frame.size) } }
}
