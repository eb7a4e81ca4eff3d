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
    Place("erased") { AnyView(Screen()) },
    Place("searchable") { NavigationStack { Screen().searchable(text: .constant("")) } },
  ]

  @Test("Several views in place of one are arranged in a column")
  func stacked() throws {
    for place in Self.places {
      let host = TestHost(size: CGSize(width: 800, height: 600)) { place.content() }
      host.advance(by: 1)
      let (first, second) = (try host.find(text: "First").frame, try host.find(text: "Second").frame)
      #expect(second.minY >= first.maxY && abs(second.midX - first.midX) < 1, "\(place.name): \(first), \(second)")
      host.close()
    }
  }

  private struct EquatableScreen: View, Equatable {
    var body: some View { Screen() }
  }

  private static let unaries = [
    Place("scroll view reader") { ScrollViewReader { _ in Screen() } },
    Place("timeline") { TimelineView(.everyMinute) { _ in Screen() } },
    Place("equatable view") { EquatableScreen().equatable() },
  ]

  @Test("A container that counts as one view arranges several views in a column, in any enclosing view")
  func unaryViews() throws {
    let surroundings: [(String, (AnyView) -> AnyView)] = [
      ("geometry reader", { view in AnyView(GeometryReader { _ in view }) }),
      ("row", { view in AnyView(HStack { view }) }),
      ("pile", { view in AnyView(ZStack { view }) }),
      ("list", { view in AnyView(List { view }) }),
      ("background", { view in AnyView(Color.white.background { view }) }),
    ]
    for unary in Self.unaries {
      for (name, surround) in surroundings {
        let host = TestHost(size: CGSize(width: 800, height: 600)) { surround(unary.content()) }
        host.advance(by: 1)
        let (first, second) = (try host.find(text: "First").frame, try host.find(text: "Second").frame)
        #expect(second.minY >= first.maxY && abs(second.midX - first.midX) < 1, "\(unary.name) in a \(name): \(first), \(second)")
        #expect(name != "list" || second.minY - first.maxY < 20, "Both views are in one row of the list")
        host.close()
      }
    }
  }

  @Observable
  fileprivate final class Shown {
    var second = false
    var first = true
  }

  private struct Growing: View {
    let shown: Shown

    var body: some View {
      GeometryReader { _ in
        ScrollViewReader { _ in
          if shown.first { Text("First") }
          if shown.second { Text("Second") }
        }
      }
    }
  }

  @Test("A view that is inserted beside the only view is placed below it")
  func unaryViewGrows() throws {
    let shown = Shown()
    let host = TestHost(size: CGSize(width: 400, height: 300)) { Growing(shown: shown) }
    #expect(try host.find(text: "First").frame.minY == 0)
    shown.second = true
    host.advance(by: 0.1)
    #expect(try host.find(text: "Second").frame.minY >= host.find(text: "First").frame.maxY)
    shown.first = false
    host.advance(by: 0.1)
    #expect(try host.find(text: "Second").frame.minY == 0)
  }

  @Test("Several views in a safe area inset are placed in front of one another")
  func inset() throws {
    let host = TestHost(size: CGSize(width: 400, height: 300)) { Color.white.safeAreaInset(edge: .bottom) { Screen() } }
    let (first, second) = (try host.find(text: "First").frame, try host.find(text: "Second").frame)
    #expect(abs(first.midX - second.midX) < 1 && abs(first.midY - second.midY) < 1)
  }
}
