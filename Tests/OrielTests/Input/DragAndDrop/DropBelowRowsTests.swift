import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Drops below a list's rows")
struct DropBelowRowsTests {
  @Observable @MainActor
  fileprivate final class Model {
    var items: [String]

    init(_ items: [String]) { self.items = items }
  }

  fileprivate struct Basket: View {
    let model: Model

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 60).draggable("new").accessibilityElement().accessibilityLabel("source")
        List {
          ForEach(model.items, id: \.self) { Text($0) }
            .dropDestination(for: String.self) { strings, offset in model.items.insert(contentsOf: strings, at: offset) }
        }
        .listStyle(.plain)
      }
    }
  }

  @Test("A drop in the empty space below the rows is appended, with rows and without", arguments: [["a", "b"], []])
  func below(items: [String]) throws {
    let model = Model(items)
    let host = TestHost(size: CGSize(width: 320, height: 440)) { Basket(model: model) }
    host.drag(from: try host.find("source").center, to: CGPoint(x: 100, y: 380))
    try host.settle()
    #expect(model.items == items + ["new"])
    #expect(host.exists("new"))
    #expect(host.leftovers().isEmpty)
  }
}
