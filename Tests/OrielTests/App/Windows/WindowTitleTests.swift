import Foundation
import Observation
import Testing

@testable import Oriel

@MainActor @Suite("Window titles")
struct WindowTitleTests {
  @MainActor private final class Model { var shows: Binding<Bool>? }

  private struct Root: View {
    let model: Model
    @State private var shows = true

    var body: some View {
      if shows { Text(verbatim: "plain").navigationTitle("Boats") }
      NavigationStack { Text(verbatim: "screen").navigationTitle("Screen") }
        .onAppear { model.shows = $shows }
    }
  }

  private struct Harbour: App {
    nonisolated(unsafe) var model: Model?

    init() {}

    var body: some Scene {
      WindowGroup("Harbour") { if let model { Root(model: model) } }
    }
  }

  @Test("The title of views outside of a navigation stack takes precedence over a screen's")
  func follows() throws {
    let (platform, model) = (StubPlatform(), Model())
    var app = Harbour()
    app.model = model
    let host = AppHost(app, platform: platform)
    let window = platform.windows[0]
    window.render()
    #expect(window.title == "Boats")
    try #require(model.shows).wrappedValue = false
    window.render()
    #expect(window.title == "Screen")
    _ = host
  }

  private struct Fleet: App {
    let content: AnyView

    init() { self.init(content: AnyView(EmptyView())) }

    init(content: AnyView) { self.content = content }

    var body: some Scene { WindowGroup("Harbour") { content } }
  }

  private func launch<V: View>(_ view: V) -> (AppHost<Fleet>, StubWindow) {
    let platform = StubPlatform()
    let host = AppHost(Fleet(content: AnyView(view)), platform: platform)
    platform.windows[0].render()
    return (host, platform.windows[0])
  }

  private struct Ships: View {
    @Bindable var course: Course

    var body: some View {
      NavigationStack(path: $course.path) {
        Text(verbatim: "ships")
          .navigationTitle(course.rootTitle)
          .navigationDestination(for: String.self) { name in
            Text(verbatim: "ship").navigationTitle(name).navigationSubtitle("at sea")
          }
          .sheet(isPresented: $course.asks) {
            NavigationStack { Text(verbatim: "question").navigationTitle("Question") }
          }
      }
    }
  }

  @Test("A window's title is that of the screen on top of its stack, and not of a presented sheet")
  func stack() {
    let course = Course()
    let (host, window) = launch(Ships(course: course))
    #expect(window.title == "Ships")
    course.rootTitle = "All ships"
    window.render()
    #expect(window.title == "All ships")
    course.path = ["Anna"]
    window.render()
    #expect(window.title == "Anna — at sea")
    course.path = []
    window.render()
    #expect(window.title == "All ships")
    course.asks = true
    window.render()
    #expect(window.texts.contains("question"))
    #expect(window.title == "All ships")
    _ = host
  }

  private struct Columns: View {
    let course: Course

    var body: some View {
      NavigationSplitView {
        Text(verbatim: "ports").navigationTitle("Ports")
      } detail: {
        if let name = course.path.last {
          NavigationStack { Text(verbatim: "port").navigationTitle(name) }
        } else {
          Text(verbatim: "nothing")
        }
      }
    }
  }

  @Test("The last column of a split view that has a title names the window")
  func columns() {
    let course = Course()
    let (host, window) = launch(Columns(course: course))
    #expect(window.title == "Ports")
    course.path = ["Bergen"]
    window.render()
    #expect(window.title == "Bergen")
    _ = host
  }

  private struct Tabs: View {
    @Bindable var course: Course

    var body: some View {
      TabView(selection: $course.tab) {
        NavigationStack { Text(verbatim: "map").navigationTitle("Map") }.tabItem { Text(verbatim: "Tab 0") }.tag(0)
        NavigationStack { Text(verbatim: "log").navigationTitle("Log") }.tabItem { Text(verbatim: "Tab 1") }.tag(1)
        NavigationStack { Text(verbatim: "crew") }.tabItem { Text(verbatim: "Tab 2") }.tag(2)
      }
    }
  }

  @Test("The selected tab's screen names the window, and the scene's title is used if it has none", arguments: [false, true])
  func tabs(arePages: Bool) {
    let course = Course()
    let tabs = Tabs(course: course)
    let (host, window) = launch(arePages ? AnyView(tabs.tabViewStyle(.page)) : AnyView(tabs))
    #expect(window.title == "Map")
    course.tab = 1
    for _ in 0..<3 { window.render() }
    #expect(window.title == "Log")
    course.tab = 2
    for _ in 0..<3 { window.render() }
    #expect(window.title == "Harbour")
    _ = host
  }

  private struct Pages: App {
    var body: some Scene {
      DocumentGroup(newDocument: Letter()) { _ in NavigationStack { Text(verbatim: "page").navigationTitle("Page 1") } }
    }
  }

  @Test("The window of a document keeps the title of the document")
  func documents() {
    let platform = StubPlatform()
    let host = AppHost(Pages(), platform: platform)
    platform.windows[0].render()
    #expect(platform.windows[0].title == "Untitled")
    _ = host
  }
}

@MainActor @Observable
private final class Course {
  var path: [String] = []
  var rootTitle = "Ships"
  var asks = false
  var tab = 0
}
