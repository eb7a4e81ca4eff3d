import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

/// Compares the reported visibility of rows with each row's frame in the viewport.
@MainActor
@Suite("Visibility compared with brute force")
struct VisibilityTests {
  struct Item: Identifiable, Equatable {
    var id: Int
    var length: CGFloat
  }

  enum Content: CaseIterable { case lazy, plain, grid, horizontal, mirrored, horizontalGrid, strips }

  @Observable @MainActor
  final class Model {
    var items: [Item] = []
    var header: CGFloat = 40
    @ObservationIgnored var targets: [Int] = []
    /// The number of views that report an item as visible. While an item moves between strips there may be two.
    @ObservationIgnored private var sights: [Int: Int] = [:]
    @ObservationIgnored var random: SeededGenerator
    private var nextID = 0

    init(seed: UInt64, count: Int) {
      random = SeededGenerator(seed: seed)
      items = (0..<count).map { _ in fresh() }
    }

    func fresh() -> Item {
      nextID += 1
      // One in twenty is longer than the viewport.
      let length = Int.random(in: 0..<20, using: &random) == 0 ? 500 : Int.random(in: 15...120, using: &random)
      return Item(id: nextID - 1, length: CGFloat(length))
    }

    func see(_ id: Int, _ isVisible: Bool) {
      sights[id, default: 0] += isVisible ? 1 : -1
    }

    var visible: Set<Int> { Set(sights.filter { $0.value > 0 }.keys) }
    var doubled: [Int] { sights.filter { !(0...1).contains($0.value) }.map(\.key) }
  }

  private struct Cell: View {
    let model: Model
    let item: Item
    let threshold: Double
    let axis: Axis

    var body: some View {
      Color.blue.frame(width: axis == .horizontal ? item.length : nil, height: axis == .vertical ? item.length : nil)
        .accessibilityElement(children: .ignore).accessibilityLabel("\(item.id)")
        .onScrollVisibilityChange(threshold: threshold) { model.see(item.id, $0) }
    }
  }

  private struct Page: View {
    let model: Model
    let content: Content
    let threshold: Double

    private func rows(_ axis: Axis = .vertical) -> some View {
      ForEach(model.items) { Cell(model: model, item: $0, threshold: threshold, axis: axis) }
    }

    private var axis: Axis.Set {
      switch content {
      case .lazy, .plain, .grid, .strips: .vertical
      case .horizontal, .mirrored, .horizontalGrid: .horizontal
      }
    }

