import Foundation
import OrielDrawing
import OrielModel

/// A color with its variants: a color set of an asset catalog.
struct ColorAsset: Hashable, Sendable {
  struct Variant: Hashable, Sendable {
    var color: Color
    var appearance: AssetAppearance
    var idiomRank: Int
  }

  let variants: [Variant]

  func color(isDark: Bool, isHighContrast: Bool) -> Color? {
    variants.best { variant in
      variant.appearance.fit(isDark: isDark, isHighContrast: isHighContrast).map { $0 * 2 + 1 - variant.idiomRank }
    }.first?.color
  }

  /// Reads the `Contents.json` of a folder `*.colorset`. Returns `nil` if it is malformed or if none of its colors can be read. Entries
  /// that specify no color, as in the asset `AccentColor` of a new project, result in an asset without variants.
  init?(contents: [String: Any]) {
    guard let entries = contents["colors"] as? [[String: Any]] else { return nil }
    variants = entries.compactMap { entry in
      guard let color = (entry["color"] as? [String: Any]).flatMap(Self.color) else { return nil }
      let idiom = entry["idiom"] as? String ?? "universal"
      return Variant(
        color: color, appearance: AssetAppearance(entry["appearances"]), idiomRank: ["universal", "mac"].contains(idiom) ? 0 : 1)
    }
    if variants.isEmpty, entries.isEmpty || entries.contains(where: { $0["color"] != nil }) { return nil }
  }

  private static func color(_ entry: [String: Any]) -> Color? {
    if let reference = entry["reference"] as? String { return systemColor(reference) }
    guard let components = entry["components"] as? [String: Any] else { return nil }
    let alpha = components["alpha"].flatMap { component($0, isAlpha: true) } ?? 1
    let space = entry["color-space"] as? String ?? "srgb"
    if let white = components["white"].flatMap({ component($0) }) { return Color(white: white, opacity: alpha) }
    guard let red = components["red"].flatMap({ component($0) }), let green = components["green"].flatMap({ component($0) }),
      let blue = components["blue"].flatMap({ component($0) })
    else { return nil }
    switch space {
    case "display-p3":
      let color = RGBA(displayP3: (red, green, blue))
      return Color(red: Double(color.red), green: Double(color.green), blue: Double(color.blue), opacity: alpha)
    case "extended-linear-srgb", "linear-srgb": return Color(.sRGBLinear, red: red, green: green, blue: blue, opacity: alpha)
    default: return Color(red: red, green: green, blue: blue, opacity: alpha)
    }
  }

  /// Returns a component as a fraction, or `nil` if it is malformed. `0xFF`, `255` and `1.000` are equal. A text without a decimal point is
  /// a fraction only for an alpha of at most 1, and otherwise a byte.
  static func component(_ value: Any, isAlpha: Bool = false) -> Double? {
    if let number = value as? NSNumber, !(value is String) {
      let number = number.doubleValue
      return number > 1 ? number / 255 : number
    }
    guard let text = (value as? String)?.trimmingCharacters(in: .whitespaces) else { return nil }
    if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let number = Double(text), number.isFinite else { return nil }
    let isShare = text.contains(".") || (isAlpha && number <= 1)
    return isShare ? number : number / 255
  }

  /// Returns the system color with a name that asset catalogs use, or `nil` if there is none.
  private static func systemColor(_ name: String) -> Color? {
    switch name {
    case "systemRedColor": .red
    case "systemOrangeColor": .orange
    case "systemYellowColor": .yellow
    case "systemGreenColor": .green
    case "systemMintColor": .mint
    case "systemTealColor": .teal
    case "systemCyanColor": .cyan
    case "systemBlueColor", "linkColor": .blue
    case "systemIndigoColor": .indigo
    case "systemPurpleColor": .purple
    case "systemPinkColor": .pink
    case "systemBrownColor": .brown
    case "systemGrayColor": .gray
    case "labelColor", "textColor", "controlTextColor": .primary
    case "secondaryLabelColor": .secondary
    case "tertiaryLabelColor": Color(.system(.tertiary))
    case "quaternaryLabelColor": Color(.system(.quaternary))
    case "systemBackgroundColor", "windowBackgroundColor", "textBackgroundColor": Color(.system(.background))
    case "secondarySystemBackgroundColor": Color(.system(.secondaryBackground))
    case "separatorColor": Color(.system(.separator))
    case "systemFillColor": Color(.system(.fill))
    case "blackColor": .black
    case "whiteColor": .white
    case "clearColor": .clear
    default: nil
    }
  }
}

extension RGBA {
  /// Creates a color from Display P3 components. The sRGB components may be outside of 0...1.
  init(displayP3 components: (Double, Double, Double)) {
    func linear(_ value: Double) -> Double { Double(Self.linear(fromSRGB: Float(value))) }
    let (red, green, blue) = (linear(components.0), linear(components.1), linear(components.2))
    func encoded(_ value: Double) -> Float { Self.sRGB(fromLinear: Float(value)) }
    // Both spaces have the same white point and transfer function; each row of the matrix adds up to 1.
    self.init(
      red: encoded(1.2249401 * red - 0.2249402 * green), green: encoded(-0.0420569 * red + 1.0420571 * green),
      blue: encoded(-0.0196376 * red - 0.0786361 * green + 1.0982735 * blue))
  }
}
