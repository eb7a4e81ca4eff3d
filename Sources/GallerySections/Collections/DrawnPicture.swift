import SwiftUI

/// A landscape that is generated from a number: sky, sun and two ranges of hills.
struct DrawnPicture: View {
  let number: Int

  private struct Palette {
    let sky: [Color]
    let sun: Color
    let far: Color
    let near: Color
  }

  private static let palettes = [
    Palette(
      sky: [Color(hue: 0.58, saturation: 0.35, brightness: 0.98), Color(hue: 0.12, saturation: 0.2, brightness: 1)],
      sun: Color(hue: 0.14, saturation: 0.45, brightness: 1), far: Color(hue: 0.5, saturation: 0.35, brightness: 0.66),
      near: Color(hue: 0.44, saturation: 0.55, brightness: 0.42)),
    Palette(
      sky: [Color(hue: 0.72, saturation: 0.55, brightness: 0.5), Color(hue: 0.03, saturation: 0.5, brightness: 0.98)],
      sun: Color(hue: 0.06, saturation: 0.6, brightness: 1), far: Color(hue: 0.8, saturation: 0.4, brightness: 0.48),
      near: Color(hue: 0.75, saturation: 0.55, brightness: 0.28)),
    Palette(
      sky: [Color(hue: 0.63, saturation: 0.8, brightness: 0.24), Color(hue: 0.6, saturation: 0.5, brightness: 0.5)],
      sun: Color(hue: 0.15, saturation: 0.08, brightness: 0.98), far: Color(hue: 0.62, saturation: 0.5, brightness: 0.3),
      near: Color(hue: 0.64, saturation: 0.6, brightness: 0.16)),
    Palette(
      sky: [Color(hue: 0.1, saturation: 0.3, brightness: 1), Color(hue: 0.07, saturation: 0.5, brightness: 0.98)],
      sun: Color.white, far: Color(hue: 0.05, saturation: 0.55, brightness: 0.8), near: Color(hue: 0.02, saturation: 0.65, brightness: 0.52)
    ),
  ]

  var body: some View {
    var numbers = DeterministicNumbers(seed: number)
    let palette = numbers.pick(Self.palettes)
    let sun = UnitPoint(x: 0.2 + Double(numbers.next(60)) / 100, y: 0.2 + Double(numbers.next(25)) / 100)
    let (far, near) = (Double(numbers.next(628)) / 100, Double(numbers.next(628)) / 100)
    ZStack {
      LinearGradient(colors: palette.sky, startPoint: .top, endPoint: .bottom)
      Sun(center: sun).fill(palette.sun)
      Hills(level: 0.58, phase: far).fill(palette.far)
      Hills(level: 0.76, phase: near).fill(palette.near)
    }
  }
}

private struct Sun: Shape {
  let center: UnitPoint

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) * 0.11
    let middle = CGPoint(x: rect.minX + rect.width * center.x, y: rect.minY + rect.height * center.y)
    return Path(ellipseIn: CGRect(x: middle.x - radius, y: middle.y - radius, width: radius * 2, height: radius * 2))
  }
}

private struct Hills: Shape {
  /// The average height of the crest, as a fraction of the picture's height.
  let level: Double
  let phase: Double

  func path(in rect: CGRect) -> Path {
    func crest(_ part: Double) -> CGPoint {
      let height = level + 0.07 * sin(phase + part * 5) + 0.03 * sin(phase * 2 + part * 11)
      return CGPoint(x: rect.minX + rect.width * part, y: rect.minY + rect.height * height)
    }
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      for step in 0...16 { path.addLine(to: crest(Double(step) / 16)) }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
