import Foundation

/// A note about a moment of a movie.
public struct MovieNote: Identifiable, Hashable {
  public let id = UUID()
  /// The time in the movie, in seconds.
  public let time: Double
  public var text: String
}
