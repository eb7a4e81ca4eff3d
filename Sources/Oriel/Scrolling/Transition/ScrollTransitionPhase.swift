/// Where a view is on its way through a scroll view. Mirrors SwiftUI's `ScrollTransitionPhase`.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before it has come in at the top or the leading edge, or after it has gone there.
  case topLeading
  /// Inside.
  case identity
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// -1 at the top or the leading edge, 0 inside, 1 at the bottom or the trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
