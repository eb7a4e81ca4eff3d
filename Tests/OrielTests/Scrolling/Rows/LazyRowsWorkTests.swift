import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Work of lazy rows")
struct LazyRowsWorkTests {
  @MainActor
  fileprivate final class Model {
    var proxy: ScrollViewProxy?
    var height: (Int) -> CGFloat = { _ in 40 }
    var rowsBuilt = 0
  }

  private struct Row: View {
    let number: Int
    let model: Model

    var body: some View {
      model.rowsBuilt += 1
      return Text(verbatim: "Row \(number)").frame(height: model.height(number))
    }
  }

  private struct Rows: View {
    let model: Model
    let count: Int

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            LazyVStack(spacing: 0) {
              ForEach(0..<count, id: \.self) { Row(number: $0, model: model) }
            }
            Text(verbatim: "The end").frame(height: 30)
          }
        }
        .onAppear { model.proxy = proxy }
      }
    }
  }

  private func host(_ model: Model, count: Int = 1_000_000) -> TestHost {
    TestHost(size: CGSize(width: 300, height: 400)) { Rows(model: model, count: count) }
  }

  @Test("A scrolled frame builds, measures and places the entering rows only")
  func scrolled() {
    let model = Model()
    let host = host(model)
    for step in 0...20 {
      model.proxy?.scrollTo(y: 10_000 + CGFloat(step) * 20)
      host.render()
    }
    model.rowsBuilt = 0
    let mark = host.mark()
    for step in 1...10 {
      model.proxy?.scrollTo(y: 10_400 + CGFloat(step) * 20)
      host.render()
    }
    let work = host.work(since: mark)
    #expect(model.rowsBuilt == 5)
    #expect(work.bodies == 5)
    // The row's frame and its text are measured, and the container once per frame.
    #expect(work.measured <= 5 * 3)
    #expect(work.placed <= 5 * 3)
  }

  @Test("A jump builds only the rows of one viewport")
  func jump() {
    let model = Model()
    let host = host(model)
    for offset in [20_000_000, 5_000_000, 39_000_000] as [CGFloat] {
      model.rowsBuilt = 0
      model.proxy?.scrollTo(y: offset + 7)
      host.render()
      #expect(model.rowsBuilt == 11)
      #expect(host.exists("Row \(Int(offset / 40))"))
    }
  }

  @Test("Rows whose heights differ from the estimate move the views below the container")
  func otherHeights() throws {
    let model = Model()
    model.height = { 20 + CGFloat($0 % 7) * 10 }
    let host = host(model, count: 60)
    var offset: CGFloat = 0
    for _ in 0..<60 {
      offset += 90
      model.proxy?.scrollTo(y: offset)
      host.render()
    }
    let last = try host.find("Row 59").frame.midY
    #expect(try host.find("The end").frame.midY == last + model.height(59) / 2 + 15)
    #expect(try host.find("The end").frame.midY == 400 - 15)
    #expect(host.messages.isEmpty)
  }
}
