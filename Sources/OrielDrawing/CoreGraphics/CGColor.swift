import Foundation

/// A color by its components, independent of the environment. Mirrors Core Graphics' `CGColor`, whose one color space here is sRGB.
public final class CGColor: Hashable, Sendable {
  package let color: RGBA

  package init(_ color: RGBA) { self.color = color }

  /// Creates a color from components, nominally from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha)))
  }

  /// Creates a color from sRGB components, nominally from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray in sRGB. Like any color it has four components.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

  /// The alpha component, nominally from 0 to 1.
  public var alpha: CGFloat { CGFloat(color.alpha) }

  /// The number of components, which is four.
  public var numberOfComponents: Int { 4 }

  /// The red, green, blue and alpha components.
  public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha].map { CGFloat($0) } }

  /// Returns the color with its alpha replaced.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(RGBA(red: color.red, green: color.green, blue: color.blue, alpha: Float(alpha)))
  }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
