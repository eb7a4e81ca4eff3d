import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Several views where one is expected")
struct SeveralViewsTests {
  private struct Screen: View {
    var body: some View {
      Text("First")
      Text("Second")
    }
  }

  private struct Place {
    let name: String
    let content: () -> AnyView

    init(_ name: String, _ content: @escaping () -> some View) {
      self.name = name
      self.content = { AnyView(content()) }
    }
  }

  private static let places = [
    Place("window") { Screen() },
    Place("scroll view") { ScrollView { Screen() } },
    Place("sheet") { Color.white.sheet(isPresented: .constant(true)) { Screen() } },
    Place("cover") { Color.white.fullScreenCover(isPresented: .constant(true)) { Screen() } },
    Place("popover") { Color.white.popover(isPresented: .constant(true)) { Screen() } },
    Place("stack") { NavigationStack { Screen() } },
    Place("destination") {
      NavigationStack { Color.white.navigationDestination(isPresented: .constant(true)) { Screen() } }
    },
    Place("link") {
      NavigationStack(path: .constant([1])) { Color.white.navigationDestination(for: Int.self) { _ in Screen() } }
    },
    Place("tab") { TabView { Tab("One", systemImage: "star") { Screen() } } },
    Place("old tab") { TabView { Group { Screen() }.tabItem { Text("One") } } },
    Place("detail") {
      NavigationSplitView {
        Color.white
      } detail: {
        Screen()
      }
    },
    Place("inset") { Color.white.safeAreaInset(edge: .bottom) { Screen() } },
    Place("erased") { AnyView(Screen()) },
  ]

  @Test("they lie below one another")
  func stacked() throws {
    for place in Self.places {
      let host = TestHost(size: CGSize(width: 800, height: 600)) { place.content() }
      host.advance(by: 1)
      let (first, second) = (try host.find(text: "First").frame, try host.find(text: "Second").frame)
      #expect(second.minY >= first.maxY && abs(second.midX - first.midX) < 1, "\(place.name): \(first), \(second)")
      host.close()
    }
  }
}
