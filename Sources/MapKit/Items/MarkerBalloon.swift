import Oriel

/// The balloon of a marker. Its tip is at the center of the bottom edge.
struct MarkerBalloon: View {
  let glyph: MarkerGlyph
  let tint: AnyShapeStyle

  /// The size of the balloon, in points.
  static let size = CGSize(width: 30, height: 37)

  var body: some View {
    ZStack(alignment: .top) {
      BalloonShape().fill(tint)
        .overlay { BalloonShape().strokeBorder(.white, lineWidth: 1.5) }
        .shadow(color: .black.opacity(0.3), radius: 2, y: 1)
      sign
        .foregroundStyle(.white)
        .frame(width: Self.size.width, height: Self.size.width)
    }
    .frame(width: Self.size.width, height: Self.size.height)
  }

  @ViewBuilder private var sign: some View {
    switch glyph {
    case .image(let image): image.font(.system(size: 14, weight: .semibold)).imageScale(.medium)
    case .monogram(let text): text.font(.system(size: 12, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.6).padding(.horizontal, 4)
    case .pin: Image(systemName: "mappin").font(.system(size: 15, weight: .semibold))
    }
  }
}

/// A circle with a tip below it.
struct BalloonShape: InsettableShape {
  var inset: CGFloat = 0

  nonisolated func inset(by amount: CGFloat) -> BalloonShape { BalloonShape(inset: inset + amount) }

  nonisolated func path(in rect: CGRect) -> Path {
    let radius = rect.width / 2 - inset
    let center = CGPoint(x: rect.midX, y: rect.minY + rect.width / 2)
    let tip = CGPoint(x: rect.midX, y: rect.maxY - inset * 1.6)
    guard radius > 0, tip.y > center.y + radius else { return Path(ellipseIn: rect) }
    // The edges of the tip are tangents of the circle, with a slight curvature.
    let angle = Angle.degrees(58)
    var path = Path()
    path.addArc(center: center, radius: radius, startAngle: angle, endAngle: .degrees(180) - angle, clockwise: true)
    path.addQuadCurve(to: tip, control: CGPoint(x: center.x - radius * 0.18, y: center.y + radius * 1.02))
    path.addQuadCurve(
      to: CGPoint(x: center.x + radius * cos(angle.radians), y: center.y + radius * sin(angle.radians)),
      control: CGPoint(x: center.x + radius * 0.18, y: center.y + radius * 1.02))
    path.closeSubpath()
    return path
  }
}
