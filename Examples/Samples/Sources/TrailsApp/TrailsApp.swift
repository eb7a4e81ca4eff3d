import MapKit
import SwiftUI
import Trails

@main
struct TrailsApp: App {
  var body: some Scene {
    WindowGroup("Trails") {
      TrailsScreen()
        .mapTiles(
          .urlTemplate(
            "https://tile.openstreetmap.org/{z}/{x}/{y}.png",
            attribution: "© [OpenStreetMap](https://www.openstreetmap.org/copyright) contributors"))
    }
    .defaultSize(width: 760, height: 680)
  }
}
