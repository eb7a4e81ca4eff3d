import Foundation

/// Three quarters of a ring, open at the bottom, where the ends or the label stand; a mark at the value.
struct OpenRing: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.tint) private var tint

  init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }

  private static var diameter: CGFloat { 58 }
  private static var line: CGFloat { 6 }

  var body: some View {
    ZStack {
      Circle()
        .trim(from: 0, to: 0.75)
        .stroke(tint ?? .accentColor, style: StrokeStyle(lineWidth: Self.line, lineCap: .round))
        .padding(Self.line / 2)
        .rotationEffect(.degrees(135))
      GaugeMark(diameter: Self.line + 4)
        .offset(y: -(Self.diameter - Self.line) / 2)
        .rotationEffect(.degrees(-135 + 270 * configuration.value))
        .animation(.easeOut(duration: 0.25), value: configuration.value)
      if let value = configuration.currentValueLabel {
        value.font(.system(size: 17, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.6).frame(maxWidth: Self.diameter - 20)
      }
    }
    .frame(width: Self.diameter, height: Self.diameter)
    .overlay(alignment: .bottom) { foot.font(.system(size: 10, weight: .medium)).lineLimit(1).fixedSize().offset(y: 2) }
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

/// A ring that fills from the top.
struct FullRing: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.tint) private var tint

  init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }

  private static var diameter: CGFloat { 58 }
  private static var line: CGFloat { 6 }

  var body: some View {
    let style = StrokeStyle(lineWidth: Self.line, lineCap: .round)
    ZStack {
      Circle().stroke((tint ?? .accentColor).opacity(0.22), style: style)
      Circle().trim(from: 0, to: configuration.value).stroke(tint ?? .accentColor, style: style).rotationEffect(.degrees(-90))
        .animation(.easeOut(duration: 0.25), value: configuration.value)
      Group { if let value = configuration.currentValueLabel { value } else { configuration.label } }
        .font(.system(size: 15, weight: .semibold))
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .frame(maxWidth: Self.diameter - 20)
    }
    .padding(Self.line / 2)
    .frame(width: Self.diameter, height: Self.diameter)
  }
}
