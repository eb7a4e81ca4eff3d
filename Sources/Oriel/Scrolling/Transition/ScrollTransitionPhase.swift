/// The phase of a view that scrolls through a scroll view. Mirrors SwiftUI's `ScrollTransitionPhase`.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is at the top or leading edge, before the threshold.
  case topLeading
  /// The view is inside the scroll view, beyond both thresholds.
  case identity
  /// The view is at the bottom or trailing edge, before the threshold.
  case bottomTrailing

  /// A Boolean value that indicates whether the phase is `identity`.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: -1 at the top or leading edge, 0 inside, 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
