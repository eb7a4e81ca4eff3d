import Foundation
import OrielDrawing

extension GraphicsContext {
  /// The behavior of a gradient outside its range, and the color space of its interpolation. Mirrors SwiftUI's
  /// `GraphicsContext.GradientOptions`.
  ///
  /// A conic gradient covers the full turn, so it has no outside.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The gradient repeats outside its range.
    public static let `repeat` = GradientOptions(rawValue: 1 << 0)
    /// The gradient repeats outside its range, with every other repetition reversed.
    public static let mirror = GradientOptions(rawValue: 1 << 1)
    /// The colors are interpolated in linear light instead of by their sRGB components.
    public static let linearColor = GradientOptions(rawValue: 1 << 2)
  }
}

/// A gradient that repeats outside its range. Painters extend the colors at the ends of a gradient, so it is converted to a longer one that
/// covers the painted area.
struct SpreadGradient {
  let stops: [GradientStop]
  let isMirrored: Bool

  /// Creates a gradient, or returns `nil` if the gradient doesn't repeat.
  init?(_ stops: [GradientStop], _ options: GraphicsContext.GradientOptions) {
    guard !options.isDisjoint(with: [.repeat, .mirror]), let ends = Self.whole(stops) else { return nil }
    self.stops = ends
    isMirrored = options.contains(.mirror)
  }

  func linear(from start: CGPoint, to end: CGPoint, over area: CGRect) -> Paint {
    let (across, down) = (end.x - start.x, end.y - start.y)
    let square = across * across + down * down
    let places = area.corners.map { (($0.x - start.x) * across + ($0.y - start.y) * down) / square }
    guard let rounds = Self.rounds(places) else { return .linearGradient(stops: stops, start: start, end: end) }
    func point(_ round: Int) -> CGPoint { CGPoint(x: start.x + across * CGFloat(round), y: start.y + down * CGFloat(round)) }
    return .linearGradient(stops: repeated(rounds), start: point(rounds.lowerBound), end: point(rounds.upperBound))
  }

  func radial(around center: CGPoint, from start: CGFloat, to end: CGFloat, over area: CGRect) -> Paint {
    let reach = area.corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0
    let places = [-start / (end - start), (reach - start) / (end - start)]
    guard let rounds = Self.rounds(places) else {
      return .radialGradient(stops: stops, center: center, startRadius: start, endRadius: end)
    }
    func radius(_ round: Int) -> CGFloat { start + (end - start) * CGFloat(round) }
    return .radialGradient(
      stops: repeated(rounds), center: center, startRadius: radius(rounds.lowerBound), endRadius: radius(rounds.upperBound))
  }

  /// Returns the range of repetitions that cover the positions, limited to 500 on each side; repetitions beyond that are too thin to be
  /// visible. Returns `nil` if a position isn't finite, because both ends of the gradient coincide.
  private static func rounds(_ places: [CGFloat]) -> Range<Int>? {
    guard let least = places.min(), let most = places.max(), places.allSatisfy(\.isFinite) else { return nil }
    let limit: CGFloat = 500
    let first = Int(min(max(least.rounded(.down), -limit), limit - 1))
    return first..<max(first + 1, Int(min(max(most.rounded(.up), -limit), limit)))
  }

  private func repeated(_ rounds: Range<Int>) -> [GradientStop] {
    rounds.flatMap { round in
      let isReversed = isMirrored && !round.isMultiple(of: 2)
      let own: [GradientStop] =
        isReversed ? stops.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) } : stops
      return own.map {
        GradientStop(color: $0.color, location: (CGFloat(round - rounds.lowerBound) + $0.location) / CGFloat(rounds.count))
      }
    }
  }

  /// Returns the stops from 0 to 1, with a stop at each end, or `nil` if there are none.
  private static func whole(_ source: [GradientStop]) -> [GradientStop]? {
    let stops = source.filter(\.location.isFinite).enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
    guard !stops.isEmpty else { return nil }
    func color(at place: CGFloat) -> RGBA {
      guard let next = stops.firstIndex(where: { $0.location > place }) else { return stops[stops.count - 1].color }
      guard next > 0 else { return stops[0].color }
      let (low, high) = (stops[next - 1], stops[next])
      return low.color.mixed(with: high.color, by: Double((place - low.location) / (high.location - low.location)))
    }
    let inner = stops.filter { $0.location >= 0 && $0.location <= 1 }
    return [GradientStop(color: inner.first?.location == 0 ? inner[0].color : color(at: 0), location: 0)]
      + inner + [GradientStop(color: inner.last?.location == 1 ? inner[inner.count - 1].color : color(at: 1), location: 1)]
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY)]
  }
}
