import SwiftUI

/// The current weather, the next hours, and more in a drawer.
struct CityPage: View {
  let city: City
  let unit: TemperatureUnit

  @State private var isDrawerOpen = false

  var body: some View {
    ZStack(alignment: .bottom) {
      VStack(spacing: 28) {
        now
          .scaleEffect(isDrawerOpen ? 0.75 : 1, anchor: .top)
          .opacity(isDrawerOpen ? 0.8 : 1)
        HourStrip(hours: city.hours, unit: unit)
          .opacity(isDrawerOpen ? 0 : 1)
        Spacer()
      }
      .padding(.top, 72)

      Drawer(isOpen: $isDrawerOpen) {
        WeekView(city: city, unit: unit, isShown: isDrawerOpen)
      }
    }
    .frame(maxWidth: 560)
    .frame(maxWidth: .infinity)
  }

  private var now: some View {
    VStack(spacing: 4) {
      Text(city.name)
        .font(.title.weight(.medium))
        .accessibilityAddTraits(.isHeader)
      FloatingSymbol(name: city.condition.symbol)
        .padding(.vertical, 8)
      Text(unit.text(city.celsius))
        .font(.system(size: 84, weight: .thin))
        .monospacedDigit()
        .contentTransition(.numericText(value: city.celsius))
        .accessibilityIdentifier("temperature")
      Text(city.condition.rawValue)
        .font(.title3)
      HStack(spacing: 12) {
        Label(unit.text(city.high), systemImage: "arrow.up")
          .accessibilityLabel("High \(unit.text(city.high))")
        Label(unit.text(city.low), systemImage: "arrow.down")
          .accessibilityLabel("Low \(unit.text(city.low))")
      }
      .font(.callout)
      .opacity(0.85)
    }
    .foregroundStyle(.white)
  }
}

/// A symbol that moves slowly up and down.
private struct FloatingSymbol: View {
  let name: String

  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  private var phases: [CGFloat] { reduceMotion ? [0] : [-4, 4] }

  var body: some View {
    PhaseAnimator(phases) { offset in
      Image(systemName: name)
        .symbolRenderingMode(.multicolor)
        .font(.system(size: 64))
        .shadow(color: .black.opacity(0.2), radius: 10, y: 6)
        .offset(y: offset)
    } animation: { _ in
      .easeInOut(duration: 2)
    }
    .accessibilityHidden(true)
  }
}

/// The next hours, side by side.
private struct HourStrip: View {
  let hours: [HourForecast]
  let unit: TemperatureUnit

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 22) {
        ForEach(hours) { hour in
          VStack(spacing: 10) {
            Text(hour.hour, format: .number.precision(.integerLength(2)))
              .font(.caption)
              .opacity(0.8)
            Image(systemName: hour.condition.symbol)
              .symbolRenderingMode(.multicolor)
              .font(.title3)
              .frame(height: 26)
              .accessibilityLabel(hour.condition.rawValue)
            Text(unit.text(hour.celsius))
              .font(.callout.weight(.medium))
              .contentTransition(.numericText())
          }
          .scrollTransition { content, phase in
            content
              .opacity(phase.isIdentity ? 1 : 0.3)
              .scaleEffect(phase.isIdentity ? 1 : 0.85)
          }
          .accessibilityElement(children: .combine)
        }
      }
      .padding(.horizontal, 20)
    }
    .scrollIndicators(.hidden)
    .frame(height: 112)
    .foregroundStyle(.white)
    .background(.ultraThinMaterial, in: .rect(cornerRadius: 20))
    .padding(.horizontal, 20)
    .accessibilityIdentifier("hours")
  }
}

#Preview {
  CityPage(city: City.samples[0], unit: .celsius)
    .background(Condition.sunny.sky)
}
