import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

/// The calls of a layout's methods. Those for caches are recorded with the number of subviews.
private final class Calls {
  var made: [Int] = []
  var updated: [Int] = []
  var sized = 0
}

private func sizes(_ subviews: LayoutSubviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

private func columnSize(_ sizes: [CGSize]) -> CGSize {
  CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
}

private func place(_ subviews: LayoutSubviews, _ sizes: [CGSize], in bounds: CGRect) {
  var y = bounds.minY
  for (subview, size) in zip(subviews, sizes) {
    subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(size))
    y += size.height
  }
}

/// A column that uses only the sizes in its cache, and that updates the cache itself.
private struct Kept: Layout {
  let calls: Calls

  func makeCache(subviews: Subviews) -> [CGSize] {
    calls.made.append(subviews.count)
    return sizes(subviews)
  }

  func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
    calls.updated.append(subviews.count)
    cache = sizes(subviews)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
    calls.sized += 1
    return columnSize(cache)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
    place(subviews, cache, in: bounds)
  }
}

/// The same column without an `updateCache(_:subviews:)`.
private struct Remade: Layout {
  let calls: Calls

  func makeCache(subviews: Subviews) -> [CGSize] {
    calls.made.append(subviews.count)
    return sizes(subviews)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize { columnSize(cache) }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
    place(subviews, cache, in: bounds)
  }
}

@MainActor
@Suite("Caches of custom layouts")
struct LayoutCacheTests {
  @MainActor
  @Observable
  fileprivate final class Model {
    var count = 2
    var height: CGFloat = 10
    var neighbour: CGFloat = 10
  }

  private struct Page<L: Layout>: View {
    let model: Model
    let layout: L

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Neighbour(model: model)
        layout { Rows(model: model) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private struct Neighbour: View {
    let model: Model

    var body: some View { Color.blue.frame(width: 10, height: model.neighbour) }
  }

  private struct Rows: View {
    let model: Model

    var body: some View {
      ForEach(0..<model.count, id: \.self) { index in
        Color.red.frame(width: 20, height: model.height).accessibilityLabel("row \(index)")
      }
    }
  }

  private let model = Model()
  private let calls = Calls()

  private func host<L: Layout>(_ layout: L) -> TestHost {
    TestHost(size: CGSize(width: 100, height: 200)) { Page(model: model, layout: layout) }
  }

  private func rows(_ host: TestHost) throws -> [CGFloat] { try (0..<model.count).map { try host.find("row \($0)").frame.minY } }

  @Test("A cache is created once, before the views are first measured")
  func made() throws {
    let host = host(Kept(calls: calls))
    #expect(calls.made == [2] && calls.sized > 0)
    #expect(try rows(host) == [10, 20])
    host.advance(by: 0.5)
    #expect(calls.made == [2])
    host.close()
  }

  @Test("A resize of the window measures again with the same cache")
  func resize() throws {
    let host = host(Kept(calls: calls))
    let (updates, sized) = (calls.updated.count, calls.sized)
    host.resize(to: CGSize(width: 80, height: 150))
    host.resize(to: CGSize(width: 60, height: 150))
    #expect(calls.sized > sized)
    #expect(calls.made == [2] && calls.updated.count == updates)
    host.close()
  }

  @Test("A change of a neighbor moves the views and doesn't update the cache")
  func neighbour() throws {
    let host = host(Kept(calls: calls))
    let updates = calls.updated.count
    model.neighbour = 30
    host.render()
    #expect(try rows(host) == [30, 40])
    #expect(calls.made == [2] && calls.updated.count == updates)
    host.close()
  }

  @Test("A change of a view's size updates the cache")
  func size() throws {
    let host = host(Kept(calls: calls))
    let updates = calls.updated.count
    model.height = 25
    host.render()
    #expect(try rows(host) == [10, 35])
    #expect(calls.made == [2] && calls.updated.count > updates)
    host.close()
  }

  @Test("Inserted and removed views update the cache, with all current views")
  func count() throws {
    let host = host(Kept(calls: calls))
    model.count = 4
    host.render()
    #expect(try rows(host) == [10, 20, 30, 40])
    #expect(calls.updated.last == 4)
    model.count = 1
    host.render()
    #expect(try rows(host) == [10])
    #expect(calls.updated.last == 1 && calls.made == [2])
    host.close()
  }

  @Test("A layout within AnyLayout has the same cache updates")
  func anyLayout() throws {
    let host = host(AnyLayout(Kept(calls: calls)))
    #expect(calls.made == [2])
    let updates = calls.updated.count
    host.resize(to: CGSize(width: 80, height: 150))
    #expect(calls.updated.count == updates)
    model.count = 3
    host.render()
    #expect(try rows(host) == [10, 20, 30])
    #expect(calls.made == [2] && calls.updated.last == 3)
    host.close()
  }

  @Test("A layout without updateCache has its cache created again instead")
  func standard() throws {
    let host = host(Remade(calls: calls))
    #expect(calls.made == [2])
    model.count = 3
    host.render()
    #expect(try rows(host) == [10, 20, 30])
    #expect(calls.made.first == 2 && calls.made.last == 3)
    host.close()
  }
}
