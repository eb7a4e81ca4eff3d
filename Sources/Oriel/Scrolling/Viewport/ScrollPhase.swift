/// What a scroll view is doing. Mirrors SwiftUI's `ScrollPhase`.
@frozen public enum ScrollPhase: Hashable, Sendable {
  case idle
  /// A finger rests on the content and may start to scroll.
  case tracking
  /// A finger, a wheel or the bar moves the content.
  case interacting
  /// The content goes on after it was let go.
  case decelerating
  /// A program moves the content.
  case animating

  public var isScrolling: Bool {
    switch self {
    case .idle, .tracking: false
    case .interacting, .decelerating, .animating: true
    }
  }
}
