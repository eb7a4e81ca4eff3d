import Foundation

/// A colour by its components, the same everywhere. Mirrors Core Graphics' `CGColor`, whose one colour space here is sRGB.
public final class CGColor: Hashable, Sendable {
  package let color: RGBA

  package init(_ color: RGBA) { self.color = color }

  /// Components nominally in 0...1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha)))
  }

  /// Components of sRGB, nominally in 0...1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey of sRGB; it has four components, as any colour.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

  /// In 0...1.
  public var alpha: CGFloat { CGFloat(color.alpha) }

  /// Four.
  public var numberOfComponents: Int { 4 }

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha].map { CGFloat($0) } }

  /// The colour with another alpha, in place of its own.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(RGBA(red: color.red, green: color.green, blue: color.blue, alpha: Float(alpha)))
  }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
