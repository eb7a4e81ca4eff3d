import AVFoundation
import Foundation
import Observation

/// A movie and the user's notes about it.
@MainActor @Observable
public final class Viewing {
  /// The player of the movie.
  public let player = AVPlayer()
  /// The title of the movie, or `nil` if none is open.
  public private(set) var title: String?
  /// The notes, in the order of their times.
  public private(set) var notes: [MovieNote] = []
  /// The last note before the current time.
  public private(set) var current: MovieNote.ID?
  @ObservationIgnored private var observer: Any?

  /// Creates a viewing without a movie.
  public init() {
    observer = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 4), queue: .main) { [weak self] time in
      MainActor.assumeIsolated { self?.moved(to: time.seconds) }
    }
  }

  isolated deinit {
    if let observer { player.removeTimeObserver(observer) }
  }

  /// Opens a movie.
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

  /// Deletes notes by their indices.
  public func delete(at offsets: IndexSet) { notes.remove(atOffsets: offsets) }

  /// Seeks to the time of a note.
  public func show(_ note: MovieNote) {
    player.seek(to: CMTime(seconds: note.time, preferredTimescale: 600), toleranceBefore: .zero, toleranceAfter: .zero)
    current = note.id
  }

  private func moved(to time: Double) { current = notes.last { $0.time <= time + 0.01 }?.id }
}
