import Foundation
import OrielDrawing

/// A color, which may depend on the environment. As a view it fills the available space. Mirrors SwiftUI's `Color`.
nonisolated public struct Color: Hashable, Sendable, CustomStringConvertible {
  package enum Provider: Hashable, Sendable {
    case fixed(RGBA)
    case system(SystemColor)
    /// A color for the light appearance and another one for the dark appearance.
    indirect case adaptive(light: Color, dark: Color)
    indirect case opacity(Color, Double)
    indirect case mixed(Color, Color, Double, Gradient.ColorSpace)
    case tint
    /// A color of an asset catalog in a bundle, or in the main bundle if it is `nil`.
    case named(String, Bundle?)
    /// A custom style of the app.
    case style(ColorStyle)
  }

  package let provider: Provider

  package init(_ provider: Provider) { self.provider = provider }

  /// The color space of components. Display P3 components are treated as sRGB ones. Mirrors SwiftUI's `Color.RGBColorSpace`.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// Creates a color from its components, whose nominal range is 0...1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    var components = [red, green, blue]
    if colorSpace == .sRGBLinear { components = components.map { Double(RGBA.sRGB(fromLinear: Float($0))) } }
    provider = .fixed(RGBA(red: Float(components[0]), green: Float(components[1]), blue: Float(components[2]), alpha: Float(opacity)))
  }

  /// Creates a gray, whose nominal range is 0...1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from hue, saturation and brightness, in 0...1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    provider = .fixed(RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }

  /// Returns the color with its opacity multiplied by `opacity`, which is limited to 0...1.
  public func opacity(_ opacity: Double) -> Color { Color(.opacity(self, opacity)) }

  /// Returns a mix with another color. `fraction` is the fraction of the other color, in 0...1. Mirrors SwiftUI's `mix(with:by:in:)`.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(.mixed(self, rhs, fraction, colorSpace))
  }

  /// The name of a SwiftUI color, or the hexadecimal components of any other one.
  public var description: String { provider.description }

  /// The color of primary content.
  public static let primary = Color(.system(.primary))
  /// The color of secondary content.
  public static let secondary = Color(.system(.secondary))

  /// Returns the components of the color in an environment.
  func resolved(in environment: EnvironmentValues) -> RGBA {
    switch provider {
    case .fixed(let color): return color
    case .system(let color):
      guard color == .accentText || color == .accentFill else { return color.resolved(isDark: environment.colorScheme == .dark) }
      if let tint = environment.tint, tint != .accentColor { return tint.resolved(in: environment) }
      return environment.accent(as: color)
    case .adaptive(let light, let dark): return (environment.colorScheme == .dark ? dark : light).resolved(in: environment)
    case .opacity(let color, let opacity):
      return color.resolved(in: environment).multiplyingAlpha(by: Float(min(max(opacity, 0), 1)))
    case .mixed(let first, let second, let fraction, let space):
      return space.mix(first.resolved(in: environment), second.resolved(in: environment), by: fraction)
    case .tint:
      if let tint = environment.tint, tint.provider != .tint { return tint.resolved(in: environment) }
      return environment.accent
    case .style(let style): return style.resolved(in: environment).resolved(in: environment)
    case .named(let name, let bundle):
      let asset = BundleAssets.of(bundle).colors[name]
      if let color = asset?.color(isDark: environment.colorScheme == .dark, isHighContrast: environment.colorSchemeContrast == .increased) {
        return color.resolved(in: environment)
      }
      Report.once(
        "missing-color-\(name)",
        "The asset catalogs of \((bundle ?? .main).bundlePath) contain no color named \(name); gray is used instead.")
      return Color.gray.resolved(in: environment)
    }
  }
}

/// The system palette, with the values that Apple's Human Interface Guidelines publish for light and dark.
package enum SystemColor: Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, primary, secondary, tertiary, quaternary
  case background, secondaryBackground, fill, separator
  /// The border of a control that is empty until it is selected, with a contrast of 3:1 or more to its background.
  case edge
  /// The tint as text, and as the background of white text. If neither the app nor the desktop sets a tint, it is a blue with a contrast of
  /// 4.5:1. A tint of the app is used unchanged.
  case accentText, accentFill

  func resolved(isDark: Bool) -> RGBA {
    switch self {
    case .red: rgb(isDark, 0xFF3B30, 0xFF453A)
    case .orange: rgb(isDark, 0xFF9500, 0xFF9F0A)
    case .yellow: rgb(isDark, 0xFFCC00, 0xFFD60A)
    case .green: rgb(isDark, 0x34C759, 0x30D158)
    case .mint: rgb(isDark, 0x00C7BE, 0x63E6E2)
    case .teal: rgb(isDark, 0x30B0C7, 0x40CBE0)
    case .cyan: rgb(isDark, 0x32ADE6, 0x64D2FF)
    case .blue: rgb(isDark, 0x007AFF, 0x0A84FF)
    case .indigo: rgb(isDark, 0x5856D6, 0x5E5CE6)
    case .purple: rgb(isDark, 0xAF52DE, 0xBF5AF2)
    case .pink: rgb(isDark, 0xFF2D55, 0xFF375F)
    case .brown: rgb(isDark, 0xA2845E, 0xAC8E68)
    case .gray: rgb(isDark, 0x8E8E93, 0x8E8E93)
    case .primary: rgb(isDark, 0x000000, 0xFFFFFF)
    case .secondary: rgb(isDark, 0x3C3C43, 0xEBEBF5).multiplyingAlpha(by: 0.6)
    case .tertiary: rgb(isDark, 0x3C3C43, 0xEBEBF5).multiplyingAlpha(by: 0.3)
    case .quaternary: rgb(isDark, 0x3C3C43, 0xEBEBF5).multiplyingAlpha(by: 0.18)
    case .background: rgb(isDark, 0xFFFFFF, 0x1C1C1E)
    case .secondaryBackground: rgb(isDark, 0xF2F2F7, 0x2C2C2E)
    case .fill: rgb(isDark, 0x787880, 0x787880).multiplyingAlpha(by: isDark ? 0.36 : 0.2)
    case .accentText: rgb(isDark, 0x0058C6, 0x60AEFF)
    case .edge: rgb(isDark, 0x87878C, 0x7A7A80)
    case .accentFill: rgb(isDark, 0x0067DE, 0x0669D6)
    case .separator: isDark ? rgb(true, 0, 0x545458).multiplyingAlpha(by: 0.6) : rgb(false, 0x3C3C43, 0).multiplyingAlpha(by: 0.29)
    }
  }

  private func rgb(_ isDark: Bool, _ light: Int, _ dark: Int) -> RGBA {
    let value = isDark ? dark : light
    return RGBA(
      red: Float(value >> 16 & 255) / 255, green: Float(value >> 8 & 255) / 255, blue: Float(value & 255) / 255)
  }
}

extension Color: LeafView {
  static var isStateless: Bool { true }

  static var environmentKeys: EnvironmentKeySet { EnvironmentValues.colorKeys }

  @MainActor func makeBox(_ node: AnyViewNode) -> ShapeBox {
    ShapeBox(AnyShapeContent(Rectangle(), style: AnyShapeStyle(self), fill: FillStyle()), node: node)
  }

  @MainActor func update(_ box: ShapeBox, transaction: Transaction) {
    box.update(AnyShapeContent(Rectangle(), style: AnyShapeStyle(self), fill: FillStyle()), transaction: transaction)
  }
}
