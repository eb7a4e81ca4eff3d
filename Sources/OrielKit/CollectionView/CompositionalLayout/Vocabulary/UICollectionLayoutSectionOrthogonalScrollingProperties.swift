import SwiftUI

/// The scrolling properties of an orthogonal section. Mirrors UIKit's `UICollectionLayoutSectionOrthogonalScrollingProperties`.
@MainActor
public final class UICollectionLayoutSectionOrthogonalScrollingProperties {
  /// The bounce behavior at the ends of the section's content.
  public enum Bounce: Int, Sendable {
    /// The behavior of scroll views in the environment.
    case automatic
    /// The content bounces, even if it is smaller than the section.
    case always
    /// The content doesn't bounce.
    case never
  }

  /// The rate at which the content decelerates after a drag.
  public struct DecelerationRate: Hashable, Sendable {
    enum Kind { case automatic, normal, fast }
    let kind: Kind

    /// The rate of the collection.
    public static let automatic = DecelerationRate(kind: .automatic)
    /// The normal rate of scroll views.
    public static let normal = DecelerationRate(kind: .normal)
    /// A rate that stops the content sooner than the normal one.
    public static let fast = DecelerationRate(kind: .fast)
  }

  /// The bounce behavior at the ends of the section's content.
  public var bounce = Bounce.automatic
  /// The rate at which the content decelerates after a drag.
  public var decelerationRate = DecelerationRate.automatic

  init() {}
}
