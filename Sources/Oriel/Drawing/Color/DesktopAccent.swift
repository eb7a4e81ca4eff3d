import OrielDrawing

/// The accent colour that the user has chosen for the desktop, with what follows from it for text.
struct DesktopAccent: Hashable {
  let color: RGBA
  /// The colour as text on light backgrounds: 4.5:1 or more on the engine's, and on a thin layer of the colour over them.
  let darkText: RGBA
  /// The same on dark backgrounds. Of an accent that is nearly black the text makes 4.1:1 there: only the layer is compared, which is darker then.
  let lightText: RGBA
  /// The colour with white text on it.
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

  /// Of the densest layer that controls lay below text in the tint.
  private static let layerOpacity = 0.2

  func resolved(as role: SystemColor, isDark: Bool) -> RGBA { role == .accentFill ? fill : isDark ? lightText : darkText }
}

extension RGBA {
  /// The colour, mixed with as little of another one as makes WCAG's 4.5:1 with a background.
  fileprivate func moved(towards end: RGBA, untilItStandsOutFrom background: RGBA) -> RGBA {
    let steps = 50
    for step in 0..<steps {
      let mixed = perceptuallyMixed(with: end, by: Double(step) / Double(steps))
      if mixed.contrast(with: background) >= 4.5 { return mixed }
    }
    return end
  }

  /// WCAG's ratio, in 1...21.
  fileprivate func contrast(with other: RGBA) -> Float {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private var luminance: Float {
    0.2126 * RGBA.linear(fromSRGB: red) + 0.7152 * RGBA.linear(fromSRGB: green) + 0.0722 * RGBA.linear(fromSRGB: blue)
  }
}
