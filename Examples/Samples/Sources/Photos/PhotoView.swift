import SwiftUI

/// A view that draws a photo, so that the sample needs no files.
struct PhotoView: View {
  let photo: Photo

  var body: some View {
    Canvas { context, size in
      paintSky(in: context, size: size)
      switch photo.subject {
      case .hills: paintHills(in: context, size: size)
      case .sea: paintSea(in: context, size: size)
      case .night: paintNight(in: context, size: size)
      }
    }
    .accessibilityLabel(photo.title)
    .accessibilityAddTraits(.isImage)
  }

  private func color(_ turn: Double, _ saturation: Double, _ brightness: Double) -> Color {
    Color(hue: (photo.hue + turn + 1).truncatingRemainder(dividingBy: 1), saturation: saturation, brightness: brightness)
  }

  private func paintSky(in context: GraphicsContext, size: CGSize) {
    let isNight = photo.subject == .night
    let colors = isNight ? [color(0, 0.8, 0.12), color(0.08, 0.6, 0.4)] : [color(0, 0.45, 0.85), color(0.1, 0.3, 1)]
    context.fill(
      Path(CGRect(origin: .zero, size: size)),
      with: .linearGradient(Gradient(colors: colors), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height * 0.8)))
    let radius = size.width * (isNight ? 0.08 : 0.11)
    let center = CGPoint(x: size.width * (0.25 + 0.5 * photo.hue), y: size.height * (isNight ? 0.24 : 0.36))
    context.fill(
      Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)),
      with: .color(.white.opacity(0.9)))
  }

  private func paintHills(in context: GraphicsContext, size: CGSize) {
    for layer in 0..<4 {
      let depth = Double(layer)
      let path = ridge(y: 0.52 + 0.12 * depth, height: 0.07, waves: 0.8 + 0.5 * depth, phase: photo.hue * 20 + depth * 2, in: size)
      context.fill(path, with: .color(color(0.1 + 0.03 * depth, 0.35 + 0.14 * depth, 0.8 - 0.17 * depth)))
    }
  }

  private func paintSea(in context: GraphicsContext, size: CGSize) {
    for layer in 0..<5 {
      let depth = Double(layer)
      let path = ridge(y: 0.58 + 0.09 * depth, height: 0.008 + 0.006 * depth, waves: 5 - 0.7 * depth, phase: depth * 1.7, in: size)
      context.fill(path, with: .color(color(0.02 * depth, 0.5 + 0.1 * depth, 0.78 - 0.1 * depth)))
    }
  }

  private func paintNight(in context: GraphicsContext, size: CGSize) {
    for star in 0..<60 {
      let x = (Double(star) * 0.618_034 + photo.hue).truncatingRemainder(dividingBy: 1) * size.width
      let y = (Double(star) * 0.754_878).truncatingRemainder(dividingBy: 1) * size.height * 0.7
      let side = size.width * (star.isMultiple(of: 7) ? 0.012 : 0.006)
      context.fill(Path(ellipseIn: CGRect(x: x, y: y, width: side, height: side)), with: .color(.white.opacity(0.8)))
    }
    context.fill(ridge(y: 0.72, height: 0.1, waves: 1.1, phase: photo.hue * 9, in: size), with: .color(color(0.05, 0.6, 0.2)))
    context.fill(ridge(y: 0.84, height: 0.06, waves: 1.6, phase: photo.hue * 5, in: size), with: .color(color(0.05, 0.7, 0.09)))
  }

  /// Returns the area below a wavy line. The measures are fractions of the picture's size.
  private func ridge(y: Double, height: Double, waves: Double, phase: Double, in size: CGSize) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: size.height))
      for step in 0...48 {
        let x = Double(step) / 48
        let wave = sin(x * waves * 2 * .pi + phase) + 0.4 * sin(x * waves * 5 + phase * 3)
        path.addLine(to: CGPoint(x: x * size.width, y: (y + height * wave) * size.height))
      }
      path.addLine(to: CGPoint(x: size.width, y: size.height))
      path.closeSubpath()
    }
  }
}

#Preview(traits: .sizeThatFitsLayout) {
  HStack {
    ForEach(Photo.samples.prefix(5)) { PhotoView(photo: $0) }
  }
  .frame(width: 500, height: 100)
}
