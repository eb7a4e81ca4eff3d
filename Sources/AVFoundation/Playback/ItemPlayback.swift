import CoreMedia
import Foundation
import Oriel
import Synchronization

/// Plays one item through a pipeline: its rate, its position and its seeks.
// Everything runs on the main queue but `currentTime`, `frame` and the end, which locks guard.
final class ItemPlayback: @unchecked Sendable {
  weak var item: AVPlayerItem?
  /// The player of the item, if it is the player's current one.
  weak var player: AVPlayer?
  /// Called at the end of the item: true where it starts again by itself.
  var repeats: (() -> Bool)?
  /// Called when the item has failed.
  var failed: ((AVError) -> Void)?
  let endTime = Mutex(CMTime.invalid)

  private let source: URL
  private let content: MediaPipeline.Content
  /// What other threads read.
  private struct Shared {
    var pipeline: MediaPipeline?
    /// The position that stands for the pipeline's: the target of a seek under way, or the end.
    var fixedPosition: Double?
  }
  private let shared = Mutex(Shared())

  private(set) var isReady = false
  private(set) var isAtEnd = false
  private var isBuffering = false
  private var rate = 0.0
  /// The rate of the pipeline's segment.
  private var segmentRate = 1.0
  private var isPlaying = false
  /// The seek that the pipeline carries out.
  private var activeSeek: Seek?
  /// The seek that begins once the pipeline is ready for it.
  private var nextSeek: Seek?
  /// The number of seeks that the pipeline was asked for.
  private var seeks = 0

  private struct Seek {
    let position: Double
    var isAccurate = true
    /// Whether a program asked for the position, rather than a change of the rate.
    var isRequest = false
    var completion: (@Sendable (Bool) -> Void)?
  }

  init(_ source: URL, content: MediaPipeline.Content = .movie) {
    self.source = source
    self.content = content
  }

  // MARK: Opening

  /// Becomes the current item of a player.
  func join(_ player: AVPlayer, rate: Double) {
    self.player = player
    open()
    volumeDidChange()
    setRate(rate)
  }

  /// Ends being the current item of a player.
  func leave() {
    player = nil
    rate = 0
    close()
  }

  /// Opens the asset. Does nothing for an item that is open or has failed.
  func open() {
    guard pipeline == nil, item?.statusValue.value != .failed else { return }
    let pipeline = MediaPipeline(source, content: content) { [weak self] in self?.handle($0) }
    shared.withLock { $0.pipeline = pipeline }
    seeks = 0
  }

  /// Opens the asset, and waits until that is done. Throws the error of opening.
  func openAndWait() throws {
    open()
    try pipeline?.waitUntilReady()
  }

  /// Closes the asset, and keeps its position.
  func close() {
    interruptSeeks()
    shared.withLock { shared in
      shared.fixedPosition = shared.fixedPosition ?? shared.pipeline?.position
      shared.pipeline = nil
    }
    (activeSeek, nextSeek) = (nil, nil)
    (isReady, isPlaying, isAtEnd, segmentRate) = (false, false, false, 1)
  }

  private var pipeline: MediaPipeline? { shared.withLock { $0.pipeline } }

  /// Passes the volume of the player on.
  func volumeDidChange() {
    guard let player, let pipeline else { return }
    pipeline.set("volume", to: String(player.volumeValue.value))
    pipeline.set("mute", to: player.mutedValue.value ? "true" : "false")
  }

  // MARK: State

  var frame: VideoFrame? { pipeline?.frame }

  /// In seconds; nil until it is known, and for a live resource.
  var duration: Double? { pipeline?.duration }

  var currentTime: CMTime {
    let (fixed, pipeline) = shared.withLock { ($0.fixedPosition, $0.pipeline) }
    return CMTime(mediaTime: fixed ?? pipeline?.position ?? 0)
  }

  /// Whether playback waits for data.
  var isWaiting: Bool { !isReady || (isBuffering && player?.automaticallyWaitsToMinimizeStalling != false) }

  private var end: Double? {
    let end = endTime.withLock { $0 }
    let duration = item?.durationValue.value ?? .indefinite
    if end.isNumeric { return duration.isNumeric ? min(end.seconds, duration.seconds) : end.seconds }
    return duration.isNumeric ? duration.seconds : nil
  }

  // MARK: Rate

  /// Plays at a rate; 0 pauses. At the end of the item, playback ends again.
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

  /// Brings the pipeline to the rate, once it can play.
  private func updatePipeline() {
    guard let pipeline, isReady else { return }
    let plays = rate != 0 && !isWaiting && !isAtEnd
    if plays, rate != segmentRate, activeSeek == nil { begin(Seek(position: currentTime.seconds)) }
    guard plays != isPlaying else { return }
    isPlaying = plays
    if plays { pipeline.play() } else { pipeline.pause() }
  }

