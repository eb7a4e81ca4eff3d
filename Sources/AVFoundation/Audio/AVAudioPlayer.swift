import Foundation
import Oriel
import Synchronization

/// The receiver of an audio player's events, on the main queue. Mirrors AVFoundation's `AVAudioPlayerDelegate`.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// The sound has ended by itself.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound from a file or from memory. Mirrors AVFoundation's `AVAudioPlayer`.
// The settings are behind a lock; the delegate is set before the sound plays, and the rest is the player's.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// Nil for a sound from memory.
  public let url: URL?
  /// Nil for a sound from a file.
  public let data: Data?
  open weak var delegate: (any AVAudioPlayerDelegate)?

  /// Nil for a player without a sound.
  private let item: AVPlayerItem?
  private let player = AVPlayer()
  /// The file of a sound from memory.
  private let temporary: URL?
  private struct Settings {
    var rate: Float = 1
    var isRateEnabled = false
    var loops = 0
    var fade: Fade?
  }
  private let settings = Mutex(Settings())

  /// A player without a sound, which doesn't play.
  public override init() {
    url = nil
    data = nil
    item = nil
    temporary = nil
    super.init()
  }

  /// Opens a file, and waits for that. Throws an error of Cocoa's for a file that can't be read, and an `AVError` for one that isn't a sound.
  public convenience init(contentsOf url: URL) throws {
    if url.isFileURL { try FileHandle(forReadingFrom: url).close() }
    try self.init(source: url, data: nil, temporary: nil)
  }

  public convenience init(contentsOf url: URL, fileTypeHint: String?) throws { try self.init(contentsOf: url) }

  /// Opens a sound in memory, in the form of a file.
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

  /// Returns whether there is a sound to play, which is open since the player was made.
  @discardableResult
  open func prepareToPlay() -> Bool { item.map { $0.playback.status.value != .failed } ?? false }

  /// Plays from the present position, or from the start after the end. Returns false without a sound, and for one that failed.
  @discardableResult
  open func play() -> Bool {
    guard prepareToPlay() else { return false }
    let rate = settings.withLock { $0.isRateEnabled ? $0.rate : 1 }
    player.rate = rate
    return true
  }

  open func pause() { player.pause() }

  /// Pauses, as on Apple's systems, where the position stays.
  open func stop() { player.pause() }

  open var isPlaying: Bool { player.rateValue.value != 0 }

  /// The length in seconds; 0 for a sound without an end.
  open var duration: TimeInterval { item?.playback.presentDuration ?? 0 }

  /// The position in seconds. Values that aren't finite are ignored.
  open var currentTime: TimeInterval {
    get { player.currentTime().seconds }
    set {
      guard newValue.isFinite else { return }
      player.seek(to: CMTime(mediaTime: newValue), toleranceBefore: .zero, toleranceAfter: .zero)
    }
  }

  /// Whether `rate` counts. False by default.
  open var enableRate: Bool {
    get { settings.withLock { $0.isRateEnabled } }
    set { change { $0.isRateEnabled = newValue } }
  }

  /// The speed from 0.5 to 2, where `enableRate` is true; other values are clamped, and NaN is ignored.
  open var rate: Float {
    get { settings.withLock { $0.rate } }
    set { if !newValue.isNaN { change { $0.rate = min(max(newValue, 0.5), 2) } } }
  }

  private func change(_ change: (inout Settings) -> Void) {
    settings.withLock { change(&$0) }
    if isPlaying { play() }
  }

  /// How many times the sound starts again at its end: 0, the default, for never, a negative number for always.
  open var numberOfLoops: Int {
    get { settings.withLock { $0.loops } }
    set { settings.withLock { $0.loops = newValue } }
  }

  /// Returns whether the sound starts again.
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

  /// From 0 to 1, which is the default; other values are clamped, and NaN is ignored.
  open var volume: Float {
    get { player.volumeValue.value }
    set { setVolume(newValue, fadeDuration: 0) }
  }

  /// Changes the volume over some seconds. A fade that runs ends.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    guard !volume.isNaN else { return }
    let fade = duration > 0 && duration.isFinite ? Fade(player, to: min(max(volume, 0), 1), duration) : nil
    settings.withLock { $0.fade = fade }
    if fade == nil { player.volume = volume }
  }
}

/// A volume that changes over time.
// A timer may be cancelled on any thread, and nothing else changes.
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
