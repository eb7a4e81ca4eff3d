import SwiftUI

/// How a section that scrolls by itself moves. Mirrors UIKit's `UICollectionLayoutSectionOrthogonalScrollingProperties`.
@MainActor
public final class UICollectionLayoutSectionOrthogonalScrollingProperties {
  /// What happens at the ends of the section's content.
  public enum Bounce: Int, Sendable {
    /// As scroll views do there.
    case automatic
    /// The content gives way, even where it is smaller than the section.
    case always
    /// The content stops.
    case never
  }

  /// How quickly content that was let go loses its speed.
  public struct DecelerationRate: Hashable, Sendable {
    enum Kind { case automatic, normal, fast }
    let kind: Kind

    /// As the collection does.
    public static let automatic = DecelerationRate(kind: .automatic)
    public static let normal = DecelerationRate(kind: .normal)
    public static let fast = DecelerationRate(kind: .fast)
  }

  public var bounce = Bounce.automatic
  public var decelerationRate = DecelerationRate.automatic

  init() {}
}
