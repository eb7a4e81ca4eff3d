import Foundation
import Oriel

/// A color, which may differ between light and dark mode. Views draw it by `Color(_:)` or `Color(uiColor:)`. Mirrors UIKit's `UIColor`.
public final class UIColor: Hashable, Sendable, CustomStringConvertible {
  let color: Color

  /// Creates a color from a SwiftUI color.
  public init(_ color: Color) { self.color = color }

  /// Creates a color from sRGB components, nominally in 0...1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a gray from components that are nominally in 0...1.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(.sRGB, white: white, opacity: alpha)) }

  /// Creates a color from components in 0...1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Creates a color from a closure, which is called once for light mode and once for dark mode by this initializer.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(
      .dynamic(
        dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color,
        dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color))
  }

  /// Creates a color from the app's asset catalogs, or returns `nil` if there is none of this name. The name is `Folder/Name` if the folder
  /// provides a namespace.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates a color from a bundle's asset catalogs, or returns `nil` if there is none of this name. The variant depends on the view that
  /// shows it.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let color = Color.asset(named: name, in: bundle) else { return nil }
    self.init(color)
  }

  /// Creates a color from an asset catalog. If it is missing, the color is gray.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  /// Creates a color from a Core Graphics color.
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

  /// The color in light mode, as a Core Graphics color.
  public var cgColor: CGColor { CGColor(color.components(isDark: false)) }

  /// Returns the color with its alpha replaced.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.replacingAlpha(with: alpha)) }

  /// Returns the color for the given traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let components = color.components(isDark: traitCollection.userInterfaceStyle == .dark)
    return UIColor(
      red: CGFloat(components.red), green: CGFloat(components.green), blue: CGFloat(components.blue), alpha: CGFloat(components.alpha))
  }

  /// Stores the color's components in light mode, and returns `true`, because each color has them.
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

  /// Stores the color's hue, saturation and brightness in light mode, each in 0...1, and returns `true`, because each color has them.
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

  /// Stores the gray of the same lightness as the color in light mode, and returns `true`, because each color has one.
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
  /// Creates a color from a UIKit color. Mirrors SwiftUI's `init(uiColor:)`.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Creates a color from a UIKit color, as in `Color(.systemBackground)`. A `ColorResource` of the same name takes precedence. Mirrors
  /// SwiftUI's `init(_:)`.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }
}
