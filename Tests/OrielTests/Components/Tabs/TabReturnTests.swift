import Foundation
import Oriel
import OrielTesting
import Testing

@Observable
private final class Model {
  var selection = "places"
  var path: [Int] = []
  var writes = 0
  var offsets: [CGFloat] = []
}

private struct Tabbed: View {
  @Bindable var model: Model

  private var selection: Binding<String> {
    Binding {
      model.selection
    } set: {
      model.writes += 1
      model.selection = $0
    }
  }

  var body: some View {
    TabView(selection: selection) {
      NavigationStack(path: $model.path) {
        List(0..<60, id: \.self) { row in NavigationLink("Row \(row)", value: row) }
          .listStyle(.plain)
          .navigationDestination(for: Int.self) { number in
            ZStack {
              Color.red
              NavigationLink("On from \(number)", value: number + 100)
            }
          }
          .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y + $0.contentInsets.top }) { model.offsets.append($1) }
      }
      .tabItem { Text(verbatim: "Places") }
      .tag("places")
      VStack {
        ScrollView { Text(verbatim: "Small").frame(height: 400) }.frame(height: 80)
        ScrollView { VStack { ForEach(0..<60, id: \.self) { Text(verbatim: "Line \($0)").frame(height: 40) } } }
          .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y + $0.contentInsets.top }) { model.offsets.append($1) }
      }
      .tabItem { Text(verbatim: "Notes") }
      .tag("notes")
    }
  }
}

@MainActor
@Suite("Presses on the selected tab's button")
struct TabReturnTests {
  private func make() -> (TestHost, Model) {
    let model = Model()
    return (TestHost(size: CGSize(width: 390, height: 700)) { Tabbed(model: model) }, model)
  }

  private func scrollDown(_ host: TestHost, _ model: Model) throws {
    host.touchpad(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: 300), rests: true)
    try host.settle()
    #expect((model.offsets.last ?? 0) > 200)
    model.offsets = []
  }

  @Test("A press on the selected tab pops to the root with an animation, and writes the path and the selection")
  func pops() throws {
    let (host, model) = make()
    try host.tap("Row 3")
    try host.settle()
    try host.tap("On from 3")
    try host.settle()
    #expect(model.path == [3, 103] && host.exists("On from 103"))
    try host.tap("Places")
    #expect(model.path.isEmpty)
    host.advance(by: 0.05)
    // The screen moves out to the trailing edge.
    let leaving = host.snapshot().pixel(380, 300)
    #expect(leaving.red > 150 && leaving.green < 120)
    try host.settle()
    let rest = host.snapshot().pixel(380, 300)
    #expect(rest.green > 200 && host.exists("Row 3") && !host.exists("On from 103"))
    #expect(model.writes == 1 && model.selection == "places")
  }

  @Test("A press on the selected tab scrolls the root screen to its top with an animation")
  func scrollsScreen() throws {
    let (host, model) = make()
    try scrollDown(host, model)
    try host.tap("Places")
    host.advance(by: 0.1)
    try host.settle()
    #expect(abs(model.offsets.last ?? 99) < 0.5)
    #expect(model.offsets.contains { $0 > 5 && $0 < 200 })
    #expect(model.writes == 1 && model.selection == "places")
  }

  @Test("The first press on the selected tab pops to the root without scrolling, and the second one scrolls")
  func oneAfterTheOther() throws {
    let (host, model) = make()
    try scrollDown(host, model)
    model.path = [7]
    try host.settle()
    try host.tap("Places")
    try host.settle()
    #expect(model.path.isEmpty && model.offsets.allSatisfy { $0 > 200 })
    try host.tap("Places")
    try host.settle()
    #expect(abs(model.offsets.last ?? 99) < 0.5)
  }

  @Test("A press on the selected tab scrolls the largest scroll view of a tab without a stack, and selecting another tab doesn't scroll")
  func withoutStack() throws {
    let (host, model) = make()
    try host.tap("Notes")
    try host.settle()
    #expect(model.writes == 1 && model.selection == "notes")
    model.offsets = []
    try scrollDown(host, model)
    try host.tap("Notes")
    try host.settle()
    #expect(abs(model.offsets.last ?? 99) < 0.5 && model.writes == 2)
    try scrollDown(host, model)
    try host.tap("Places")
    try host.settle()
    try host.tap("Notes")
    try host.settle()
    #expect(model.offsets.allSatisfy { $0 > 200 })
  }
}