  // MARK: Seeking

  func seek(to time: CMTime, isAccurate: Bool, _ completion: (@Sendable (Bool) -> Void)?) {
    guard time.isValid, !time.isIndefinite, item?.statusValue.value != .failed else {
      if !time.isValid || time.isIndefinite {
        Report.once("seek-\(time)", "AVPlayer's seek(to:) ignores \(time), which is no position in the media.")
      }
      completion?(false)
      return
    }
    interruptSeeks()
    let position = min(max(0, time.seconds), end ?? .greatestFiniteMagnitude)
    let request = Seek(position: position, isAccurate: isAccurate, isRequest: true, completion: completion)
    shared.withLock { $0.fixedPosition = position }
    isAtEnd = false
    // The active seek ends first: a scrubber asks for more of them than a decoder can carry out.
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

  /// Goes on playing at another position.
  func restart(at position: Double) {
    isAtEnd = false
    if activeSeek == nil { begin(Seek(position: position)) } else { nextSeek = Seek(position: position) }
  }

  /// Calls the completions of the seeks that another one replaces.
  private func interruptSeeks() {
    let completions = [activeSeek?.completion, nextSeek?.completion]
    activeSeek?.completion = nil
    nextSeek?.completion = nil
    for completion in completions { completion?(false) }
  }

  // MARK: Events

  private func handle(_ event: MediaEvent) {
    // A failure is often followed by others, which the first explains.
    guard let item, item.statusValue.value != .failed else { return }
    switch event {
    case .ready(let seeks): didBecomeReady(item, seeks)
    case .ended: didEnd()
    case .failed(let error): didFail(item, error)
    case .buffering(let percent):
      let stalls = percent < 100
      if stalls, !isBuffering, isPlaying { NotificationCenter.default.post(name: AVPlayerItem.playbackStalledNotification, object: item) }
      isBuffering = stalls
      item.keepsUpValue.update(to: isReady && !stalls)
      updatePipeline()
      player?.updateTimeControlStatus()
    case .durationChanged: updateDuration(item)
    case .frame:
      updateSize(item)
      player?.showFrame()
    }
  }

  private func didBecomeReady(_ item: AVPlayerItem, _ seeks: Int) {
    if !isReady {
      isReady = true
      updateDuration(item)
      updateSize(item)
      item.keepsUpValue.update(to: !isBuffering)
      item.statusValue.update(to: .readyToPlay)
      // A position that was asked for before, or the one that the item had when it was closed.
      if let position = shared.withLock({ $0.fixedPosition }) {
        begin(nextSeek ?? Seek(position: position))
      } else if endTime.withLock({ $0.isNumeric }) {
        begin(Seek(position: 0))
      }
      player?.itemDidBecomeReady()
    } else if let activeSeek, seeks >= self.seeks {
      self.activeSeek = nil
      didReachPosition(item, activeSeek)
    }
    updatePipeline()
    player?.updateTimeControlStatus()
  }

  private func didReachPosition(_ item: AVPlayerItem, _ seek: Seek) {
    if let nextSeek { return begin(nextSeek) }
    shared.withLock { $0.fixedPosition = nil }
    seek.completion?(true)
    guard seek.isRequest else { return }
    NotificationCenter.default.post(name: AVPlayerItem.timeJumpedNotification, object: item)
    player?.timeDidJump()
  }

  private func didEnd() {
    guard let item else { return }
    isAtEnd = true
    shared.withLock { $0.fixedPosition = segmentRate < 0 ? 0 : end ?? $0.pipeline?.position }
    NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
    if repeats?() == true { return }
    player?.itemDidEnd()
  }

  private func didFail(_ item: AVPlayerItem, _ error: AVError) {
    let wasReady = isReady
    close()
    item.errorValue.value = error
    item.statusValue.update(to: .failed)
    item.keepsUpValue.update(to: false)
    if wasReady {
      NotificationCenter.default.post(
        name: AVPlayerItem.failedToPlayToEndTimeNotification, object: item,
        userInfo: [AVPlayerItemFailedToPlayToEndTimeErrorKey: error])
    }
    failed?(error)
    player?.itemDidFail()
  }

  private func updateDuration(_ item: AVPlayerItem) {
    item.durationValue.update(to: CMTime(mediaDuration: pipeline?.duration))
  }

  private func updateSize(_ item: AVPlayerItem) {
    guard let frame else { return }
    let size = CGSize(width: (Double(frame.width) * frame.pixelAspectRatio).rounded(), height: Double(frame.height))
    item.presentationSizeValue.update(to: size)
  }
}
