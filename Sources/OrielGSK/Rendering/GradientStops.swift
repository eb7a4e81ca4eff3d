import CGTK
import Foundation
import OrielDrawing

/// Gradient stops in ascending order, whose colors can be interpolated with either premultiplied or straight alpha.
struct GradientStops {
  private(set) var stops: [GradientStop]

  /// Creates the stops, or `nil` if none has a usable location.
  init?(_ source: [GradientStop]) {
    stops = source.filter { $0.location.isDrawable }.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
    guard !stops.isEmpty else { return nil }
    fadeInNeighborsColors()
  }

  var first: RGBA { stops[0].color }
  var last: RGBA { stops[stops.count - 1].color }
  var isVisible: Bool { stops.contains { $0.color.alpha > 0 } }

  /// Replaces each clear stop by ones with the colors of its neighbors, one on each side. Its own color shouldn't be visible, but Cairo
  /// interpolates colors before it multiplies by alpha, which would add gray to a red that fades to clear black.
  private mutating func fadeInNeighborsColors() {
    guard stops.contains(where: { $0.color.alpha <= 0 }) else { return }
    var result: [GradientStop] = []
    for (index, stop) in stops.enumerated() {
      guard stop.color.alpha <= 0 else {
        result.append(stop)
        continue
      }
      if index > 0 {
        result.append(GradientStop(color: stops[index - 1].color.multiplyingAlpha(by: 0), location: stop.location))
      }
      if index + 1 < stops.count {
        result.append(GradientStop(color: stops[index + 1].color.multiplyingAlpha(by: 0), location: stop.location))
      }
      if stops.count == 1 { result.append(stop) }
    }
    stops = result
  }

  mutating func reverse() {
    stops = stops.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) }
  }

  func color(at location: CGFloat) -> RGBA {
    guard let upper = stops.firstIndex(where: { $0.location > location }) else { return last }
    guard upper > 0 else { return first }
    let low = stops[upper - 1]
    let high = stops[upper]
    let share = Float((location - low.location) / (high.location - low.location))
    func mix(_ from: Float, _ to: Float) -> Float { from + (to - from) * share }
    return RGBA(
      red: mix(low.color.red, high.color.red), green: mix(low.color.green, high.color.green),
      blue: mix(low.color.blue, high.color.blue), alpha: mix(low.color.alpha, high.color.alpha))
  }

  /// Returns the stops with mapped locations. Stops outside of 0...1 are replaced by the colors at its ends.
  func mapped(_ map: (CGFloat) -> CGFloat) -> [GskColorStop] {
    let mapped = stops.map { GradientStop(color: $0.color, location: map($0.location)) }
    var moved = self
    moved.stops = mapped
    var result = mapped.filter { (0...1).contains($0.location) }
    if mapped[0].location < 0 { result.insert(GradientStop(color: moved.color(at: 0), location: 0), at: 0) }
    if mapped[mapped.count - 1].location > 1 { result.append(GradientStop(color: moved.color(at: 1), location: 1)) }
    // GSK requires at least two stops.
    if result.isEmpty { result = [GradientStop(color: mapped[0].location > 1 ? first : last, location: 0)] }
    if result.count == 1 { result.append(GradientStop(color: result[0].color, location: 1)) }
    return result.map { GskColorStop(offset: Float($0.location), color: GdkRGBA($0.color)) }
  }
}
