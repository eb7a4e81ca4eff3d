import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

/// The row under the anchor stays where it is in grids, horizontal stacks and lists, whichever row the anchor is.
@MainActor
@Suite("Anchoring by every anchor")
struct AnchoringVariantsTests {
  struct Item: Identifiable, Equatable {
    var id: Int
    var length: CGFloat
  }

  enum Content: CaseIterable {
    case stack, plain, grid, adaptiveGrid, list, horizontal, mirrored, horizontalGrid

    var isHorizontal: Bool {
      switch self {
      case .stack, .plain, .grid, .adaptiveGrid, .list: false
      case .horizontal, .mirrored, .horizontalGrid: true
      }
    }
  }

  enum Anchor: CaseIterable { case top, bottom, focused, named }

  @Observable @MainActor
  final class Model {
    var items: [Item] = []
    var header: CGFloat = 80
    var named = 0
    var focus: Int?
    @ObservationIgnored private var nextID = 0
    @ObservationIgnored var random: SeededGenerator

    init(seed: UInt64, count: Int) {
      random = SeededGenerator(seed: seed)
      items = (0..<count).map { _ in fresh() }
    }

    func fresh() -> Item {
      nextID += 1
      return Item(id: nextID - 1, length: CGFloat(Int.random(in: 20...120, using: &random)))
    }
  }

  private struct Page: View {
    let model: Model
    let content: Content
    let anchor: Anchor
    @FocusState private var focus: Int?

    private var scrollAnchor: ScrollAnchor {
      switch anchor {
      case .top: .top
      case .bottom: .bottom
      case .focused: .focused
      case .named: .id(model.named)
      }
    }

    private var cellAlignment: Alignment {
      switch (content.isHorizontal, anchor == .bottom) {
      case (false, false): .top
      case (false, true): .bottom
      case (true, false): .leading
      case (true, true): .trailing
      }
    }

    private var cells: some View {
      ForEach(model.items) { item in
        Text(verbatim: "Row \(item.id) tells a story that is long enough to need some lines where there is little room")
          .frame(
            minWidth: content.isHorizontal ? item.length : nil, maxWidth: content.isHorizontal ? item.length : nil,
            minHeight: content.isHorizontal ? nil : item.length + (content == .list ? 44 : 0), alignment: .top
          )
          .accessibilityElement(children: .ignore).accessibilityLabel("\(item.id)")
          .focusable().focused($focus, equals: item.id)
      }
    }

