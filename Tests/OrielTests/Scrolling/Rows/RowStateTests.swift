import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("State of rows")
struct RowStateTests {
  @Observable @MainActor
  fileprivate final class Model {
    var items = Array(0..<500)
    var proxy: ScrollViewProxy?
    var showsDetail = false
    var log: [String] = []
  }

  private struct Row: View {
    let index: Int
    let model: Model
    @State private var count = 0
    @State private var isOpen = false

    var body: some View {
      VStack {
        Button("Add to \(index)") {
          count += 1
          isOpen = true
        }
        Text(verbatim: "\(index) has \(count)")
        if isOpen { Detail(index: index) }
      }
      .frame(height: 80)
      .onAppear { model.log.append("+\(index)") }
      .onDisappear { model.log.append("-\(index)") }
      .onChange(of: count) { _, new in model.log.append("\(index) changed to \(new)") }
    }
  }

  private struct Detail: View {
    let index: Int
    @State private var likes = 0

    var body: some View {
      Button("Like \(index), \(likes)") { likes += 1 }
    }
  }

  private struct Content: View {
    let model: Model

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(model.items, id: \.self) { Row(index: $0, model: model) }
          }
        }
        .onAppear { model.proxy = proxy }
      }
    }
  }

  private func host(_ model: Model) -> TestHost { TestHost(size: CGSize(width: 300, height: 400)) { Content(model: model) } }

  private func jump(_ host: TestHost, _ model: Model, to index: Int) {
    model.proxy?.scrollTo(index, anchor: .top)
    host.render()
  }

  @Test("A row's state survives scrolling away and back, including nested state")
  func survives() throws {
    let model = Model()
    let host = host(model)
    try host.tap("Add to 2")
    try host.tap("Add to 2")
    try host.tap("Like 2, 0")
    #expect(host.exists("2 has 2") && host.exists("Like 2, 1"))
    jump(host, model, to: 300)
    #expect(!host.exists("2 has 2") && host.exists("300 has 0"))
    #expect(model.log.contains("-2"))
    model.log = []
    jump(host, model, to: 0)
    #expect(host.exists("2 has 2") && host.exists("Like 2, 1"))
    #expect(host.exists("1 has 0") && host.exists("3 has 0"))
    #expect(model.log.contains("+2"))
    #expect(!model.log.contains { $0.contains("changed") })
    try host.tap("Add to 2")
    #expect(host.exists("2 has 3"))
  }

  @Test("State of a type-erased view survives scrolling away while the view that it has replaced is being removed")
  func replaced() throws {
    struct Replaced: View {
      let model: Model

      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(model.items, id: \.self) { index in
                (model.showsDetail ? AnyView(Detail(index: index)) : AnyView(Text(verbatim: "plain \(index)"))).frame(height: 80)
              }
            }
          }
          .onAppear { model.proxy = proxy }
        }
      }
    }
    let model = Model()
    let host = TestHost(size: CGSize(width: 300, height: 400)) { Replaced(model: model) }
    withAnimation(.linear(duration: 10)) { model.showsDetail = true }
    host.advance(by: 5)
    try host.tap("Like 2, 0")
    #expect(host.exists("Like 2, 1"))
    jump(host, model, to: 300)
    #expect(!host.exists("Like 2, 1"))
    jump(host, model, to: 0)
    #expect(host.exists("Like 2, 1"))
  }

  @Test("State moves with its row, and with no other")
  func moves() throws {
    let model = Model()
    let host = host(model)
    try host.tap("Add to 1")
    jump(host, model, to: 300)
    model.items.reverse()
    host.render()
    jump(host, model, to: 1)
    #expect(host.exists("1 has 1") && host.exists("2 has 0") && host.exists("0 has 0"))
  }

  @Test("A row's state is removed with its element")
  func removed() throws {
    let model = Model()
    let host = host(model)
    try host.tap("Add to 1")
    jump(host, model, to: 300)
    model.items.remove(at: 1)
    host.render()
    model.items.insert(1, at: 1)
    host.render()
    jump(host, model, to: 0)
    #expect(host.exists("1 has 0"))
  }

  @Test("A horizontal scroll view in a row keeps its offset")
  func shelves() throws {
    struct Shelves: View {
      let model: Model

      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<100) { shelf in
                ScrollView(.horizontal) {
                  LazyHStack(spacing: 0) {
                    ForEach(0..<50) { item in Text(verbatim: "\(shelf)-\(item)").frame(width: 100, height: 100) }
                  }
                }
                .frame(height: 100)
              }
            }
          }
          .onAppear { model.proxy = proxy }
        }
      }
    }
    let model = Model()
    let host = TestHost(size: CGSize(width: 300, height: 400)) { Shelves(model: model) }
    host.scroll(at: CGPoint(x: 150, y: 150), by: CGSize(width: 250, height: 0))
    try host.settle()
    let x = try host.find("1-3").frame.midX
    #expect(x == 100)
    jump(host, model, to: 60)
    jump(host, model, to: 0)
    #expect(try host.find("1-3").frame.midX == x)
    #expect(try host.find("0-0").frame.midX == 50)
  }

  @Test("A row during its removal isn't rebuilt from removed data")
  func leavingRows() throws {
    struct Names: View {
      let model: Model

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(model.items.indices, id: \.self) { index in Text(verbatim: "item \(model.items[index])").frame(height: 50) }
          }
        }
      }
    }
    let model = Model()
    model.items = [10, 11, 12]
    let host = TestHost(size: CGSize(width: 300, height: 400)) { Names(model: model) }
    withAnimation(.linear(duration: 0.2)) { model.items = [10, 11] }
    host.advance(by: 0.1)
    model.items[0] = 20
    host.advance(by: 0.5)
    #expect(host.exists("item 20") && host.exists("item 11") && !host.exists("item 12"))
    #expect(host.leftovers() == [])
  }

  @Test("Rows that enter and leave leak no node")
  func leaks() throws {
    let model = Model()
    let host = host(model)
    jump(host, model, to: 200)
    jump(host, model, to: 0)
    let count = host.liveNodeCount
    for index in stride(from: 0, to: 490, by: 7) { jump(host, model, to: index) }
    jump(host, model, to: 0)
    #expect(host.liveNodeCount == count)
  }
}
