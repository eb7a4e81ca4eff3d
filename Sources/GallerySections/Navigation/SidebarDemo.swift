import SwiftUI

/// Tabs in a sidebar, below the headers of their sections. In a narrow window, they are in a tab bar.
struct SidebarDemo: View {
  @State private var tab = "harbour"
  @State private var visits: [String: Int] = [:]

  var body: some View {
    TabView(selection: $tab) {
      page("Harbor", "house", "harbour")
      TabSection("On the water") {
        page("Tides", "clock", "tides")
        page("Weather", "cloud.sun", "weather").badge(2)
      }
      TabSection("Ashore") {
        page("Market", "cart", "market")
        page("Post", "envelope", "post")
      }
      page("Settings", "gear", "settings")
    }
    .tabViewStyle(.sidebarAdaptable)
  }

  private func page(_ title: String, _ symbol: String, _ value: String) -> some View {
    Tab(title, systemImage: symbol, value: value) {
      VStack(spacing: 14) {
        Image(systemName: symbol).font(.system(size: 44)).foregroundStyle(.tint)
        Text(title).font(.title2)
        Button("Visited \(visits[value, default: 0]) times") { visits[value, default: 0] += 1 }.buttonStyle(.bordered)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}
