import SwiftUI

/// The days of the week, with bars of their temperatures on a common scale, and further figures below.
struct WeekView: View {
  let city: City
  let unit: TemperatureUnit
  let isShown: Bool

  private var range: ClosedRange<Double> {
    (city.days.map(\.low).min() ?? 0)...(city.days.map(\.high).max() ?? 1)
  }

  var body: some View {
    VStack(spacing: 20) {
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 12) {
        ForEach(city.days) { day in
          GridRow {
            Text(day.name)
              .font(.callout.weight(.medium))
            Image(systemName: day.condition.symbol)
              .symbolRenderingMode(.multicolor)
              .gridColumnAlignment(.center)
              .accessibilityLabel(day.condition.rawValue)
            Text(unit.text(day.low))
              .opacity(0.7)
              .gridColumnAlignment(.trailing)
            RangeBar(values: day.low...day.high, bounds: range)
              .scaleEffect(x: isShown ? 1 : 0, anchor: .leading)
            Text(unit.text(day.high))
              .gridColumnAlignment(.trailing)
          }
          .monospacedDigit()
        }
      }

      HStack(spacing: 12) {
        Figure(title: "Wind", symbol: "wind", value: "\(Int(city.wind)) m/s")
        Figure(title: "Humidity", symbol: "humidity", value: city.humidity.formatted(.percent))
      }
    }
  }
}

/// A range on a scale from cold to warm.
private struct RangeBar: View {
  let values: ClosedRange<Double>
  let bounds: ClosedRange<Double>

  var body: some View {
    GeometryReader { proxy in
      let unit = proxy.size.width / (bounds.upperBound - bounds.lowerBound)
      Capsule()
        .fill(.white.opacity(0.15))
      LinearGradient(colors: [.cyan, .green, .yellow, .orange], startPoint: .leading, endPoint: .trailing)
        .mask(alignment: .leading) {
          Capsule()
            .frame(width: max(6, (values.upperBound - values.lowerBound) * unit))
            .offset(x: (values.lowerBound - bounds.lowerBound) * unit)
        }
    }
    .frame(height: 6)
    .accessibilityHidden(true)
  }
}

private struct Figure: View {
  let title: LocalizedStringKey
  let symbol: String
  let value: String

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Label(title, systemImage: symbol)
        .font(.caption)
        .opacity(0.8)
      Text(value)
        .font(.title3.weight(.medium))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(14)
    .background(.white.opacity(0.12), in: .rect(cornerRadius: 16))
    .accessibilityElement(children: .combine)
  }
}

#Preview {
  WeekView(city: City.samples[1], unit: .celsius, isShown: true)
    .padding()
    .background(.black)
}
