import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Lazy stacks")
struct LazyStackTests {
  @Observable @MainActor
  fileprivate final class Model {
    var items = Array(0..<1000)
    var proxy: ScrollViewProxy?
    var extraHeight: [Int: CGFloat] = [:]
    var built = 0
  }

  private struct Rows: View {
    let model: Model

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(model.items, id: \.self) { index in
              Text(verbatim: "Row \(index)").frame(height: 40 + (model.extraHeight[index] ?? 0)).onAppear { model.built += 1 }
            }
          }
        }
        .onAppear { model.proxy = proxy }
      }
    }
  }

  private func host(_ model: Model) -> TestHost {
    TestHost(size: CGSize(width: 300, height: 400)) { Rows(model: model) }
  }

  @Test("A lazy stack builds only the rows in the viewport")
  func viewport() throws {
    let model = Model()
    let host = host(model)
    #expect(host.exists("Row 0") && host.exists("Row 9"))
    #expect(!host.exists("Row 11"))
    #expect(try host.find("Row 3").frame.midY == 140)
    #expect(host.messages.isEmpty)
    #expect(model.built <= 11)
  }

  @Test("A wheel step builds only the rows that enter the viewport")
  func wheel() throws {
    let model = Model()
    let host = host(model)
    host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 100))
    try host.settle()
    #expect(try host.find("Row 5").frame.midY == 120)
    #expect(host.exists("Row 12"))
    #expect(!host.exists("Row 14"))
  }

  @Test("scrollTo jumps to a row that was never built, and builds only the rows of one viewport")
  func jump() throws {
    let model = Model()
    let host = host(model)
    model.built = 0
    model.proxy?.scrollTo(700, anchor: .top)
    host.render()
    #expect(try host.find("Row 700").frame.midY == 20)
    #expect(model.built <= 12)
    model.proxy?.scrollTo(300, anchor: .center)
    host.render()
    #expect(try host.find("Row 300").frame.midY == 200)
    model.proxy?.scrollTo(999, anchor: .top)
    host.render()
    #expect(try host.find("Row 999").frame.midY == 380)
  }

  @Test("Insertions, removals and height changes above the viewport don't move the visible rows")
  func anchored() throws {
    let model = Model()
    let host = host(model)
    model.proxy?.scrollTo(500, anchor: .top)
    host.render()
    let before = try host.find("Row 503").frame.midY
    model.items.insert(contentsOf: 2000..<2050, at: 10)
    host.render()
    #expect(try host.find("Row 503").frame.midY == before)
    model.items.removeAll { $0 < 100 }
    host.render()
    #expect(try host.find("Row 503").frame.midY == before)
    model.extraHeight[500] = 33
    host.render()
    #expect(try host.find("Row 503").frame.midY == before + 33)
    withAnimation(.linear(duration: 0.3)) { model.items.insert(contentsOf: 3000..<3005, at: 0) }
    for _ in 0..<25 {
      host.advance(by: 1.0 / 60)
      #expect(try abs(host.find("Row 503").frame.midY - before - 33) < 0.5)
    }
    #expect(host.messages.isEmpty)
  }

  @Test("Rows inserted at the very top are visible")
  func top() throws {
    let model = Model()
    let host = host(model)
    model.items.insert(5000, at: 0)
    host.render()
    #expect(try host.find("Row 5000").frame.midY == 20)
    #expect(try host.find("Row 0").frame.midY == 60)
  }

  @Test("A drag scrolls, decelerates and settles inside the bounds of the content")
  func drag() throws {
    let model = Model()
    let host = host(model)
    host.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100), duration: 0.1)
    try host.settle()
    #expect(!host.exists("Row 0"))
    host.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 390), duration: 0.05)
    try host.settle()
    #expect(try host.find("Row 0").frame.minY < 21)
    #expect(try host.find("Row 0").frame.midY == 20)
  }

  @Test("A pinned header is as wide as its stack after a change of width")
  func pinnedWidth() throws {
    let host = TestHost(size: CGSize(width: 300, height: 200)) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<50) { Text(verbatim: "Row \($0)").frame(height: 40) }
          } header: {
            Text("Header").frame(maxWidth: .infinity, minHeight: 30).accessibilityElement(children: .combine).accessibilityIdentifier(
              "header")
          }
        }
      }
    }
    #expect(try host.find(identifier: "header").frame.width == 300)
    host.resize(to: CGSize(width: 500, height: 200))
    #expect(try host.find(identifier: "header").frame == CGRect(x: 0, y: 0, width: 500, height: 30))
  }

  @Test func `A horizontal lazy stack is as high as its visible views, in any container`() throws {
    let host = TestHost(size: CGSize(width: 300, height: 200)) {
      VStack(alignment: .leading, spacing: 0) {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { Text(verbatim: "Card \($0)").frame(width: 100, height: 70) }
          }
        }
        .fixedSize(horizontal: false, vertical: true)
        Text("below")
        Spacer()
      }
    }
    #expect(host.exists("Card 0"))
    #expect(!host.exists("Card 12"))
    #expect(try host.find("below").frame.minY == 70)
    let shelves = TestHost(size: CGSize(width: 300, height: 200)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { shelf in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(0..<100, id: \.self) { Text(verbatim: "\(shelf),\($0)").frame(width: 100, height: 70) }
              }
            }
          }
        }
      }
    }
    #expect(try shelves.find("2,1").frame.minY == 140 + 35 - shelves.find("2,1").frame.height / 2)
    #expect(!shelves.exists("6,0"))
  }

  @Test("A scroll view with a lazy stack fills the space that its siblings leave")
  func fills() throws {
    let host = TestHost(size: CGSize(width: 300, height: 200)) {
      VStack(spacing: 0) {
        Text("Header").frame(height: 40)
        ScrollView(.horizontal) {
          LazyHStack { ForEach(0..<20, id: \.self) { Text("item \($0)") } }
        }
        Text("Footer").frame(height: 40)
      }
    }
    defer { host.close() }
    #expect(try host.find("Header").frame.midY == 20 && host.find("Footer").frame.midY == 180)
    let row = TestHost(size: CGSize(width: 300, height: 200)) {
      HStack(spacing: 0) {
        Color.red.frame(width: 50).accessibilityLabel("left")
        ScrollView { LazyVStack { ForEach(0..<50, id: \.self) { Text(verbatim: "\($0)") } } }
        Color.red.frame(width: 50).accessibilityLabel("right")
      }
    }
    defer { row.close() }
    #expect(try row.find("left").frame.minX == 0 && row.find("right").frame.maxX == 300)
  }
}
