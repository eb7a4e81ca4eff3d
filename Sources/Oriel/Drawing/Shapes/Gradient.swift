import Foundation
import OrielDrawing

/// A sequence of colors along a line. Mirrors SwiftUI's `Gradient`.
public struct Gradient: ShapeStyle, Hashable, Sendable {
  /// A color and its location. Mirrors SwiftUI's `Gradient.Stop`.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The location, in 0...1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colors with their locations.
  public var stops: [Stop]
  /// The color space in which the colors are interpolated.
  var space = ColorSpace.device

  /// Creates a gradient of stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of evenly distributed colors.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }

  /// Returns the stops with the colors for an environment. Levels beyond the first are more transparent, like those of a color.
  func resolved(in environment: EnvironmentValues, level: Int = 0) -> [GradientStop] {
    let opacity = HierarchicalShapeStyle.opacity(level)
    let own = stops.map {
      let color = $0.color.resolved(in: environment)
      return GradientStop(color: level > 0 ? color.multiplyingAlpha(by: opacity) : color, location: $0.location)
    }
    return subdivided(own)
  }

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(in: environment, level: level)
  }
}

/// A gradient along a line. As a view it fills the available space. Mirrors SwiftUI's `LinearGradient`.
nonisolated public struct LinearGradient: ShapeStyle, Hashable, Sendable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Creates a gradient between two points of the area.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a gradient of evenly distributed colors between two points of the area.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of stops between two points of the area.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    let stops = gradient.resolved(in: environment, level: level)
    return _ShapePaint { rect in .linearGradient(stops: stops, start: rect.point(startPoint), end: rect.point(endPoint)) }
  }
}

/// A gradient between two circles, whose radii are in points. As a view it fills the available space. Mirrors SwiftUI's `RadialGradient`.
nonisolated public struct RadialGradient: ShapeStyle, Hashable, Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates a gradient between two radii around a center.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient of evenly distributed colors between two radii around a center.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a gradient of stops between two radii around a center.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    let stops = gradient.resolved(in: environment, level: level)
    return _ShapePaint { rect in
      .radialGradient(stops: stops, center: rect.point(center), startRadius: startRadius, endRadius: endRadius)
    }
  }
}

/// A gradient around a center. As a view it fills the available space. Mirrors SwiftUI's `AngularGradient`.
nonisolated public struct AngularGradient: ShapeStyle, Hashable, Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Creates a gradient between two angles around a center. Equal angles are a full turn.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a gradient of evenly distributed colors between two angles around a center.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient of stops between two angles around a center.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient of a full turn that starts at an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates a gradient of evenly distributed colors in a full turn that starts at an angle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient of stops in a full turn that starts at an angle.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    let stops = gradient.resolved(in: environment, level: level)
    let end = endAngle == startAngle ? startAngle + .degrees(360) : endAngle
    return _ShapePaint { rect in
      .angularGradient(stops: stops, center: rect.point(center), startAngle: startAngle.radians, endAngle: end.radians)
    }
  }
}

extension CGRect {
  func point(_ unit: UnitPoint) -> CGPoint { CGPoint(x: minX + width * unit.x, y: minY + height * unit.y) }
}

extension LinearGradient: StyleView {}
extension RadialGradient: StyleView {}
extension AngularGradient: StyleView {}

/// A style that is also a view, which fills the available space.
protocol StyleView: LeafView, ShapeStyle where Box == ShapeBox {}

extension StyleView {
  static var isStateless: Bool { true }

  static var environmentKeys: EnvironmentKeySet { EnvironmentValues.colorKeys }

  @MainActor func makeBox(_ node: AnyViewNode) -> ShapeBox {
    ShapeBox(AnyShapeContent(Rectangle(), style: AnyShapeStyle(self), fill: FillStyle()), node: node)
  }

  @MainActor func update(_ box: ShapeBox, transaction: Transaction) {
    box.update(AnyShapeContent(Rectangle(), style: AnyShapeStyle(self), fill: FillStyle()), transaction: transaction)
  }
}
