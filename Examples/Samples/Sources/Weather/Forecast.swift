import SwiftUI

enum Condition: String, Sendable {
  case sunny = "Sunny"
  case partlyCloudy = "Partly cloudy"
  case rainy = "Rain"
  case snowy = "Snow"
  case clearNight = "Clear"

  var symbol: String {
    switch self {
    case .sunny: "sun.max.fill"
    case .partlyCloudy: "cloud.sun.fill"
    case .rainy: "cloud.rain.fill"
    case .snowy: "cloud.snow.fill"
    case .clearNight: "moon.stars.fill"
    }
  }

  /// The gradient of the sky, from the top to the horizon.
  var sky: Gradient {
    switch self {
    case .sunny:
      Gradient(colors: [Color(hue: 0.58, saturation: 0.85, brightness: 0.72), Color(hue: 0.55, saturation: 0.5, brightness: 0.85)])
    case .partlyCloudy:
      Gradient(colors: [Color(hue: 0.6, saturation: 0.6, brightness: 0.6), Color(hue: 0.57, saturation: 0.35, brightness: 0.75)])
    case .rainy:
      Gradient(colors: [Color(hue: 0.61, saturation: 0.45, brightness: 0.3), Color(hue: 0.58, saturation: 0.3, brightness: 0.52)])
    case .snowy: Gradient(colors: [Color(hue: 0.62, saturation: 0.4, brightness: 0.5), Color(hue: 0.6, saturation: 0.2, brightness: 0.7)])
    case .clearNight:
      Gradient(colors: [Color(hue: 0.67, saturation: 0.75, brightness: 0.18), Color(hue: 0.74, saturation: 0.5, brightness: 0.42)])
    }
  }
}

struct HourForecast: Identifiable {
  /// The hour of the day, from 0 to 23.
  let hour: Int
  let condition: Condition
  let celsius: Double

  var id: Int { hour }
}

struct DayForecast: Identifiable {
  let name: String
  let condition: Condition
  let low: Double
  let high: Double

  var id: String { name }
}

/// A city and its weather.
public struct City: Identifiable, Sendable {
  /// The name of the city.
  public let name: String
  let condition: Condition
  let celsius: Double
  /// The wind speed, in meters per second.
  let wind: Double
  /// The humidity, from 0 to 1.
  let humidity: Double
  let hours: [HourForecast]
  let days: [DayForecast]

  /// The identity of the city, which is its name.
  public var id: String { name }
  var low: Double { days[0].low }
  var high: Double { days[0].high }
}

enum TemperatureUnit: String {
  case celsius, fahrenheit

  var other: TemperatureUnit { self == .celsius ? .fahrenheit : .celsius }
  var symbol: String { self == .celsius ? "°C" : "°F" }

  func text(_ celsius: Double) -> String {
    let value = self == .celsius ? celsius : celsius * 9 / 5 + 32
    return "\(Int(value.rounded()))°"
  }
}

extension City {
  private init(
    _ name: String, _ condition: Condition, _ celsius: Double, wind: Double, humidity: Double, week: [(Condition, Double, Double)]
  ) {
    let names = ["Today", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    self.init(
      name: name, condition: condition, celsius: celsius, wind: wind, humidity: humidity,
      hours: (0..<12).map { step in
        // The warmest time is in the middle of the afternoon.
        let hour = (10 + step) % 24
        let warmth = cos(Double(hour - 15) / 12 * .pi)
        return HourForecast(hour: hour, condition: step % 5 == 4 ? .partlyCloudy : condition, celsius: celsius + warmth * 3 - 1.5)
      },
      days: zip(names, week).map { DayForecast(name: $0, condition: $1.0, low: $1.1, high: $1.2) })
  }

  /// The cities of the app.
  public static let samples = [
    City(
      "Lisbon", .sunny, 24, wind: 4, humidity: 0.48,
      week: [
        (.sunny, 16, 26), (.sunny, 17, 28), (.partlyCloudy, 17, 25), (.sunny, 15, 24), (.rainy, 14, 20), (.partlyCloudy, 14, 22),
        (.sunny, 15, 25),
      ]),
    City(
      "Edinburgh", .rainy, 11, wind: 9, humidity: 0.91,
      week: [
        (.rainy, 8, 12), (.rainy, 7, 11), (.partlyCloudy, 6, 13), (.rainy, 8, 12), (.partlyCloudy, 7, 14), (.sunny, 6, 15), (.rainy, 8, 12),
      ]),
    City(
      "Tromsø", .snowy, -4, wind: 6, humidity: 0.8,
      week: [
        (.snowy, -7, -2), (.snowy, -9, -3), (.clearNight, -12, -6), (.partlyCloudy, -8, -3), (.snowy, -6, -1), (.snowy, -5, 0),
        (.partlyCloudy, -6, 1),
      ]),
    City(
      "Santiago", .clearNight, 17, wind: 2, humidity: 0.55,
      week: [
        (.clearNight, 12, 27), (.sunny, 13, 29), (.sunny, 14, 30), (.partlyCloudy, 13, 26), (.sunny, 12, 27), (.sunny, 12, 28),
        (.sunny, 13, 29),
      ]),
  ]
}
