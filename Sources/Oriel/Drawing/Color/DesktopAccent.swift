import OrielDrawing

/// The accent color that the user has chosen for the desktop, and the colors for text that are derived from it.
struct DesktopAccent: Hashable {
  let color: RGBA
  /// The color as text on light backgrounds. The contrast is 4.5:1 or more on the engine's backgrounds, and on a translucent layer of the
  /// color over them.
  let darkText: RGBA
  /// The color as text on dark backgrounds. For a nearly black accent its contrast is 4.1:1: the text is compared with the layer only,
  /// which is darker than the background in this case.
  let lightText: RGBA
  /// The color as the background of white text.
  let fill: RGBA

  init(_ color: RGBA) {
    self.color = color
    func onLayer(_ background: SystemColor, isDark: Bool, towards end: RGBA) -> RGBA {
      let layer = background.resolved(isDark: isDark).mixed(with: color, by: Self.layerOpacity)
      return color.moved(towards: end, untilItStandsOutFrom: layer)
    }
    darkText = onLayer(.secondaryBackground, isDark: false, towards: .black)
    lightText = onLayer(.secondaryBackground, isDark: true, towards: .white)
    fill = color.moved(towards: .black, untilItStandsOutFrom: .white)
  }

  /// The opacity of the densest layer that controls put behind text in the tint.
  private static let layerOpacity = 0.2

  func resolved(as role: SystemColor, isDark: Bool) -> RGBA { role == .accentFill ? fill : isDark ? lightText : darkText }
}

extension RGBA {
  /// Returns the color mixed with the smallest amount of `end` that results in WCAG's contrast of 4.5:1 with a background.
  fileprivate func moved(towards end: RGBA, untilItStandsOutFrom background: RGBA) -> RGBA {
    let steps = 50
    for step in 0..<steps {
      let mixed = perceptuallyMixed(with: end, by: Double(step) / Double(steps))
      if mixed.contrast(with: background) >= 4.5 { return mixed }
    }
    return end
  }

  /// Returns WCAG's contrast ratio, in 1...21.
  fileprivate func contrast(with other: RGBA) -> Float {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private var luminance: Float {
    0.2126 * RGBA.linear(fromSRGB: red) + 0.7152 * RGBA.linear(fromSRGB: green) + 0.0722 * RGBA.linear(fromSRGB: blue)
  }
}
