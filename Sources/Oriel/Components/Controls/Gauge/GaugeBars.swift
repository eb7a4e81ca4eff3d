import Foundation

/// The bar of a gauge.
struct GaugeBar: View {
  let share: Double

  var body: some View {
    ProgressBarShape(fraction: share)
      .fill(LengthwiseTint(form: .bar))
      .frame(minWidth: 40, idealWidth: 160, maxWidth: .infinity)
      .frame(height: 8)
      .background(Color(.system(.fill)).opacity(0.85), in: Capsule())
  }
}

struct CapacityBar: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.textIsLarge) private var textIsLarge

  init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if !labelsAreHidden {
        let layout = textIsLarge ? AnyLayout(VStackLayout(alignment: .leading, spacing: 2)) : AnyLayout(HStackLayout(spacing: 8))
        layout {
          configuration.label
          if !textIsLarge { Spacer(minLength: 8) }
          if let value = configuration.currentValueLabel { value.foregroundStyle(Color.quiet) }
        }
      }
      HStack(spacing: 8) {
        if let label = configuration.minimumValueLabel { label.font(.caption).foregroundStyle(Color.quiet) }
        GaugeBar(share: configuration.value)
        if let label = configuration.maximumValueLabel { label.font(.caption).foregroundStyle(Color.quiet) }
      }
    }
  }
}

/// A bar in the tint color with a mark. If there is no label for the minimum, the value's label is in its place.
struct MarkedBar: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    HStack(spacing: 8) {
      if let label = configuration.minimumValueLabel {
        label.font(.caption)
      } else if let value = configuration.currentValueLabel {
        value.font(.caption)
      }
      Capsule()
        .fill(LengthwiseTint(form: .bar))
        .frame(height: 8)
        .overlay { GaugeMarkLayout(share: configuration.value) { GaugeMark(diameter: 12) } }
        .frame(minWidth: 40, idealWidth: 160, maxWidth: .infinity)
      if let label = configuration.maximumValueLabel { label.font(.caption) }
    }
    .padding(.vertical, 3)
  }
}

/// A disc that contrasts with its background in light and dark color schemes.
struct GaugeMark: View {
  let diameter: CGFloat

  var body: some View {
    Circle()
      .fill(Color.white)
      .overlay { Circle().strokeBorder(Color.black.opacity(0.55), lineWidth: 1.5) }
      .frame(width: diameter, height: diameter)
  }
}

/// A layout that places a mark at a fraction of the width.
nonisolated struct GaugeMarkLayout: Layout {
  var share: Double

  var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      view.place(
        at: CGPoint(x: bounds.minX + (bounds.width - size.width) * share + size.width / 2, y: bounds.midY), anchor: .center,
        proposal: .unspecified)
    }
  }
}
