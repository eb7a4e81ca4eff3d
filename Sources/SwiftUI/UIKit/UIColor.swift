import Foundation
import Oriel

/// A colour, which may be another one in dark surroundings. Mirrors UIKit's `UIColor`: a program draws with it by way of `Color(_:)` or
/// `Color(uiColor:)`.
public final class UIColor: Hashable, Sendable, CustomStringConvertible {
  let color: Color

  /// A colour of SwiftUI's.
  public init(_ color: Color) { self.color = color }

  /// Components nominally in 0...1, as sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// A grey; components nominally in 0...1.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(.sRGB, white: white, opacity: alpha)) }

  /// Components in 0...1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// A colour for light and one for dark surroundings: the closure is asked for both of them here, once.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(
      .dynamic(
        dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color,
        dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color))
  }

  /// A colour of the program's asset catalogs, `Folder/Name` where its folder provides a namespace; nil if there is none of the name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// A colour of a bundle's asset catalogs. Which of its variants is shown, is said by the place where it is.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let color = Color.asset(named: name, in: bundle) else { return nil }
    self.init(color)
  }

  /// A colour of an asset catalog; grey if it isn't there.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  /// A colour of Core Graphics'.
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

  /// The colour of Core Graphics' that this one is in light surroundings.
  public var cgColor: CGColor { CGColor(color.components(isDark: false)) }

  /// The colour with another alpha, in place of its own.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.replacingAlpha(with: alpha)) }

  /// What the colour is in some surroundings.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let components = color.components(isDark: traitCollection.userInterfaceStyle == .dark)
    return UIColor(
      red: CGFloat(components.red), green: CGFloat(components.green), blue: CGFloat(components.blue), alpha: CGFloat(components.alpha))
  }

  /// Writes the components that the colour has in light surroundings; true, for each colour has some.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = color.components(isDark: false)
    red?.pointee = CGFloat(components.red)
    green?.pointee = CGFloat(components.green)
    blue?.pointee = CGFloat(components.blue)
    alpha?.pointee = CGFloat(components.alpha)
    return true
  }

  /// Writes the hue, the saturation and the brightness that the colour has in light surroundings, each in 0...1; true, for each colour has some.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = ColorParts(color.components(isDark: false))
    hue?.pointee = CGFloat(parts.hue)
    saturation?.pointee = CGFloat(parts.saturation)
    brightness?.pointee = CGFloat(parts.brightness)
    alpha?.pointee = CGFloat(parts.opacity)
    return true
  }

  /// Writes the grey that is as light as the colour is in light surroundings; true, for each colour has one.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let components = color.components(isDark: false)
    white?.pointee = CGFloat(components.grey)
    alpha?.pointee = CGFloat(components.alpha)
    return true
  }

  public static func == (left: UIColor, right: UIColor) -> Bool { left.color == right.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  public var description: String { "UIColor(\(color))" }
}

extension Color {
  /// A colour of UIKit's. Mirrors SwiftUI's `init(uiColor:)`.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// A colour of UIKit's, as in `Color(.systemBackground)`. A `ColorResource` of the same name goes first. Mirrors SwiftUI's `init(_:)`.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }
}
