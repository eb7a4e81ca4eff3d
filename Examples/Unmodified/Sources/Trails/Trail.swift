import CoreGraphics.CGGeometry
import Foundation

/// A hiking trail.
public struct Trail: Identifiable, Hashable, Codable {
  /// The difficulty of a trail.
  public enum Difficulty: String, CaseIterable, Codable, Identifiable {
    case easy, moderate, hard

    /// The identity of the difficulty.
    public var id: Self { self }
    /// The title of the difficulty.
    public var title: String { rawValue.capitalized }
  }

  /// The identity of the trail, which is its name.
  public var id: String { name }
  /// The name of the trail.
  public let name: String
  /// The region of the trail.
  public let region: String
  /// The difficulty of the trail.
  public let difficulty: Difficulty
  /// The length, in kilometers.
  public let length: Double
  /// The heights along the trail, in meters.
  public let heights: [CGFloat]
  /// A Boolean value that indicates whether the trail is a favorite.
  public var isFavorite = false
}

extension Trail {
  /// The trails of the app.
  public static let samples: [Trail] = [
    Trail(
      name: "Lake Loop", region: "Lowlands", difficulty: .easy, length: 6.4, heights: [410, 415, 430, 422, 440, 425, 412], isFavorite: true),
    Trail(name: "Ridge Walk", region: "Highlands", difficulty: .moderate, length: 14.2, heights: [620, 780, 910, 1040, 990, 1120, 860]),
    Trail(name: "Fern Gorge", region: "Lowlands", difficulty: .moderate, length: 9.1, heights: [300, 260, 220, 260, 340, 420, 390]),
    Trail(name: "Summit Path", region: "Highlands", difficulty: .hard, length: 18.7, heights: [700, 980, 1330, 1710, 2050, 2310, 2440]),
    Trail(name: "Old Rails", region: "Coast", difficulty: .easy, length: 11.0, heights: [20, 24, 22, 28, 26, 30, 25]),
    Trail(name: "Cliff Steps", region: "Coast", difficulty: .hard, length: 7.8, heights: [5, 110, 60, 180, 90, 210, 12]),
  ]
}
