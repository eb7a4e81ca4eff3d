import OrielTesting
import SwiftUI
import Testing

@testable import OrielKit

private struct Linked: View {
  var body: some View {
    NavigationStack {
      CollectionView(rows: CollectionStage.rows(1, 60), sectionLayoutProvider: { _, _ in CollectionStage.grid(3) }) { _, item in
        NavigationLink(item, value: item).frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .navigationDestination(for: String.self) { Text("Item \($0)") }
    }
  }
}

@MainActor
@Suite("Links in collections")
struct CollectionNavigationTests {
  @Test("A link in a cell pushes onto the enclosing stack, and the collection keeps its scroll position after going back")
  func pushes() throws {
    let host = TestHost(size: CGSize(width: 400, height: 400)) { Linked() }
    host.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: 300))
    try host.settle()
    let cell = try #require(host.findAll(text: "0, ").first { $0.frame.minY > 100 })
    try host.tap(cell)
    try host.settle()
    #expect(host.exists("Item \(cell.label)") && host.findAll(text: "0, ").count == 1)
    try host.tap("Back")
    try host.settle()
    #expect(try host.find(cell.label).frame == cell.frame)
  }
}
