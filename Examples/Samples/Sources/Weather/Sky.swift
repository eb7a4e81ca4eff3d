import SwiftUI

/// A gradient, with rain, snow, sun rays or stars in front of it.
struct Sky: View {
  let condition: Condition

  var body: some View {
    ZStack {
      LinearGradient(gradient: condition.sky, startPoint: .top, endPoint: .bottom)
      switch condition {
      case .sunny: SunRays()
      case .partlyCloudy: EmptyView()
      case .rainy: Particles(count: 90, kind: .rain)
      case .snowy: Particles(count: 70, kind: .snow)
      case .clearNight: Particles(count: 80, kind: .star)
      }
    }
    .ignoresSafeArea()
    .accessibilityHidden(true)
  }
}

/// Rays that rotate slowly around the corner.
private struct SunRays: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    TimelineView(.animation(minimumInterval: 1 / 30, paused: reduceMotion)) { timeline in
      let turn = Angle.degrees(timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 90) * 4)
      GeometryReader { proxy in
        AngularGradient(
          colors: Array(repeating: [Color.white.opacity(0.16), .clear], count: 9).flatMap(\.self) + [.white.opacity(0.16)], center: .center
        )
        .mask {
          RadialGradient(colors: [.white, .clear], center: .center, startRadius: 20, endRadius: 420)
        }
        .rotationEffect(turn)
        .frame(width: 840, height: 840)
        .position(x: proxy.size.width, y: 0)
      }
    }
  }
}

/// Many particles, each of which repeats its own movement.
private struct Particles: View {
  enum Kind {
    case rain, snow, star
  }

  let count: Int
  let kind: Kind

  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    TimelineView(.animation(minimumInterval: 1 / 30, paused: reduceMotion)) { timeline in
      let time = timeline.date.timeIntervalSinceReferenceDate
      Canvas { context, size in
        for index in 0..<count { draw(index, at: time, in: &context, size: size) }
      }
    }
  }

  private func draw(_ index: Int, at time: TimeInterval, in context: inout GraphicsContext, size: CGSize) {
    // These factors distribute the particles evenly without a visible pattern.
    let x = (Double(index) * 0.618_034).truncatingRemainder(dividingBy: 1)
    let y = (Double(index) * 0.754_878).truncatingRemainder(dividingBy: 1)
    let depth = 0.4 + 0.6 * (Double(index) * 0.569_84).truncatingRemainder(dividingBy: 1)
    func fallen(_ speed: Double) -> Double { (y + time * speed * depth).truncatingRemainder(dividingBy: 1) * (size.height + 40) - 20 }

    switch kind {
    case .rain:
      let point = CGPoint(x: x * size.width, y: fallen(1.1))
      var path = Path()
      path.move(to: point)
      path.addLine(to: CGPoint(x: point.x - 2, y: point.y + 16 * depth))
      context.stroke(path, with: .color(.white.opacity(0.35 * depth)), lineWidth: 1.5)
    case .snow:
      let sway = sin(time * depth + Double(index)) * 12
      let radius = 3.5 * depth
      let center = CGPoint(x: x * size.width + sway, y: fallen(0.09))
      context.fill(
        Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)),
        with: .color(.white.opacity(0.8 * depth)))
    case .star:
      let light = 0.5 + 0.5 * sin(time * 2 * depth + Double(index))
      let radius = 1.4 * depth
      context.fill(
        Path(ellipseIn: CGRect(x: x * size.width, y: y * size.height * 0.8, width: 2 * radius, height: 2 * radius)),
        with: .color(.white.opacity(0.25 + 0.6 * light)))
    }
  }
}

#Preview("Rain") {
  Sky(condition: .rainy)
}

#Preview("Night") {
  Sky(condition: .clearNight)
}
