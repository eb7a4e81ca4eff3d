import Foundation

extension Paint {
  /// Returns an interpolation of two paints: a fraction of 0 is this one, 1 the other. A color is interpolated with a gradient as a
  /// gradient whose stops all have that color. For gradients of different kinds, meshes of different sizes, materials and pictures the
  /// result is the other paint.
  package func mixed(with other: Paint, share: Double) -> Paint {
    if share <= 0 { return self }
    switch (self, other) {
    case (.color(let start), .color(let end)): return .color(start.mixed(with: end, share: share))
    case (.tiles, _), (_, .tiles): return other
    case (.color(let color), _) where other.isGradient: return other.mapColors { _ in color }.mixed(with: other, share: share)
    case (_, .color(let color)) where isGradient: return mixed(with: mapColors { _ in color }, share: share)
    case (.linearGradient(let stops, let start, let end), .linearGradient(let stops2, let start2, let end2)):
      return .linearGradient(
        stops: Self.mixed(stops, stops2, share), start: Self.mixed(start, start2, share), end: Self.mixed(end, end2, share))
    case (.radialGradient(let stops, let center, let start, let end), .radialGradient(let stops2, let center2, let start2, let end2)):
      return .radialGradient(
        stops: Self.mixed(stops, stops2, share), center: Self.mixed(center, center2, share), startRadius: Self.mixed(start, start2, share),
        endRadius: Self.mixed(end, end2, share))
    case (
      .ellipticalGradient(let stops, _, let center, let start, let end),
      .ellipticalGradient(let stops2, let rect, let center2, let start2, let end2)
    ):
      return .ellipticalGradient(
        stops: Self.mixed(stops, stops2, share), rect: rect, center: Self.mixed(center, center2, share),
        startRadius: Self.mixed(start, start2, share), endRadius: Self.mixed(end, end2, share))
    case (.angularGradient(let stops, let center, let start, let end), .angularGradient(let stops2, let center2, let start2, let end2)):
      return .angularGradient(
        stops: Self.mixed(stops, stops2, share), center: Self.mixed(center, center2, share), startAngle: Self.mixed(start, start2, share),
        endAngle: Self.mixed(end, end2, share))
    case (.meshGradient(let mesh, _), .meshGradient(let mesh2, let rect)):
      return .meshGradient(mesh.mixed(with: mesh2, share: share), in: rect)
    default: return other
    }
  }

  private static func mixed(_ start: CGFloat, _ end: CGFloat, _ share: Double) -> CGFloat { start + (end - start) * share }

  private static func mixed(_ start: CGPoint, _ end: CGPoint, _ share: Double) -> CGPoint {
    CGPoint(x: mixed(start.x, end.x, share), y: mixed(start.y, end.y, share))
  }

  /// Returns an interpolation of gradient stops: of corresponding stops or, for different numbers, of the colors at the locations of both.
  private static func mixed(_ start: [GradientStop], _ end: [GradientStop], _ share: Double) -> [GradientStop] {
    if start.count == end.count {
      return zip(start, end).map {
        GradientStop(color: $0.color.mixed(with: $1.color, share: share), location: mixed($0.location, $1.location, share))
      }
    }
    let places = Set(start.map(\.location) + end.map(\.location)).sorted()
    return places.map { GradientStop(color: color(of: start, at: $0).mixed(with: color(of: end, at: $0), share: share), location: $0) }
  }

  private static func color(of stops: [GradientStop], at place: CGFloat) -> RGBA {
    guard let after = stops.firstIndex(where: { $0.location >= place }) else { return stops.last?.color ?? .clear }
    guard after > 0 else { return stops[after].color }
    let (low, high) = (stops[after - 1], stops[after])
    let way = high.location - low.location
    return way > 0 ? low.color.mixed(with: high.color, share: Double((place - low.location) / way)) : high.color
  }
}

extension RGBA {
  /// Returns an interpolation with premultiplied alpha, so that the color of a clear end has no influence.
  package func mixed(with other: RGBA, share: Double) -> RGBA {
    let share = Float(share)
    let mixedAlpha = min(max(alpha + (other.alpha - alpha) * share, 0), 1)
    guard mixedAlpha > 0 else { return .clear }
    func part(_ start: Float, _ end: Float) -> Float {
      min(max((start * alpha + (end * other.alpha - start * alpha) * share) / mixedAlpha, 0), 1)
    }
    return RGBA(red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue), alpha: mixedAlpha)
  }
}
