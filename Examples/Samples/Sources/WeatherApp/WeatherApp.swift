import SwiftUI
import Weather

@main
struct WeatherApp: App {
  var body: some Scene {
    WindowGroup("Weather") { WeatherScreen() }
      .defaultSize(width: 420, height: 760)
  }
}
