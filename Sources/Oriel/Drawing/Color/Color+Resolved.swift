import Foundation
import OrielDrawing

extension Color {
  /// The components of a color, as linear light, which is used for calculations, and as sRGB. The nominal range is 0...1. Mirrors SwiftUI's
  /// `Color.Resolved`.
  public struct Resolved: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The red component in linear light.
    public var linearRed: Float
    /// The green component in linear light.
    public var linearGreen: Float
    /// The blue component in linear light.
    public var linearBlue: Float
    /// The opacity.
    public var opacity: Float

    /// Creates a color from its components. Display P3 components are treated as sRGB ones.
    public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      let isLinear = colorSpace == .sRGBLinear
      func linear(_ value: Float) -> Float { isLinear ? value : RGBA.linear(fromSRGB: value) }
      (linearRed, linearGreen, linearBlue) = (linear(red), linear(green), linear(blue))
      self.opacity = opacity
    }

    /// The red component in sRGB.
    public var red: Float {
      get { RGBA.sRGB(fromLinear: linearRed) }
      set { linearRed = RGBA.linear(fromSRGB: newValue) }
    }

    /// The green component in sRGB.
    public var green: Float {
      get { RGBA.sRGB(fromLinear: linearGreen) }
      set { linearGreen = RGBA.linear(fromSRGB: newValue) }
    }

    /// The blue component in sRGB.
    public var blue: Float {
      get { RGBA.sRGB(fromLinear: linearBlue) }
      set { linearBlue = RGBA.linear(fromSRGB: newValue) }
    }

    public var description: String {
      func hex(_ value: Float) -> String { String(format: "%02X", Int((min(max(value.isNaN ? 0 : value, 0), 1) * 255).rounded())) }
      return "#" + hex(red) + hex(green) + hex(blue) + hex(opacity)
    }
  }

  /// Returns the components of the color in an environment. Mirrors SwiftUI's `Color.resolve(in:)`.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = resolved(in: environment)
    return Resolved(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
  }

  /// Creates a color that doesn't depend on the environment.
  public init(_ resolved: Resolved) { self.init(.fixed(resolved.color)) }
}

extension Color.Resolved {
  fileprivate var color: RGBA { RGBA(red: red, green: green, blue: blue, alpha: opacity) }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint { Color(self)._paint(in: environment, level: level) }
}

extension Color.Resolved: Animatable {
  public typealias AnimatableData = AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>

  public var animatableData: AnimatableData {
    get { AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity))) }
    set {
      linearRed = newValue.first
      linearGreen = newValue.second.first
      linearBlue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}
