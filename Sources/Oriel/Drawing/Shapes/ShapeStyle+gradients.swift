import Foundation

extension ShapeStyle where Self == LinearGradient {
  /// Returns a gradient between two points of the area. Mirrors SwiftUI's `linearGradient(_:startPoint:endPoint:)`.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient of evenly distributed colors between two points of the area. Mirrors SwiftUI's
  /// `linearGradient(colors:startPoint:endPoint:)`.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient of stops between two points of the area. Mirrors SwiftUI's `linearGradient(stops:startPoint:endPoint:)`.
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient between two points of the area. Mirrors SwiftUI's `linearGradient(_:startPoint:endPoint:)`.
  public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Returns a gradient between two radii, in points, around a center. Mirrors SwiftUI's `radialGradient(_:center:startRadius:endRadius:)`.
  public static func radialGradient(_ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a gradient of evenly distributed colors between two radii, in points, around a center. Mirrors SwiftUI's
  /// `radialGradient(colors:center:startRadius:endRadius:)`.
  public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a gradient of stops between two radii, in points, around a center. Mirrors SwiftUI's
  /// `radialGradient(stops:center:startRadius:endRadius:)`.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a gradient between two radii, in points, around a center. Mirrors SwiftUI's `radialGradient(_:center:startRadius:endRadius:)`.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient.gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Returns a gradient between two angles around a center. Mirrors SwiftUI's `angularGradient(_:center:startAngle:endAngle:)`.
  public static func angularGradient(_ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient of evenly distributed colors between two angles around a center. Mirrors SwiftUI's
  /// `angularGradient(colors:center:startAngle:endAngle:)`.
  public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient of stops between two angles around a center. Mirrors SwiftUI's
  /// `angularGradient(stops:center:startAngle:endAngle:)`.
  public static func angularGradient(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient between two angles around a center. Mirrors SwiftUI's `angularGradient(_:center:startAngle:endAngle:)`.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient.gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient of a full turn that starts at an angle. Mirrors SwiftUI's `conicGradient(_:center:angle:)`.
  public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// Returns a gradient of evenly distributed colors in a full turn that starts at an angle. Mirrors SwiftUI's
  /// `conicGradient(colors:center:angle:)`.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// Returns a gradient of stops in a full turn that starts at an angle. Mirrors SwiftUI's `conicGradient(stops:center:angle:)`.
  public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }

  /// Returns a gradient of a full turn that starts at an angle. Mirrors SwiftUI's `conicGradient(_:center:angle:)`.
  public static func conicGradient(_ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(gradient: gradient.gradient, center: center, angle: angle)
  }
}
