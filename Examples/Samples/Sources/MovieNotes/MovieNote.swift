import Foundation

/// A note about a moment of a movie.
public struct MovieNote: Identifiable, Hashable {
  /// The identity of the note.
  public let id = UUID()
  /// The time in the movie, in seconds.
  public let time: Double
  /// The text of the note.
  public var text: String
}
