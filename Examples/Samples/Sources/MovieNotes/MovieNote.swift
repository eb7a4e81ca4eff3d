import Foundation

/// A remark about a moment of a movie.
public struct MovieNote: Identifiable, Hashable {
  public let id = UUID()
  /// Seconds.
  public let time: Double
  public var text: String
}
