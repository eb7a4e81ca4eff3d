import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Refreshing and searching")
struct RefreshTests {
  @Observable @MainActor
  fileprivate final class Model {
    var count = 0
    var continuation: CheckedContinuation<Void, Never>?
    var text = ""
  }

  @Test("A pull beyond 60 points refreshes once, reserves space for the spinner until the action ends, and then returns")
  func pull() async throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 320, height: 440)) {
      List(0..<40) { Text(verbatim: "Row \($0)") }
        .listStyle(.plain)
        .refreshable {
          model.count += 1
          await withCheckedContinuation { model.continuation = $0 }
        }
    }
    host.pointerDown(at: CGPoint(x: 100, y: 100))
    for step in 1...20 {
      host.pointerMove(to: CGPoint(x: 100, y: 100 + CGFloat(step) * 14))
      host.advance(by: 1.0 / 60)
    }
    try await host.waitForRealTime { model.continuation != nil }
    host.advance(by: 0.2)
    host.pointerUp(at: CGPoint(x: 100, y: 380))
    host.advance(by: 2)
    #expect(try abs(host.find("Row 0").frame.midY - 82) < 0.5)
    #expect(model.count == 1)
    model.continuation?.resume()
    try await host.waitForRealTime { (try? host.find("Row 0").frame.midY) == 22 }
    #expect(model.count == 1)
    try host.settle()
    #expect(host.leftovers().filter { !$0.contains("timer") }.isEmpty)
  }

  @Test("A scroll view refreshes like a list; of nested ones only the outer does, and a horizontal one doesn't")
  func scrollViews() async throws {
    struct Page: View {
      let model: Model
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ScrollView(.horizontal) { Color.green.frame(width: 900, height: 60) }.frame(height: 60)
            ScrollView { Color.blue.frame(height: 100) }.frame(height: 100)
            Text(verbatim: "Below").frame(height: 900, alignment: .top)
          }
        }
        .refreshable {
          model.count += 1
          await withCheckedContinuation { model.continuation = $0 }
        }
      }
    }
    let model = Model()
    let host = TestHost(size: CGSize(width: 320, height: 440)) { Page(model: model) }
    let rest = try host.find("Below").frame.minY
    // The blue scroll view doesn't scroll: the drag stretches it and refreshes nothing.
    host.drag(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 101, y: 400))
    try host.settle()
    #expect(model.count == 0)
    host.pointerDown(at: CGPoint(x: 100, y: 180))
    for step in 1...20 {
      host.pointerMove(to: CGPoint(x: 100, y: 180 + CGFloat(step) * 12))
      host.advance(by: 1.0 / 60)
    }
    try await host.waitForRealTime { model.continuation != nil }
    host.pointerUp(at: CGPoint(x: 100, y: 420))
    host.advance(by: 2)
    #expect(try abs(host.find("Below").frame.minY - rest - 60) < 0.5)
    let spinner = host.snapshot()
    let hasInk = (140..<180).contains { x in (10..<50).contains { spinner.pixel(x, $0) != spinner.pixel(4, 30) } }
    #expect(hasInk)
    // The spinner is in the space above the content, and scrolls with it.
    host.scroll(at: CGPoint(x: 100, y: 300), by: CGSize(width: 0, height: 320))
    host.advance(by: 1)
    let scrolled = host.snapshot()
    #expect((140..<180).allSatisfy { x in (10..<50).allSatisfy { scrolled.pixel(x, $0) == scrolled.pixel(4, 30) } })
    host.scroll(at: CGPoint(x: 100, y: 300), by: CGSize(width: 0, height: -400))
    host.advance(by: 1)
    model.continuation?.resume()
    try await host.waitForRealTime { (try? host.find("Below").frame.minY) == rest }
    #expect(model.count == 1)
  }

  @Test("A short pull doesn't refresh")
  func shortPull() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 320, height: 440)) {
      List(0..<40) { Text(verbatim: "Row \($0)") }.listStyle(.plain).refreshable { model.count += 1 }
    }
    host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 150))
    try host.settle()
    #expect(model.count == 0)
    #expect(try host.find("Row 0").frame.midY == 22)
  }

  @Test("The search field filters the list, and Clear text restores it")
  func searching() throws {
    struct Search: View {
      @Bindable var model: Model
      var body: some View {
        List(["Apple", "Pear"].filter { model.text.isEmpty || $0.contains(model.text) }, id: \.self) { Text(verbatim: $0) }
          .listStyle(.plain)
          .searchable(text: $model.text, prompt: "Find fruit")
      }
    }
    let model = Model()
    let host = TestHost(size: CGSize(width: 320, height: 440)) { Search(model: model) }
    try host.tap(host.find(role: .isSearchField))
    host.type("Pe")
    host.advance(by: 0.5)
    #expect(host.exists("Pear") && !host.exists("Apple"))
    try host.tap("Clear text")
    #expect(host.exists("Apple"))
    #expect(host.messages.isEmpty)
  }
}
