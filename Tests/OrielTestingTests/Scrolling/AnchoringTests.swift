import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

/// The row that is seen first stays where it is, whatever happens to the others.
@MainActor
@Suite("Anchoring")
struct AnchoringTests {
  struct Item: Identifiable, Equatable {
    var id: Int
    var height: CGFloat
  }

  enum Content: CaseIterable { case lazy, headed, plain, sections }

  @Observable @MainActor
  final class Model {
    var items: [Item] = []
    var header: CGFloat = 80
    var nextID = 0
    var random: SeededGenerator

    init(seed: UInt64, count: Int) {
      random = SeededGenerator(seed: seed)
      items = (0..<count).map { _ in fresh() }
    }

    func fresh() -> Item {
      nextID += 1
      return Item(id: nextID - 1, height: CGFloat(Int.random(in: 20...120, using: &random)))
    }
  }

  private struct Page: View {
    let model: Model
    let content: Content

    var body: some View {
      ScrollView {
        switch content {
        case .lazy: LazyVStack(spacing: 4) { rows(model.items) }
        case .headed:
          VStack(spacing: 0) {
            Color.gray.frame(height: model.header)
            LazyVStack(spacing: 4) { rows(model.items) }
          }
        case .plain:
          VStack(spacing: 0) {
            Color.gray.frame(height: model.header)
            rows(model.items)
          }
        case .sections:
          LazyVStack(spacing: 0) {
            Section {
              rows(model.items.filter { $0.id % 4 == 0 })
            } header: {
              Text("First").frame(height: model.header)
            }
            Section {
              rows(model.items.filter { $0.id % 4 != 0 })
            } header: {
              Text("Second")
            }
          }
        }
      }
    }

    private func rows(_ items: [Item]) -> some View {
      ForEach(items) { item in
        Text(verbatim: "Row \(item.id) tells a story that is long enough to need some lines where there is little room")
          .frame(minHeight: item.height, alignment: .top).accessibilityElement(children: .ignore).accessibilityLabel("\(item.id)")
      }
    }
  }

  private static let viewport: CGFloat = 400

  private func frames(_ host: TestHost) -> [Int: CGRect] {
    var result: [Int: CGRect] = [:]
    for element in host.elements { if let id = Int(element.label) { result[id] = element.frame } }
    return result
  }

  @Test(
    "LS: the first row that is seen moves by no more than half a point under random edits",
    arguments: Content.allCases, SeededGenerator.seeds(1...3))
  func random(content: Content, seed: UInt64) throws {
    let isPlain = content == .plain
    let model = Model(seed: seed, count: isPlain ? 60 : 300)
    let host = TestHost(size: CGSize(width: 300, height: Self.viewport)) { Page(model: model, content: content) }
    let middle = CGPoint(x: 150, y: 60)
    host.scroll(at: middle, by: CGSize(width: 0, height: 1500))
    try host.settle()
    for step in 0..<(isPlain ? 150 : 250) {
      if step % 7 == 0 {
        host.scroll(at: middle, by: CGSize(width: 0, height: CGFloat.random(in: -900...1000, using: &model.random)))
        try host.settle()
      }
      let before = frames(host).filter { $0.value.maxY > 0.5 && $0.value.minY < Self.viewport - 0.5 }.sorted {
        $0.value.minY < $1.value.minY
      }
      let top = try #require(before.first)
      let index = try #require(model.items.firstIndex { $0.id == top.key })
      // At either end there is no room to give way.
      let order = content == .sections ? model.items.filter { $0.id % 4 == 0 } + model.items.filter { $0.id % 4 != 0 } : model.items
      let shown = try #require(order.firstIndex { $0.id == top.key })
      let isNearEnd = shown < 12 || shown > order.count - 25
      let animation: Animation? = Bool.random(using: &model.random) ? .easeInOut(duration: 0.15) : nil
      var change = ""
      var isReflow = false
      withAnimation(animation) {
        let place = Int.random(in: 0..<max(1, model.items.count), using: &model.random)
        switch Int.random(in: 0..<9, using: &model.random) {
        case 0, 1:
          let new = (0..<Int.random(in: 1...5, using: &model.random)).map { _ in model.fresh() }
          model.items.insert(contentsOf: new, at: place)
          change = "insert \(new.count) at \(place)"
        case 2 where model.items.count > 50:
          let range = place..<min(model.items.count, place + 3)
          guard !range.contains(index) else { return }
          model.items.removeSubrange(range)
          change = "remove \(range)"
        case 3, 4:
          guard place != index else { return }
          model.items[place].height = CGFloat(Int.random(in: 20...150, using: &model.random))
          change = "height at \(place)"
        case 5:
          guard place != index else { return }
          let item = model.items.remove(at: place)
          let target = Int.random(in: 0...model.items.count, using: &model.random)
          model.items.insert(item, at: target)
          change = "move \(place) to \(target)"
        case 6:
          model.header = CGFloat(Int.random(in: 0...200, using: &model.random))
          change = "header \(model.header)"
        case 7:
          isReflow = true
        default:
          if index > 0 {
            model.items[Int.random(in: 0..<index, using: &model.random)].height = CGFloat(Int.random(in: 20...150, using: &model.random))
            change = "height above"
          }
        }
      }
      if isReflow {
        change = "width"
        host.resize(to: CGSize(width: CGFloat(Int.random(in: 200...400, using: &model.random)), height: Self.viewport))
      } else if step % 11 == 3 {
        change += ", keyboard"
        if host.keyboard.inset > 0 { host.keyboard.hide() } else { host.keyboard.show(height: 200) }
      }
      for frame in 0..<(animation == nil && !change.contains("keyboard") ? 1 : 34) {
        if frame == 0 { host.render() } else { host.advance(by: TestHost.frameDuration) }
        guard let now = frames(host)[top.key] else {
          if isNearEnd { continue }
          Issue.record("seed \(seed), step \(step), \(change), frame \(frame): row \(top.key) is gone")
          return
        }
        guard isNearEnd || abs(now.minY - top.value.minY) <= 0.5 else {
          Issue.record(
            "seed \(seed), step \(step), \(change)\(animation == nil ? "" : " animated"), frame \(frame): row \(top.key) (index \(index)) moved from \(top.value.minY) to \(now.minY)"
          )
          return
        }
      }
      try host.settle()
    }
    #expect(host.messages == [])
    host.close()
    #expect(host.leftovers() == [])
  }
}