    var body: some View {
      VStack(spacing: 0) {
        Color.gray.frame(height: model.header)
        ScrollView(axis) {
          switch content {
          case .lazy: LazyVStack(spacing: 3) { rows() }.scrollTargetLayout()
          case .plain: VStack(spacing: 3) { rows() }.scrollTargetLayout()
          case .grid: LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 5)], spacing: 3) { rows() }.scrollTargetLayout()
          case .horizontal, .mirrored: LazyHStack(spacing: 3) { rows(.horizontal) }.scrollTargetLayout()
          case .horizontalGrid:
            LazyHGrid(rows: [GridItem(), GridItem(), GridItem()], spacing: 3) { rows(.horizontal) }.scrollTargetLayout()
          case .strips:
            LazyVStack(spacing: 3) {
              ForEach(0..<(model.items.count + 7) / 8, id: \.self) { strip in
                ScrollView(.horizontal) {
                  HStack(spacing: 2) {
                    ForEach(model.items[strip * 8..<min(strip * 8 + 8, model.items.count)]) {
                      Cell(model: model, item: $0, threshold: threshold, axis: .horizontal)
                    }
                  }
                }
                .frame(height: 70)
              }
            }
          }
        }
        .onScrollTargetVisibilityChange(idType: Int.self, threshold: threshold) { model.targets = $0 }
      }
    }
  }

  /// Compares the reported visibility with the presented frames.
  private func check(_ host: TestHost, _ model: Model, _ content: Content, _ threshold: Double, _ what: String) throws {
    let room = CGRect(
      x: 0, y: model.header, width: host.size.width, height: max(0, host.size.height - model.header - host.keyboard.inset))
    var (expected, unsure): (Set<Int>, Set<Int>) = ([], [])
    for element in host.elements {
      guard let id = Int(element.label) else { continue }
      let frame = element.frame
      let seen = frame.intersection(room)
      let share = seen.isNull ? 0 : Double(seen.width * seen.height / (frame.width * frame.height))
      if share > 0, share >= threshold { expected.insert(id) }
      if abs(share - threshold) < 0.002 || share > 0 && share < 0.002 { unsure.insert(id) }
    }
    let seen = model.visible.symmetricDifference(expected).subtracting(unsure)
    try #require(seen.isEmpty, "\(what): \(seen.sorted()) are reported incorrectly; expected \(expected.sorted())")
    try #require(model.doubled.isEmpty, "\(what): reported twice: \(model.doubled)")
    guard content != .strips else { return }
    let targets = Set(model.targets).symmetricDifference(expected).subtracting(unsure)
    try #require(targets.isEmpty, "\(what): targets \(targets.sorted()) are reported incorrectly; expected \(expected.sorted())")
    let order = model.items.map(\.id).filter(model.targets.contains)
    try #require(model.targets == order, "\(what): the targets are out of order")
  }

  @Test(
    "LS-5, LS-6: The rows reported as visible are those whose frames are in the viewport, in each frame",
    arguments: Content.allCases, SeededGenerator.seeds(1...2))
  func random(content: Content, seed: UInt64) throws {
    let model = Model(seed: seed, count: content == .plain ? 40 : 160)
    let threshold = [0, 0.3, 0.5, 1][Int.random(in: 0..<4, using: &model.random)]
    let host = TestHost(
      size: CGSize(width: 300, height: 440), layoutDirection: content == .mirrored ? .rightToLeft : .leftToRight
    ) { Page(model: model, content: content, threshold: threshold) }
    try check(host, model, content, threshold, "seed \(seed), at first")
    for step in 0..<SeededGenerator.steps(60) {
      var change = ""
      let isAnimated = Int.random(in: 0..<4, using: &model.random) == 0
      var frames = 1
      withAnimation(isAnimated ? .linear(duration: 0.1) : nil) {
        let place = Int.random(in: 0..<max(1, model.items.count), using: &model.random)
        switch Int.random(in: 0..<10, using: &model.random) {
        case 0:
          model.items.insert(contentsOf: [model.fresh(), model.fresh()], at: place)
          change = "insert at \(place)"
        case 1 where model.items.count > 20:
          model.items.removeSubrange(place..<min(place + 2, model.items.count))
          change = "remove at \(place)"
        case 2:
          guard !model.items.isEmpty else { return }
          model.items[place].length = CGFloat(Int.random(in: 10...200, using: &model.random))
          change = "length at \(place)"
        case 3:
          model.header = CGFloat(Int.random(in: 0...150, using: &model.random))
          change = "header \(model.header)"
        case 4:
          model.items.shuffle(using: &model.random)
          change = "shuffle"
        case 5 where Int.random(in: 0..<4, using: &model.random) == 0:
          model.items = model.items.isEmpty ? (0..<100).map { _ in model.fresh() } : []
          change = "all of them"
        default: change = ""
        }
      }
      if change.isEmpty {
        switch Int.random(in: 0..<5, using: &model.random) {
        case 0:
          host.resize(to: CGSize(width: CGFloat(Int.random(in: 120...500, using: &model.random)), height: 440))
          change = "resize \(host.size.width)"
        case 1:
          if host.keyboard.finalInset > 0 { host.keyboard.hide() } else { host.keyboard.show(height: 210) }
          change = "keyboard \(host.keyboard.finalInset)"
          frames = 30
        default:
          let point = CGPoint(x: 60, y: 190)
          let delta = CGSize(
            width: .random(in: -600...600, using: &model.random), height: .random(in: -600...600, using: &model.random))
          if Bool.random(using: &model.random) { host.scroll(at: point, by: delta) } else { host.touchpad(at: point, by: delta) }
          change = "scroll \(delta)"
          frames = 20
        }
      } else {
        host.render()
      }
      if isAnimated { try host.settle() }
      for frame in 0..<frames {
        try check(host, model, content, threshold, "seed \(seed), step \(step), \(change), frame \(frame)")
        host.advance(by: TestHost.frameDuration)
      }
      try host.settle()
      try check(host, model, content, threshold, "seed \(seed), step \(step), \(change), at rest")
    }
    #expect(host.messages == [])
    host.close()
    #expect(model.visible.isEmpty)
  }
}
