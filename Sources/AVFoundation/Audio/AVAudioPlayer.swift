import Foundation
import Oriel
import Synchronization

/// A receiver of an audio player's events, which are delivered on the main queue. Mirrors AVFoundation's `AVAudioPlayerDelegate`.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// Called when the sound has played to its end.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Called when the sound can't be decoded.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// A player of a sound from a file or from memory. Mirrors AVFoundation's `AVAudioPlayer`.
// A lock guards the settings. The delegate must be set before the sound plays, and the player guards the rest.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// The URL of the sound, or `nil` if it is from memory.
  public let url: URL?
  /// The data of the sound, or `nil` if it is from a file.
  public let data: Data?
  /// The receiver of the player's events.
  open weak var delegate: (any AVAudioPlayerDelegate)?

  /// The item of the sound, or `nil` if the player has no sound.
  private let item: AVPlayerItem?
  private let player = AVPlayer()
  /// The temporary file of a sound from memory.
  private let temporary: URL?
  private struct Settings {
    var rate: Float = 1
    var isRateEnabled = false
    var loops = 0
    var fade: Fade?
  }
  private let settings = Mutex(Settings())

  /// Creates a player without a sound, which doesn't play.
  public override init() {
    url = nil
    data = nil
    item = nil
    temporary = nil
    super.init()
  }

  /// Creates a player for a file, and blocks until the file is open.
  ///
  /// - Throws: An error of the Cocoa domain if the file can't be read, and an `AVError` if it isn't a sound.
  public convenience init(contentsOf url: URL) throws {
    if url.isFileURL { try FileHandle(forReadingFrom: url).close() }
    try self.init(source: url, data: nil, temporary: nil)
  }

  /// Creates a player for a file. The hint is ignored.
  public convenience init(contentsOf url: URL, fileTypeHint: String?) throws { try self.init(contentsOf: url) }

  /// Creates a player for a sound in memory, which has the format of a file.
  public convenience init(data: Data) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("sound-\(UUID().uuidString)")
    try data.write(to: file)
    do {
      try self.init(source: file, data: data, temporary: file)
    } catch {
      try? FileManager.default.removeItem(at: file)
      throw error
    }
  }

  /// Creates a player for a sound in memory. The hint is ignored.
  public convenience init(data: Data, fileTypeHint: String?) throws { try self.init(data: data) }

  private init(source: URL, data: Data?, temporary: URL?) throws {
    url = data == nil ? source : nil
    self.data = data
    self.temporary = temporary
    let item = AVPlayerItem(asset: AVURLAsset(url: source), content: .sound)
    try item.playback.openAndWait()
    self.item = item
    super.init()
    onMainActor {
      item.playback.repeats = { [weak self] in self?.didEnd() ?? false }
      item.playback.failed = { [weak self] error in
        guard let self else { return }
        delegate?.audioPlayerDecodeErrorDidOccur(self, error: error)
      }
    }
    player.replaceCurrentItem(with: item)
  }

  deinit { if let temporary { try? FileManager.default.removeItem(at: temporary) } }

  // MARK: Playback

  /// Returns whether the player has a playable sound. The sound has been open since the player was created.
  @discardableResult
  open func prepareToPlay() -> Bool { item.map { $0.playback.status.value != .failed } ?? false }

  /// Plays from the current position, or from the start after the end. Returns `false` if the player has no sound, or if the sound has
  /// failed.
  @discardableResult
  open func play() -> Bool {
    guard prepareToPlay() else { return false }
    let rate = settings.withLock { $0.isRateEnabled ? $0.rate : 1 }
    player.rate = rate
    return true
  }

  /// Pauses playback.
  open func pause() { player.pause() }

  /// Pauses playback and keeps the position, as on Apple's platforms.
  open func stop() { player.pause() }

  /// A Boolean value that indicates whether the sound plays.
  open var isPlaying: Bool { player.rateValue.value != 0 }

  /// The duration in seconds, or 0 for a sound without an end.
  open var duration: TimeInterval { item?.playback.currentDuration ?? 0 }

  /// The position in seconds. Nonfinite values are ignored.
  open var currentTime: TimeInterval {
    get { player.currentTime().seconds }
    set {
      guard newValue.isFinite else { return }
      player.seek(to: CMTime(mediaTime: newValue), toleranceBefore: .zero, toleranceAfter: .zero)
    }
  }

  /// A Boolean value that indicates whether `rate` applies. The default is `false`.
  open var enableRate: Bool {
    get { settings.withLock { $0.isRateEnabled } }
    set { change { $0.isRateEnabled = newValue } }
  }

  /// The playback rate from 0.5 to 2, which applies if `enableRate` is true. Other values are clamped, and NaN is ignored.
  open var rate: Float {
    get { settings.withLock { $0.rate } }
    set { if !newValue.isNaN { change { $0.rate = min(max(newValue, 0.5), 2) } } }
  }

  private func change(_ change: (inout Settings) -> Void) {
    settings.withLock { change(&$0) }
    if isPlaying { play() }
  }

  /// The number of repetitions of the sound. The default is 0, and a negative number repeats it indefinitely.
  open var numberOfLoops: Int {
    get { settings.withLock { $0.loops } }
    set { settings.withLock { $0.loops = newValue } }
  }

  /// Called at the end of the sound. Always returns true, because the player handles the end.
  @MainActor private func didEnd() -> Bool {
    let starts = settings.withLock { settings in
      guard settings.loops != 0 else { return false }
      if settings.loops > 0 { settings.loops -= 1 }
      return true
    }
    if starts {
      item?.playback.restart(at: 0)
    } else {
      player.pause()
      player.seek(to: .zero, toleranceBefore: .zero, toleranceAfter: .zero)
      delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    }
    return true
  }

  // MARK: Volume

  /// The volume from 0 to 1, which is the default. Other values are clamped, and NaN is ignored.
  open var volume: Float {
    get { player.volumeValue.value }
    set { setVolume(newValue, fadeDuration: 0) }
  }

  /// Changes the volume over a number of seconds. A fade that is running ends.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    guard !volume.isNaN else { return }
    let fade = duration > 0 && duration.isFinite ? Fade(player, to: min(max(volume, 0), 1), duration) : nil
    settings.withLock { $0.fade = fade }
    if fade == nil { player.volume = volume }
  }
}

/// A gradual change of the volume.
// Sendable, because a timer can be canceled on any thread, and nothing else changes.
private final class Fade: @unchecked Sendable {
  private let timer = DispatchSource.makeTimerSource(queue: .main)

  init(_ player: AVPlayer, to end: Float, _ duration: TimeInterval) {
    let (start, begin) = (player.volumeValue.value, DispatchTime.now())
    timer.schedule(deadline: begin, repeating: 0.02)
    timer.setEventHandler { [weak player, weak self] in
      let passed = Double(DispatchTime.now().uptimeNanoseconds - begin.uptimeNanoseconds) / 1e9
      let fraction = Float(min(passed / duration, 1))
      player?.volume = fraction < 1 ? start + (end - start) * fraction : end
      if fraction == 1 { self?.timer.cancel() }
    }
    timer.activate()
  }

  deinit { timer.cancel() }
}
