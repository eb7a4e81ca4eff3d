import Foundation
import OrielDrawing

/// A colour by hue, saturation, brightness and opacity, each in 0...1.
nonisolated package struct ColorParts: Equatable, Sendable {
  package var hue: Double
  package var saturation: Double
  package var brightness: Double
  package var opacity: Double

  init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
    self.opacity = opacity
  }

  package init(_ color: RGBA) {
    let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let chroma = high - low
    var sixth = 0.0
    if chroma > 0 {
      if high == red {
        sixth = ((green - blue) / chroma + 6).truncatingRemainder(dividingBy: 6)
      } else if high == green {
        sixth = (blue - red) / chroma + 2
      } else {
        sixth = (red - green) / chroma + 4
      }
    }
    hue = sixth / 6
    saturation = high > 0 ? min(1, chroma / high) : 0
    brightness = min(1, max(0, high))
    opacity = min(1, max(0, Double(color.alpha)))
  }

  var color: Color { Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity) }

  private static let hues: [(end: Double, name: String)] = [
    (0.03, "red"), (0.11, "orange"), (0.18, "yellow"), (0.42, "green"), (0.53, "cyan"), (0.68, "blue"), (0.79, "purple"), (0.94, "pink"),
    (1.01, "red"),
  ]

  /// For those who cannot see it.
  var words: String {
    var name: String
    if brightness < 0.08 {
      name = "black"
    } else if saturation < 0.08 {
      name = brightness > 0.95 ? "white" : brightness > 0.6 ? "light grey" : "dark grey"
    } else {
      name = Self.hues.first { hue < $0.end }?.name ?? "red"
      if brightness < 0.5 { name = "dark \(name)" } else if saturation < 0.45 { name = "light \(name)" }
    }
    return opacity < 0.995 ? "\(name), \(Int((opacity * 100).rounded()))%" : name
  }
}
