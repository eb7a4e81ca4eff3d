import Foundation
import Oriel

/// The scroll position of a chart as fractions of the axes' whole lengths, or `nil` before the first scroll.
struct PlotScroll: Equatable {
  var x: Double?
  var y: Double?
}

/// The visible parts of the axes, as fractions of their whole lengths.
struct ScrollWindows: Equatable {
  var x: ClosedRange<Double> = 0...1
  var y: ClosedRange<Double> = 0...1

  var scrollsX: Bool { x.upperBound - x.lowerBound < 1 }
  var scrollsY: Bool { y.upperBound - y.lowerBound < 1 }
  var isScrolling: Bool { scrollsX || scrollsY }

  init(_ settings: ChartScrollSettings, model: PlotModel, scroll: PlotScroll) {
    if settings.axes.contains(.horizontal), let scale = model.x, let share = Self.share(settings.xLength, scale) {
      let begin = scroll.x ?? Self.begin(settings.x, scale, share) ?? 0
      x = Self.window(begin, share)
    }
    if settings.axes.contains(.vertical), let scale = model.y, let share = Self.share(settings.yLength, scale) {
      let begin = scroll.y ?? Self.begin(settings.y, scale, share) ?? 0
      y = Self.window(begin, share)
    }
  }

  private static func window(_ begin: Double, _ share: Double) -> ClosedRange<Double> { begin...begin + share }

  /// Returns the visible fraction of a domain, or `nil` if the whole domain is visible.
  private static func share(_ length: Double?, _ scale: PositionScale) -> Double? {
    let (start, end) = scale.ends
    guard let length, length.isFinite, length > 0, end != start else { return nil }
    let share = length / abs(end - start)
    return share < 1 ? share : nil
  }

  /// Returns the initial start of the visible part, or `nil` if there is no position.
  static func begin(_ position: ChartScrollSettings.Position?, _ scale: PositionScale, _ share: Double) -> Double? {
    guard let datum = position?.get?() ?? position?.initial, let place = scale.band(of: datum)?.0, place.isFinite else { return nil }
    return min(max(0, place), 1 - share)
  }
}
