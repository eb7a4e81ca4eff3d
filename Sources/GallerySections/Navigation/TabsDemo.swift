import SwiftUI

/// Tabs, each with its own stack or list.
struct TabsDemo: View {
  @State private var tab = "today"
  @State private var unread = 4

  var body: some View {
    TabView(selection: $tab) {
      Tab("Today", systemImage: "sun.max", value: "today") { TodayTab() }
      InboxTab(unread: $unread)
        .tabItem { Label("Inbox", systemImage: "envelope") }
        .tag("inbox")
        .badge(unread)
      Tab("Places", systemImage: "map", value: "places") { PlacesDemo() }
    }
  }
}

private struct TodayTab: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        ForEach(0..<20, id: \.self) { hour in
          HStack {
            Text(verbatim: String(format: "%02d:00", hour + 4)).monospacedDigit().foregroundStyle(.secondary)
            Text(hour % 3 == 0 ? "Walk" : hour % 3 == 1 ? "Read" : "Rest")
            Spacer()
          }
          .padding(14)
          .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 10))
        }
      }
      .padding(16)
    }
    .tabBarObservedScrollView()
  }
}

private struct InboxTab: View {
  @Binding var unread: Int

  var body: some View {
    VStack(spacing: 14) {
      Text(unread == 0 ? "All read" : "\(unread) unread letters").font(.title2)
      Button("Read one") { unread = max(0, unread - 1) }.buttonStyle(.borderedProminent).disabled(unread == 0)
    }
  }
}

/// Pages with dots.
struct PagesDemo: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<4) { index in
        VStack(spacing: 10) {
          Text(["Pack", "Travel", "Arrive", "Rest"][index]).font(.largeTitle).fontWeight(.bold)
          Text("Swipe, or choose a dot")
        }
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(hue: 0.56 + Double(index) * 0.07, saturation: 0.6, brightness: 0.55).gradient)
        .tag(index)
      }
    }
    .tabViewStyle(.page)
  }
}