    @ViewBuilder private var scroll: some View {
      switch content {
      case .stack:
        ScrollView {
          Color.gray.frame(height: model.header)
          LazyVStack(spacing: 4) { cells }
        }
      case .plain:
        ScrollView {
          Color.gray.frame(height: model.header)
          VStack(spacing: 4) { cells }
        }
      case .grid:
        ScrollView {
          Color.gray.frame(height: model.header)
          LazyVGrid(columns: Array(repeating: GridItem(.flexible(), alignment: cellAlignment), count: 3), spacing: 4) { cells }
        }
      case .adaptiveGrid:
        ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: 110), alignment: cellAlignment)], spacing: 4) { cells } }
      case .list: List { cells.listRowInsets(EdgeInsets()) }
      case .horizontal, .mirrored:
        ScrollView(.horizontal) {
          HStack {
            Color.gray.frame(width: model.header)
            LazyHStack(spacing: 4) { cells }
          }
        }
      case .horizontalGrid:
        ScrollView(.horizontal) {
          LazyHGrid(rows: Array(repeating: GridItem(.fixed(90), alignment: cellAlignment), count: 3), spacing: 4) { cells }
        }
      }
    }

    var body: some View {
      scroll.scrollAnchor(scrollAnchor).onChange(of: model.focus) { focus = model.focus }
    }
  }

  /// Where an element's edges are along the axis, from the viewport's start, and how long the viewport is.
  @MainActor
  private struct Ruler {
    let content: Content
    let anchor: Anchor
    let host: TestHost

    var length: CGFloat { content.isHorizontal ? host.size.width : host.size.height - host.keyboard.inset }

    func span(_ frame: CGRect) -> ClosedRange<CGFloat> {
      guard content.isHorizontal else { return frame.minY...frame.maxY }
      return content == .mirrored ? length - frame.maxX...length - frame.minX : frame.minX...frame.maxX
    }

    var spans: [Int: ClosedRange<CGFloat>] {
      var result: [Int: ClosedRange<CGFloat>] = [:]
      for element in host.allElements { if let id = Int(element.label) { result[id] = span(element.frame) } }
      return result
    }

    /// What has to stay: how far the row's edge is from the viewport's.
    func place(_ span: ClosedRange<CGFloat>) -> CGFloat { anchor == .bottom ? span.upperBound - length : span.lowerBound }
  }

  @Test(
    "LS: the row under the anchor moves by no more than half a point in each frame, in every kind of container",
    arguments: Content.allCases, Anchor.allCases)
  func random(content: Content, anchor: Anchor) throws {
    for seed in SeededGenerator.seeds(1...1) { try run(content, anchor, seed) }
  }

  private func run(_ content: Content, _ anchor: Anchor, _ seed: UInt64) throws {
    let model = Model(seed: seed, count: content == .plain ? 120 : 600)
    let host = TestHost(
      size: CGSize(width: 340, height: 420), layoutDirection: content == .mirrored ? .rightToLeft : .leftToRight
    ) { Page(model: model, content: content, anchor: anchor) }
    let middle = CGPoint(x: 170, y: 100)
    let ruler = Ruler(content: content, anchor: anchor, host: host)
    func scroll(_ distance: CGFloat) throws {
      host.scroll(
        at: middle,
        by: content.isHorizontal
          ? CGSize(width: content == .mirrored ? -distance : distance, height: 0) : CGSize(width: 0, height: distance))
      try host.settle()
    }
    try scroll(3000)
    for step in 0..<60 {
      if step % 6 == 0 {
        // Away from the ends, where there is no room to give way.
        let place =
          ruler.spans.filter { $0.value.upperBound > 0.02 && $0.value.lowerBound < ruler.length }.keys
          .compactMap { id in model.items.firstIndex { $0.id == id } }.min() ?? 0
        let isLow = place < model.items.count / 3
        try scroll(.random(in: isLow ? 0...1200 : -1200...0, using: &model.random))
        let seen = ruler.spans.filter { $0.value.upperBound > 1 && $0.value.lowerBound < ruler.length - 1 }.keys.sorted()
        if anchor == .focused { model.focus = seen.randomElement(using: &model.random) }
        if anchor == .named { model.named = seen.randomElement(using: &model.random) ?? 0 }
        host.render()
        try host.settle()
      }
      let seen = ruler.spans.filter { $0.value.upperBound > 0.5 && $0.value.lowerBound < ruler.length - 0.5 }
      func index(_ id: Int) -> Int { model.items.firstIndex { $0.id == id } ?? -1 }
      let ordered =
        anchor == .bottom
        ? seen.sorted { (-$0.value.upperBound, -index($0.key)) < (-$1.value.upperBound, -index($1.key)) }
        : seen.sorted { ($0.value.lowerBound, index($0.key)) < ($1.value.lowerBound, index($1.key)) }
      var row = try #require(ordered.first, "seed \(seed), step \(step): nothing is seen")
      if let id = anchor == .focused ? model.focus : anchor == .named ? model.named : nil, let span = seen[id] { row = (id, span) }
      let before = ruler.place(row.value)
      let shown = index(row.key)
      let isNearEnd = shown < 40 || shown > model.items.count - 50
      let animation: Animation? = Bool.random(using: &model.random) ? .easeInOut(duration: 0.15) : nil
      var change = ""
      withAnimation(animation) {
        let place = Int.random(in: 0..<model.items.count, using: &model.random)
        // Often near what is seen.
        let near = min(max(0, shown + Int.random(in: -12...12, using: &model.random)), model.items.count - 1)
        let target = Bool.random(using: &model.random) ? place : near
        switch Int.random(in: 0..<9, using: &model.random) {
        case 0, 1:
          let new = (0..<Int.random(in: 1...5, using: &model.random)).map { _ in model.fresh() }
          model.items.insert(contentsOf: new, at: target)
          change = "insert \(new.count) at \(target)"
        case 2:
          let range = target..<min(model.items.count, target + 3)
          guard !range.contains(shown) else { return }
          model.items.removeSubrange(range)
          change = "remove \(range)"
        case 3, 4:
          guard target != shown else { return }
          model.items[target].length = CGFloat(Int.random(in: 20...150, using: &model.random))
          change = "length at \(target)"
        case 5:
          guard target != shown else { return }
          let item = model.items.remove(at: target)
          let other = min(Bool.random(using: &model.random) ? place : near, model.items.count)
          model.items.insert(item, at: other)
          change = "move \(target) to \(other)"
        case 6:
          model.header = CGFloat(Int.random(in: 0...200, using: &model.random))
          change = "header \(model.header)"
        default: break
        }
      }
      if change.isEmpty {
        switch Int.random(in: 0..<3, using: &model.random) {
        case 0:
          host.resize(to: CGSize(width: CGFloat(Int.random(in: 240...440, using: &model.random)), height: host.size.height))
          change = "resize \(host.size.width)"
        case 1:
          host.resize(to: CGSize(width: host.size.width, height: CGFloat(Int.random(in: 340...460, using: &model.random))))
          change = "resize height \(host.size.height)"
        default:
          if host.keyboard.finalInset > 0 { host.keyboard.hide() } else { host.keyboard.show(height: 180) }
          change = "keyboard \(host.keyboard.finalInset)"
        }
      }
      for frame in 0..<(animation == nil && !change.contains("keyboard") ? 2 : 34) {
        if frame == 0 { host.render() } else { host.advance(by: TestHost.frameDuration) }
        guard !isNearEnd else { continue }
        guard let now = ruler.spans[row.key].map(ruler.place), abs(now - before) <= 0.5 else {
          let now = ruler.spans[row.key].map(ruler.place)
          Issue.record(
            "seed \(seed), step \(step), \(change)\(animation == nil ? "" : " animated"), frame \(frame): row \(row.key) (index \(shown)) moved from \(before) to \(now.map { "\($0)" } ?? "nowhere")"
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
