import OrielTesting
import SwiftUI
import Testing

@testable import OrielKit

@MainActor
@Suite("The focus in collections at the rate of repeated keys")
struct CollectionFocusSpeedTests {
  private struct Thing: Identifiable, Hashable { var id: Int }

  private struct Search: View {
    @State private var search = ""

    var body: some View {
      NavigationStack {
        CollectionView(
          (0..<200).map { Thing(id: $0) }.filter { search.isEmpty || "\($0.id)".contains(search) },
          layout: { _ in .adaptiveGrid(minimum: 80) }
        ) { thing in
          NavigationLink(value: thing) {
            Text(verbatim: "\(thing.id)").frame(maxWidth: .infinity, minHeight: 60)
          }
          .buttonStyle(.plain)
        }
        .searchable(text: $search)
        .navigationDestination(for: Thing.self) { Text(verbatim: "\($0.id)") }
      }
    }
  }

  private func focused(_ host: TestHost) -> Int? {
    host.allElements.first { $0.isFocused && Int($0.label) != nil }.flatMap { Int($0.label) }
  }

  @Test(
    "CV-25 Arrow keys that are faster than the scrolling keep their column after the data was filtered",
    arguments: [0.012, 0.035, 0.08])
  func column(interval: Double) throws {
    let host = TestHost(size: CGSize(width: 390, height: 600)) { Search() }
    try host.tap(host.find(role: .isSearchField))
    host.type("15")
    try host.settle()
    host.press(.escape)
    try host.settle()
    var tabs = 0
    while focused(host) == nil, tabs < 12 {
      host.press(.tab)
      try host.settle()
      tabs += 1
    }
    let first = try #require(focused(host))
    for _ in 0..<2 {
      host.press(.rightArrow)
      host.advance(by: interval)
    }
    for _ in 0..<12 {
      host.press(.downArrow)
      host.advance(by: interval)
    }
    try host.settle()
    let second = try #require(focused(host))
    #expect(second % 4 == (first + 2) % 4, "\(first), \(second)")
  }
}
