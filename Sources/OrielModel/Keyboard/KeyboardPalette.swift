import Foundation
import OrielDrawing

/// The colors of the on-screen keyboard.
package struct KeyboardPalette: Equatable, Sendable {
  package var isDark: Bool
  package var isHighContrast: Bool

  package init(isDark: Bool, isHighContrast: Bool) {
    self.isDark = isDark
    self.isHighContrast = isHighContrast
  }

  package var background: RGBA { color(0xD6D8DE, 0x2A2A2D) }
  package var edge: RGBA { isDark ? RGBA.white.multiplyingAlpha(by: 0.09) : RGBA.black.multiplyingAlpha(by: 0.12) }
  package var grabber: RGBA { (isDark ? RGBA.white : .black).multiplyingAlpha(by: isHighContrast ? 0.6 : 0.22) }
  /// The color of keys that type.
  package var cap: RGBA { color(0xFFFFFF, 0x6A6A6E) }
  /// The color of function keys.
  package var functionCap: RGBA { color(0xB4B8C1, 0x464649) }
  package var pressedCap: RGBA { color(0xB4B8C1, 0x464649) }
  package var pressedFunctionCap: RGBA { color(0xFFFFFF, 0x7C7C80) }
  package var capShadow: RGBA { isDark ? RGBA.black.multiplyingAlpha(by: 0.45) : RGBA(red: 0.18, green: 0.2, blue: 0.25, alpha: 0.38) }
  package var outline: RGBA? { isHighContrast ? (isDark ? RGBA.white : .black).multiplyingAlpha(by: 0.7) : nil }
  package var text: RGBA { isDark ? .white : .black }
  package var caption: RGBA { text.multiplyingAlpha(by: isHighContrast ? 1 : 0.6) }
  package var accent: RGBA { color(0x007AFF, 0x0A84FF) }
  package var pressedAccent: RGBA { color(0x0062CC, 0x409CFF) }
  package var accentText: RGBA { .white }
  /// The color of the bubbles over keys.
  package var bubble: RGBA { color(0xFFFFFF, 0x6E6E72) }
  package var bubbleEdge: RGBA { RGBA.black.multiplyingAlpha(by: isDark ? 0.5 : 0.18) }

  private func color(_ light: Int, _ dark: Int) -> RGBA {
    let value = isDark ? dark : light
    return RGBA(red: Float(value >> 16 & 255) / 255, green: Float(value >> 8 & 255) / 255, blue: Float(value & 255) / 255)
  }

  /// Returns the background of a floating keyboard.
  @MainActor package static func card(_ bounds: CGRect, _ palette: KeyboardPalette) -> DisplayNode {
    var nodes: [DisplayNode] = []
    for spread in stride(from: CGFloat(7), through: 1, by: -1.5) {
      let shadow = Path(
        roundedRect: bounds.insetBy(dx: -spread, dy: -spread).offsetBy(dx: 0, dy: 2), cornerRadius: 14 + spread, style: .circular)
      nodes.append(DisplayNode(.fill(shadow, FillStyle(), .color(RGBA.black.multiplyingAlpha(by: 0.035)))))
    }
    let shape = Path(roundedRect: bounds, cornerRadius: 14, style: .circular)
    nodes.append(DisplayNode(.fill(shape, FillStyle(), .color(palette.background))))
    let edge = Path(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 13.5, style: .circular)
    nodes.append(DisplayNode(.stroke(edge, StrokeStyle(), .color(palette.edge))))
    return DisplayNode(.group(nodes))
  }
}
