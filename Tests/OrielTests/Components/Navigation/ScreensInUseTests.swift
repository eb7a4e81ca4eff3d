import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor @Observable
private final class Model {
  var rows = 2
  var chosen: Set<Int> = []
}

/// Tests bars, scroll views and lists in combination, as apps use them.
@MainActor
@Suite("Screens of apps")
struct ScreensInUseTests {
  private struct Marked<Content: View>: View {
    let name: String
    let content: Content

    init(_ name: String, @ViewBuilder content: () -> Content) {
      self.name = name
      self.content = content()
    }

    var body: some View { content.overlay { Color.clear.accessibilityElement().accessibilityLabel(name).allowsHitTesting(false) } }
  }

  @Test("A scroll view fills the space that other views of a stack leave", arguments: [Axis.vertical, .horizontal])
  func flexibility(axis: Axis) throws {
    let host = TestHost(size: CGSize(width: 400, height: 400)) {
      let stack = axis == .vertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      stack {
        Marked("scroll") { ScrollView(axis == .vertical ? .vertical : .horizontal) { Color.red.frame(width: 30, height: 30) } }
        Marked("text") { Text("A text of several lines, which wraps where there is no room for it, until it has as many as it needs.") }
      }
    }
    defer { host.close() }
    let (scroll, text) = (try host.find(label: "scroll").frame, try host.find(label: "text").frame)
    #expect(scroll.size[axis] + text.size[axis] == 400)
    if axis == .vertical { #expect(scroll.height > 300) }
  }

  @Test("A scroll view that covers only a part of the width doesn't scroll the large title, and views beside it stay below the title")
  func partialScroll() throws {
    let host = TestHost(size: CGSize(width: 900, height: 700)) {
      NavigationStack {
        HStack(alignment: .top) {
          VStack {
            Text("First line")
            Spacer()
          }
          ScrollView { ForEach(0..<50, id: \.self) { Text("Row \($0)") } }
        }
        .navigationTitle("Projects")
      }
    }
    defer { host.close() }
    let title = try #require(host.findAll(label: "Projects").map(\.frame).max { $0.height < $1.height })
    #expect(try host.find("First line").frame.minY >= title.maxY)
  }

  @Test("A colored bar extends below the large title and shrinks with it")
  func coloredTitle() throws {
    let host = TestHost(size: CGSize(width: 390, height: 600)) {
      NavigationStack {
        ScrollView { Color.white.frame(height: 2000) }
          .navigationTitle("Title")
          .toolbarBackground(Color(red: 1, green: 0, blue: 0), for: .navigationBar)
          .toolbarBackground(.visible, for: .navigationBar)
      }
    }
    defer { host.close() }
    let red = Snapshot.Pixel(red: 255, green: 0, blue: 0)
    let height = Int(NavigationMetrics.barHeight + NavigationMetrics.largeTitleHeight(in: EnvironmentValues(), hasSubtitle: false))
    #expect(host.snapshot().pixel(380, 10) == red)
    #expect(host.snapshot().pixel(380, height - 6) == red)
    #expect(host.snapshot().pixel(380, height + 6) != red)
    let title = host.snapshot()
    #expect((18..<120).contains { x in (50..<90).contains { title.pixel(x, $0).red < 60 } }, "The title is drawn on the color")
    host.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: 400))
    try host.settle()
    #expect(host.snapshot().pixel(380, 10) == red)
    #expect(host.snapshot().pixel(380, height - 6) != red)
  }

  @Test("Content that grows below a bottom bar makes the bar draw its background")
  func bottomBar() throws {
    struct Screen: View {
      let model: Model
      var body: some View {
        NavigationStack {
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<model.rows, id: \.self) { _ in Color.blue.frame(height: 60) }
            }
          }
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("Reload") {} } }
        }
      }
    }
    let model = Model()
    let host = TestHost(size: CGSize(width: 390, height: 600)) { Screen(model: model) }
    defer { host.close() }
    model.rows = 30
    try host.settle()
    let pixel = host.snapshot().pixel(10, 580)
    #expect(pixel.red > 200 && pixel.green > 200, "\(pixel)")
  }

  @Test("onAppear runs for visible tall rows and few others")
  func tallRows() throws {
    @MainActor final class Log { var rows: Set<Int> = [] }
    let log = Log()
    let host = TestHost(size: CGSize(width: 390, height: 400)) {
      List { ForEach(0..<60, id: \.self) { row in Text("\(row)").frame(height: 180).onAppear { log.rows.insert(row) } } }
        .listStyle(.plain)
    }
    defer { host.close() }
    try host.settle()
    #expect(log.rows.isSuperset(of: [0, 1, 2]))
    #expect(log.rows.count <= 4, "\(log.rows.sorted())")
  }

  @Test("In edit mode a click toggles a row like a touch", arguments: [false, true])
  func editing(byTouch: Bool) throws {
    struct Rows: View {
      @Bindable var model: Model
      var body: some View {
        List(0..<6, id: \.self, selection: $model.chosen) { Text("Row \($0)") }.environment(\.editMode, .constant(.active))
      }
    }
    let model = Model()
    let host = TestHost { Rows(model: model) }
    defer { host.close() }
    host.usesTouch = byTouch
    for row in [1, 3, 4, 3] {
      try host.tap("Row \(row)")
      try host.settle()
    }
    #expect(model.chosen == [1, 4])
  }
}
