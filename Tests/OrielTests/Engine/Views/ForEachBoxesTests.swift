import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("ForEach: contributed boxes")
struct ForEachBoxesTests {
  @Observable
  final class Model {
    var ids: [Int] = []
    /// The number of views of each element.
    var counts: [Int: Int] = [:]
    var isNested = false
  }

  private struct Element: View {
    let id: Int
    let model: Model

    var body: some View {
      ForEach(0..<model.counts[id, default: 1], id: \.self) { part in
        if model.isNested, part == 0 { Text("\(id).nested") }
        Text("\(id).\(part)")
      }
    }
  }

  private struct Elements: View {
    let model: Model

    var body: some View { VStack(spacing: 0) { ForEach(model.ids, id: \.self) { Element(id: $0, model: model) } } }
  }

  private func expected(_ model: Model) -> [String] {
    model.ids.flatMap { id in
      (0..<model.counts[id, default: 1]).flatMap { (model.isNested && $0 == 0 ? ["\(id).nested"] : []) + ["\(id).\($0)"] }
    }
  }

  private func shown(_ host: TestHost) -> [String] {
    host.findAll(text: ".").sorted { $0.frame.minY < $1.frame.minY }.map(\.label)
  }

  @Test(
    "Elements whose number of views changes stay in the data's order while elements are inserted and removed",
    arguments: SeededGenerator.seeds(1...4))
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let model = Model()
    let host = TestHost(size: CGSize(width: 200, height: 2_000)) { Elements(model: model) }
    for step in 0..<80 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1: if let id = (0..<12).filter({ !model.ids.contains($0) }).randomElement(using: &random) { model.ids.append(id) }
        case 2: if !model.ids.isEmpty { model.ids.remove(at: Int.random(in: 0..<model.ids.count, using: &random)) }
        case 3: model.counts[Int.random(in: 0..<12, using: &random)] = Int.random(in: 0...3, using: &random)
        default: model.isNested.toggle()
        }
      }
      host.render()
      #expect(shown(host) == expected(model), "step \(step)")
    }
  }
}
