import OrielTesting
import SwiftUI
import Testing

@testable import OrielKit

@MainActor
@Suite("Prefetching in collections")
struct CollectionPrefetchTests {
  private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
    TestHost(size: CGSize(width: 400, height: 400), content: content)
  }

  @MainActor
  private final class Loads {
    var begun: [String] = []
    var cancelled: [String] = []

    func wait() async { for _ in 0..<20 { await Task.yield() } }
  }

  @Test("Announced items that go out of range before they were visible are cancelled once, and announced again when they come near")
  func cancelledPrefetch() async throws {
    let loads = Loads()
    let host = host {
      CollectionView(rows: CollectionStage.rows(1, 1_000)) { _, _ in
        CollectionStage.grid(4)
      } cell: {
        Text(verbatim: $1)
      }
      .onPrefetch {
        loads.begun += $0
      } cancel: {
        loads.cancelled += $0
      }
    }
    await loads.wait()
    #expect(loads.begun.count == 80)
    // Three screens further: cells that were visible go out of range, which cancels nothing.
    for _ in 0..<3 {
      host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 400))
      try host.settle()
      await loads.wait()
    }
    #expect(loads.cancelled.isEmpty)
    let begun = loads.begun.count
    // A screen beyond the visible one, and beyond the cells that are built in advance.
    #expect((200...220).contains(begun))
    // And back: the items beyond the fourth screen were never visible.
    host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -1_200))
    try host.settle()
    await loads.wait()
    #expect(Set(loads.cancelled) == Set((160..<begun).map { "0, \($0)" }))
    #expect(loads.cancelled.count == begun - 160)
    #expect(loads.begun.count > begun)
    loads.begun = []
    for _ in 0..<3 {
      host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 400))
      try host.settle()
      await loads.wait()
    }
    #expect(Set(loads.begun).isSuperset(of: (160..<200).map { "0, \($0)" }))
  }

  @Test("The announced items of an orthogonal section are cancelled when the section goes out of range")
  func cancelledShelf() async throws {
    let loads = Loads()
    let host = host {
      CollectionView(rows: CollectionStage.rows(40, 30)) { _, _ in
        CollectionStage.shelf()
      } cell: {
        Text(verbatim: $1)
      }
      .onPrefetch {
        loads.begun += $0
      } cancel: {
        loads.cancelled += $0
      }
    }
    await loads.wait()
    #expect(loads.begun.contains("0, 2") && !loads.begun.contains("0, 20"))
    host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 4_000))
    try host.settle()
    await loads.wait()
    #expect(loads.cancelled.contains("0, 2"))
    #expect(!loads.cancelled.contains("0, 0"))
  }

  private struct Loading: View {
    let model: CollectionStage
    let loads: Loads

    var body: some View {
      CollectionView(rows: model.rows) { section, _ in
        section == 0 ? CollectionStage.shelf() : CollectionStage.grid(4)
      } cell: {
        Text(verbatim: $1)
      }
      .onPrefetch {
        loads.begun += $0
      } cancel: {
        loads.cancelled += $0
      }
    }
  }

  @Test(
    "Announced items that are removed before they were visible are cancelled, in a grid, in an orthogonal section, and with all data"
  )
  func cancelledByRemoval() async throws {
    let loads = Loads()
    let model = CollectionStage(CollectionStage.rows(3, 40))
    let host = host { Loading(model: model, loads: loads) }
    await loads.wait()
    let window = CGRect(x: 0, y: 0, width: 400, height: 400)
    let seen = Set(loads.begun.filter { host.findAll(label: $0).contains { $0.frame.intersects(window) } })
    #expect(Set(["0, 2", "1, 30"]).isSubset(of: loads.begun) && seen.isDisjoint(with: ["0, 2", "1, 30"]) && seen.contains("1, 0"))
    func remove(_ items: [String], from section: Int) {
      model.rows[section] = CollectionRow(section: "\(section)", items: model.rows[section].items.filter { !items.contains($0) })
    }
    func cancelled(by change: () -> Void) async throws -> Set<String> {
      loads.cancelled = []
      change()
      try host.settle()
      await loads.wait()
      #expect(Set(loads.cancelled).count == loads.cancelled.count)
      return Set(loads.cancelled)
    }
    #expect(try await cancelled { remove(["0, 2"], from: 0) } == ["0, 2"])
    #expect(try await cancelled { remove(["1, 0", "1, 30"], from: 1) } == ["1, 30"])
    let announced = Set(loads.begun).subtracting(["0, 2", "1, 30"])
    let left = try await cancelled { model.rows = [] }
    #expect(left.contains("0, 3") && left.contains("1, 31"))
    #expect(left.isSubset(of: announced.subtracting(seen)))
  }
}
