import SwiftUI

/// A page for each city, with a sky of its own.
public struct WeatherScreen: View {
  private let cities: [City]

  @State private var cityID: City.ID
  @AppStorage("temperatureUnit") private var unit = TemperatureUnit.celsius

  /// Creates a screen of cities.
  public init(cities: [City] = City.samples) {
    self.cities = cities
    _cityID = State(initialValue: cities.first?.id ?? "")
  }

  private var condition: Condition { cities.first { $0.id == cityID }?.condition ?? .sunny }

  public var body: some View {
    ZStack(alignment: .top) {
      Sky(condition: condition)
        .id(condition)
        .transition(.opacity)

      TabView(selection: $cityID) {
        ForEach(cities) { city in
          CityPage(city: city, unit: unit)
            .tag(city.id)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))

      HStack {
        PageDots(count: cities.count, index: cities.firstIndex { $0.id == cityID } ?? 0)
        Spacer()
        Button(unit.other.symbol) {
          withAnimation { unit = unit.other }
        }
        .buttonStyle(GlassButtonStyle())
        .accessibilityLabel("Show \(unit.other.symbol)")
      }
      .padding(.horizontal, 20)
      .padding(.top, 12)
      .frame(maxWidth: 560)
    }
    .animation(.easeInOut(duration: 0.6), value: condition)
    .environment(\.colorScheme, .dark)
  }
}

private struct PageDots: View {
  let count: Int
  let index: Int

  var body: some View {
    HStack(spacing: 6) {
      ForEach(0..<count, id: \.self) { page in
        Capsule()
          .fill(.white.opacity(page == index ? 1 : 0.4))
          .frame(width: page == index ? 18 : 6, height: 6)
      }
    }
    .animation(.snappy, value: index)
    .accessibilityElement()
    .accessibilityLabel("Page \(index + 1) of \(count)")
  }
}

private struct GlassButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .frame(minWidth: 32)
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .background(.ultraThinMaterial, in: .capsule)
      .scaleEffect(configuration.isPressed ? 0.92 : 1)
      .animation(.snappy, value: configuration.isPressed)
  }
}

#Preview {
  WeatherScreen()
}
