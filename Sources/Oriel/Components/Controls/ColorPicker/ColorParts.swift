import Foundation
import OrielDrawing
import OrielModel

/// A color by its hue, saturation, brightness and opacity, each in 0...1.
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

  private static let hues: [(end: Double, name: BuiltInText)] = [
    (0.03, .colorRed), (0.11, .colorOrange), (0.18, .colorYellow), (0.42, .colorGreen), (0.53, .colorCyan), (0.68, .colorBlue),
    (0.79, .colorPurple), (0.94, .colorPink), (1.01, .colorRed),
  ]

  /// A description of the color for accessibility.
  var words: Text { opacity < 0.995 ? Text(name) + Text(verbatim: ", ") + Text(percent: opacity) : Text(name) }

  private var name: LocalizedStringKey {
    if brightness < 0.08 { return .own(.colorBlack) }
    if saturation < 0.08 { return .own(brightness > 0.95 ? .colorWhite : brightness > 0.6 ? .colorLightGrey : .colorDarkGrey) }
    let plain = LocalizedStringKey.own(Self.hues.first { hue < $0.end }?.name ?? .colorRed)
    return brightness < 0.5 ? .own(.colorDark, Text(plain)) : saturation < 0.45 ? .own(.colorLight, Text(plain)) : plain
  }
}
