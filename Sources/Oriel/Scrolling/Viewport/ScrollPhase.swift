/// The current activity of a scroll view. Mirrors SwiftUI's `ScrollPhase`.
@frozen public enum ScrollPhase: Hashable, Sendable {
  /// The content is at rest.
  case idle
  /// A touch rests on the content and may start to scroll.
  case tracking
  /// A touch, a wheel or an indicator moves the content.
  case interacting
  /// The content continues to move after the user has released it.
  case decelerating
  /// The app moves the content.
  case animating

  /// A Boolean value that indicates whether the content moves. It is `false` for `idle` and `tracking`.
  public var isScrolling: Bool {
    switch self {
    case .idle, .tracking: false
    case .interacting, .decelerating, .animating: true
    }
  }
}
