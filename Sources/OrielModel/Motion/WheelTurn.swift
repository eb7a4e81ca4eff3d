import Foundation

/// Clicks of a wheel that follow each other closely. They belong to whoever took the first: content that comes to its start doesn't take the
/// sheet around along in the same turn, and a sheet that grows has come to rest before its content scrolls.
package struct WheelTurn: Sendable {
  private enum Owner {
    case nobody, content
    /// Something around content, that moves until a time.
    case partner(until: TimeInterval)
  }

  private var owner = Owner.nobody
  private var last = -TimeInterval.infinity

  package init() {}

  /// Seconds without a click that end a turn, and that a sheet takes to its next place.
  private static let pause = 0.25
  private static let motion = 0.42

  /// A click; true if it was none for content. `offer` asks what is around, where that may have it.
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
