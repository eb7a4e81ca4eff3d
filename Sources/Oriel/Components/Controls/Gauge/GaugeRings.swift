import Foundation

/// Three quarters of a ring with a mark at the value. The bounds' labels or the label are in the gap at the bottom.
struct OpenRing: View {
  let configuration: GaugeStyleConfiguration
  // The size is proportional to that of the text.
  @Environment(\.textScale) private var textScale
  private var unit: CGFloat { max(1, textScale) }
  private var diameter: CGFloat { 58 * unit }
  private var line: CGFloat { 6 * unit }

  init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }

  // Round line caps extend slightly beyond the angles of the ring.
  private static var tint: LengthwiseTint { LengthwiseTint(form: .ring(from: .degrees(-10), to: .degrees(280))) }

  var body: some View {
    ZStack {
      Circle()
        .trim(from: 0, to: 0.75)
        .stroke(Self.tint, style: StrokeStyle(lineWidth: line, lineCap: .round))
        .padding(line / 2)
        .rotationEffect(.degrees(135))
      GaugeMark(diameter: line + 4 * unit)
        .offset(y: -(diameter - line) / 2)
        .rotationEffect(.degrees(-135 + 270 * configuration.value))
      if let value = configuration.currentValueLabel {
        value.font(.system(size: 17, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.6).frame(maxWidth: diameter - 20 * unit)
      }
    }
    .frame(width: diameter, height: diameter)
    .overlay(alignment: .bottom) { foot.font(.system(size: 10, weight: .medium)).lineLimit(1).fixedSize().offset(y: 2 * unit) }
  }

  @ViewBuilder private var foot: some View {
    if let minimum = configuration.minimumValueLabel, let maximum = configuration.maximumValueLabel {
      HStack(spacing: 6) {
        minimum
        maximum
      }
    } else {
      configuration.label
    }
  }
}

/// A ring that is filled clockwise from the top.
struct FullRing: View {
  let configuration: GaugeStyleConfiguration
  // The size is proportional to that of the text.
  @Environment(\.textScale) private var textScale
  private var unit: CGFloat { max(1, textScale) }
  private var diameter: CGFloat { 58 * unit }
  private var line: CGFloat { 6 * unit }

  init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }

  private static var tint: LengthwiseTint { LengthwiseTint(form: .ring(from: .degrees(-10), to: .degrees(350))) }

  var body: some View {
    let style = StrokeStyle(lineWidth: line, lineCap: .round)
    ZStack {
      Circle().stroke(Self.tint.opacity(0.2), style: style).rotationEffect(.degrees(-90))
      Circle().trim(from: 0, to: configuration.value).stroke(Self.tint, style: style).rotationEffect(.degrees(-90))
      Group { if let value = configuration.currentValueLabel { value } else { configuration.label } }
        .font(.system(size: 15, weight: .semibold))
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .frame(maxWidth: diameter - 20 * unit)
    }
    .padding(line / 2)
    .frame(width: diameter, height: diameter)
  }
}
