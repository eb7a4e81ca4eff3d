import Foundation
import OrielDrawing

extension Color {
  /// A colour by its numbers: linear light, with which is calculated, and sRGB. Nominally in 0...1. Mirrors SwiftUI's `Color.Resolved`.
  public struct Resolved: Hashable, Sendable, Codable, CustomStringConvertible {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    /// Display P3 components are taken as sRGB ones.
    public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      let isLinear = colorSpace == .sRGBLinear
      func linear(_ value: Float) -> Float { isLinear ? value : RGBA.linear(fromSRGB: value) }
      (linearRed, linearGreen, linearBlue) = (linear(red), linear(green), linear(blue))
      self.opacity = opacity
    }

    /// Of sRGB.
    public var red: Float {
      get { RGBA.sRGB(fromLinear: linearRed) }
      set { linearRed = RGBA.linear(fromSRGB: newValue) }
    }

    /// Of sRGB.
    public var green: Float {
      get { RGBA.sRGB(fromLinear: linearGreen) }
      set { linearGreen = RGBA.linear(fromSRGB: newValue) }
    }

    /// Of sRGB.
    public var blue: Float {
      get { RGBA.sRGB(fromLinear: linearBlue) }
      set { linearBlue = RGBA.linear(fromSRGB: newValue) }
    }

    public var description: String {
      func hex(_ value: Float) -> String { String(format: "%02X", Int((min(max(value.isNaN ? 0 : value, 0), 1) * 255).rounded())) }
      return "#" + hex(red) + hex(green) + hex(blue) + hex(opacity)
    }
  }

  /// The colour in an environment. Mirrors SwiftUI's `Color.resolve(in:)`.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = resolved(in: environment)
    return Resolved(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
  }

  /// A colour that is the same everywhere.
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
