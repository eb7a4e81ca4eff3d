import SwiftUI
import Trails

@main
struct TrailsApp: App {
  @StateObject private var store = TrailStore(trails: Trail.samples)

  var body: some Scene {
    WindowGroup("Trails") {
      TrailList()
        .environmentObject(store)
    }
  }
}
