import AVFoundation
import Foundation
import Observation

/// A movie and the user's notes about it.
@MainActor @Observable
public final class Viewing {
  public let player = AVPlayer()
  public private(set) var title: String?
  public private(set) var notes: [MovieNote] = []
  /// The last note before the current time.
  public private(set) var current: MovieNote.ID?
  @ObservationIgnored private var observer: Any?

  public init() {
    observer = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 4), queue: .main) { [weak self] time in
      MainActor.assumeIsolated { self?.moved(to: time.seconds) }
    }
  }

  isolated deinit {
    if let observer { player.removeTimeObserver(observer) }
  }

  public func open(_ url: URL) {
    title = url.deletingPathExtension().lastPathComponent
    notes = []
    current = nil
    player.replaceCurrentItem(with: AVPlayerItem(url: url))
  }

  /// Adds a note at the current time.
  public func add(_ text: String) {
    let note = MovieNote(time: player.currentTime().seconds, text: text)
    let index = notes.firstIndex { $0.time > note.time } ?? notes.endIndex
    notes.insert(note, at: index)
    current = note.id
  }

  public func delete(at offsets: IndexSet) { notes.remove(atOffsets: offsets) }

  /// Seeks to the time of a note.
  public func show(_ note: MovieNote) {
    player.seek(to: CMTime(seconds: note.time, preferredTimescale: 600), toleranceBefore: .zero, toleranceAfter: .zero)
    current = note.id
  }

  private func moved(to time: Double) { current = notes.last { $0.time <= time + 0.01 }?.id }
}
