import Foundation

/// A sequence of wheel clicks in quick succession. All clicks belong to the consumer of the first: when content reaches its start, the
/// enclosing sheet doesn't move in the same turn, and while a sheet grows, its content doesn't scroll.
package struct WheelGesture: Sendable {
  private enum Owner {
    case nobody, content
    /// A view around the content that moves until a time.
    case partner(until: TimeInterval)
  }

  private var owner = Owner.nobody
  private var last = -TimeInterval.infinity

  package init() {}

  /// The pause that ends a turn, and the duration of a sheet's motion to its next detent, in seconds.
  private static let pause = 0.25
  private static let motion = 0.42

  /// Handles a click. Returns `true` if an enclosing view consumes it and `false` if it is for the content. The closure `offer` offers the
  /// click to the enclosing view, and is called only if that may take it.
  package mutating func step(at time: TimeInterval, _ offer: () -> Bool) -> Bool {
    if time - last > Self.pause { owner = .nobody }
    last = time
    switch owner {
    case .content: return false
    case .partner(let end) where time < end: return true
    case .partner, .nobody: break
    }
    guard offer() else { return false }
    owner = .partner(until: time + Self.motion)
    return true
  }

  package mutating func contentMoved() { owner = .content }
}
