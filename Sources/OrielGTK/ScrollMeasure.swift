import Foundation

/// How far a scroll event goes: GTK's own rules for scrolled windows.
enum ScrollMeasure {
  /// Wheel steps, each of two thirds' power of the page: 53 points for a page of 386. The window's content stands for the page.
  case wheel
  /// A touchpad's distance, which GTK multiplies to feel like its other toolkits do.
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

/// The last moments of a touchpad scroll, from which its velocity is taken when the fingers are lifted.
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

  /// Points a second over the last 150 ms; zero if the fingers rested that long.
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
