import Foundation

/// The conversion of a scroll event's distance to points, by GTK's own rules for scrolled windows.
enum ScrollMeasure {
  /// Wheel steps. The length of each is the page's length to the power of two thirds: 53 points for a page of 386. The page is the window's
  /// content.
  case wheel
  /// A touchpad's distance, which GTK multiplies by a factor to match other toolkits.
  case surface

  private static let surfaceFactor = 2.5

  func points(_ delta: CGSize, page: CGSize) -> CGSize {
    switch self {
    case .wheel:
      CGSize(width: delta.width * pow(max(page.width, 1), 2 / 3), height: delta.height * pow(max(page.height, 1), 2 / 3))
    case .surface:
      CGSize(width: delta.width * Self.surfaceFactor, height: delta.height * Self.surfaceFactor)
    }
  }
}

/// The recent events of a touchpad scroll, from which its velocity is computed at the end.
struct ScrollHistory {
  private struct Entry {
    let delta: CGSize
    let time: TimeInterval
  }

  private static let span: TimeInterval = 0.15
  private var entries: [Entry] = []

  mutating func add(_ delta: CGSize, at time: TimeInterval) {
    entries.removeAll { $0.time < time - Self.span }
    entries.append(Entry(delta: delta, time: time))
  }

  /// Returns the velocity over the last 150 ms, in points per second; zero if there was no movement in that time.
  func velocity(at time: TimeInterval) -> CGSize {
    let recent = entries.filter { $0.time >= time - Self.span }
    guard let first = recent.first, time > first.time else { return .zero }
    // The first entry's distance was covered before its time, so it only starts the span.
    let moved = recent.dropFirst().reduce(into: CGSize.zero) {
      $0.width += $1.delta.width
      $0.height += $1.delta.height
    }
    return CGSize(width: moved.width / (time - first.time), height: moved.height / (time - first.time))
  }
}
