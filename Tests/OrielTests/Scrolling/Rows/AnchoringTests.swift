import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

/// Tests that the row under the anchor keeps its position during any change of the others, in every kind of container.
@MainActor
@Suite("Scroll anchoring")
struct AnchoringTests {
  @Test(
    "LS: The row under the anchor moves by no more than half a point in each frame, in every kind of container",
    arguments: AnchoringContent.allCases, AnchoringAnchor.allCases)
  func random(content: AnchoringContent, anchor: AnchoringAnchor) throws {
    for seed in SeededGenerator.seeds(1...1) {
      let trial = AnchoringTrial(content: content, anchor: anchor, seed: seed)
      try trial.scroll(by: 3000)
      for step in 0..<SeededGenerator.steps(24) {
        if step % 6 == 0 { try trial.scrollSomewhere() }
        guard let fault = try trial.edit() else { continue }
        Issue.record("seed \(seed), step \(step): \(fault)")
        break
      }
      #expect(trial.host.messages == [], "seed \(seed)")
      trial.host.close()
      #expect(trial.host.leftovers() == [], "seed \(seed)")
    }
  }
}

extension AnchoringTests {
  @Observable @MainActor
  fileprivate final class Cells { var ids = Array(0..<300) }

  @Test(
    "A cell that leaves the anchored line doesn't scroll the content, and the remaining cells of the line stay in place",
    arguments: [ScrollAnchor.top, .bottom])
  func leavingCell(anchor: ScrollAnchor) throws {
    let cells = Cells()
    let host = TestHost(size: CGSize(width: 300, height: 200)) {
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3), spacing: 0) {
          ForEach(cells.ids, id: \.self) { Text(verbatim: "\($0)").frame(height: 50) }
        }
      }
      .scrollAnchor(anchor)
    }
    host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 1000))
    try host.settle()
    // The line at the edge loses a cell to a line on its other side.
    let (first, target) = anchor == .top ? (60, 48) : (69, 84)
    let kept = first + 1
    let before = try host.find("\(kept)").frame.midY
    #expect(anchor == .top ? before == 25 : before == 175)
    let leaving = anchor == .top ? first + 2 : first
    cells.ids.remove(at: leaving)
    cells.ids.insert(leaving, at: target)
    host.render()
    #expect(try host.find("\(kept)").frame.midY == before)
  }
}

/// Edits a container in a window at random.
@MainActor
private struct AnchoringTrial {
  let content: AnchoringContent
  let anchor: AnchoringAnchor
  let model: AnchoringModel
  let host: TestHost

  init(content: AnchoringContent, anchor: AnchoringAnchor, seed: UInt64) {
    self.content = content
    self.anchor = anchor
    let model = AnchoringModel(seed: seed, count: content == .plain ? 120 : 600)
    self.model = model
    host = TestHost(size: CGSize(width: 340, height: 420), layoutDirection: content == .mirrored ? .rightToLeft : .leftToRight) {
      AnchoringPage(model: model, content: content, anchor: anchor)
    }
  }

  // MARK: Visible rows

  private typealias Span = ClosedRange<CGFloat>

  /// The length of the viewport along the axis.
  private var length: CGFloat { content.isHorizontal ? host.size.width : host.size.height - host.keyboard.inset }

  private func span(_ frame: CGRect) -> Span {
    guard content.isHorizontal else { return frame.minY...frame.maxY }
    return content == .mirrored ? length - frame.maxX...length - frame.minX : frame.minX...frame.maxX
  }

  /// The spans of the rows along the axis, from the viewport's start.
  private var spans: [Int: Span] { rows.mapValues { span($0.frame) } }

  private var rows: [Int: Element] {
    var result: [Int: Element] = [:]
    for element in host.allElements { if let id = Int(element.label) { result[id] = element } }
    return result
  }

  private func seen(by points: CGFloat) -> [Int: Span] {
    spans.filter { $0.value.upperBound > points && $0.value.lowerBound < length - points }
  }

  /// Returns the distance that the anchor keeps: that of a point of the row to the corresponding point of the viewport.
  private func place(_ span: Span) -> CGFloat {
    span.lowerBound + (span.upperBound - span.lowerBound) * anchor.share - length * anchor.share
  }

  /// Returns the current position of a row, given its element from before the change. Searches only the element's box as long as the box
  /// belongs to that row, because reading all elements takes longer than a frame.
  private func place(of id: Int, before: Element?) -> CGFloat? {
    let own = before.map { $0.exists ? $0.node.box.allAccessibilityNodes : [] } ?? []
    if let row = own.first(where: { $0.label == "\(id)" }) { return place(span(row.frame)) }
    return spans[id].map(place)
  }

  /// Returns the anchored row and its span, or `nil` if no row is visible.
  private func anchored(in order: [Int]) -> (id: Int, span: Span)? {
    let seen = seen(by: 0.5)
    if let id = anchor == .focused ? model.focus : anchor == .named ? model.named : nil, let span = seen[id] { return (id, span) }
    let index = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    switch anchor {
    case .automatic, .top, .focused, .named:
      return seen.min { ($0.value.lowerBound, index[$0.key]!) < ($1.value.lowerBound, index[$1.key]!) }.map { ($0.key, $0.value) }
    case .bottom:
      return seen.max { ($0.value.upperBound, index[$0.key]!) < ($1.value.upperBound, index[$1.key]!) }.map { ($0.key, $0.value) }
    case .center:
      // The centers of a line's cells coincide; the line is as long as its longest cell.
      let lines = Dictionary(grouping: seen) { (place($0.value) * 4).rounded() }.sorted { $0.key < $1.key }.map(\.value)
      let line = lines.first { $0.contains { $0.value.upperBound > length / 2 } } ?? lines.last
      return line?.min { index[$0.key]! < index[$1.key]! }.map { ($0.key, $0.value) }
    }
  }

  // MARK: Actions

  func scroll(by distance: CGFloat) throws {
    let delta =
      content.isHorizontal ? CGSize(width: content == .mirrored ? -distance : distance, height: 0) : CGSize(width: 0, height: distance)
    host.scroll(at: CGPoint(x: 170, y: 100), by: delta)
    try host.settle()
  }

  /// Scrolls by a random distance away from the ends, where an offset can't be kept.
  func scrollSomewhere() throws {
    let order = model.order(in: content)
    let first = seen(by: 0).keys.compactMap { order.firstIndex(of: $0) }.min() ?? 0
    try scroll(by: .random(in: first < order.count / 3 ? 0...1200 : -1200...0, using: &model.random))
    let seen = seen(by: 1).keys.sorted()
    if anchor == .focused { model.focus = seen.randomElement(using: &model.random) }
    if anchor == .named { model.named = seen.randomElement(using: &model.random) ?? 0 }
    host.render()
    try host.settle()
  }

  /// Makes a random change that spares the anchored row. Returns a description of the fault if that row moves, or `nil`.
  func edit() throws -> String? {
    let order = model.order(in: content)
    guard let row = anchored(in: order), let shown = order.firstIndex(of: row.id) else { return "nothing is seen" }
    let (before, element) = (place(row.span), rows[row.id])
    let isNearEnd = shown < 40 || shown > order.count - 50
    let animation: Animation? = Bool.random(using: &model.random) ? .easeInOut(duration: 0.15) : nil
    var change = withAnimation(animation) { editItems(sparing: row.id) }
    if change.isEmpty { change = changeWindow() }
    for frame in 0..<(animation == nil && !change.contains("keyboard") ? 2 : 34) {
      if frame == 0 { host.render() } else { host.advance(by: TestHost.frameDuration) }
      let now = place(of: row.id, before: element)
      guard isNearEnd || now.map({ abs($0 - before) <= 0.5 }) == true else {
        return "\(change)\(animation == nil ? "" : " animated"), frame \(frame): row \(row.id) (index \(shown)) moved from \(before) to "
          + (now.map { "\($0)" } ?? "nowhere")
      }
      // No motion is left.
      if frame > 0, host.graph.isIdle { break }
    }
    try host.settle()
    return nil
  }

  private func editItems(sparing id: Int) -> String {
    let kept = model.items.firstIndex { $0.id == id }!
    // Half of the indexes are near the visible rows.
    func anywhere() -> Int {
      guard Bool.random(using: &model.random) else { return Int.random(in: 0..<model.items.count, using: &model.random) }
      return min(max(0, kept + Int.random(in: -12...12, using: &model.random)), model.items.count - 1)
    }
    let target = anywhere()
    switch Int.random(in: 0..<9, using: &model.random) {
    case 0, 1:
      let new = (0..<Int.random(in: 1...5, using: &model.random)).map { _ in model.fresh() }
      model.items.insert(contentsOf: new, at: target)
      return "insert \(new.count) at \(target)"
    case 2:
      let range = target..<min(model.items.count, target + 3)
      guard !range.contains(kept) else { return "" }
      model.items.removeSubrange(range)
      return "remove \(range)"
    case 3, 4:
      guard target != kept else { return "" }
      model.items[target].length = CGFloat(Int.random(in: 20...150, using: &model.random))
      return "length at \(target)"
    case 5:
      guard target != kept else { return "" }
      let item = model.items.remove(at: target)
      let other = anywhere()
      model.items.insert(item, at: other)
      return "move \(target) to \(other)"
    case 6:
      model.header = CGFloat(Int.random(in: 0...200, using: &model.random))
      return "header \(model.header)"
    default: return ""
    }
  }

  private func changeWindow() -> String {
    switch Int.random(in: 0..<3, using: &model.random) {
    case 0:
      host.resize(to: CGSize(width: CGFloat(Int.random(in: 240...440, using: &model.random)), height: host.size.height))
      return "resize \(host.size.width)"
    case 1:
      host.resize(to: CGSize(width: host.size.width, height: CGFloat(Int.random(in: 340...460, using: &model.random))))
      return "resize height \(host.size.height)"
    default:
      if host.keyboard.finalInset > 0 { host.keyboard.hide() } else { host.keyboard.show(height: 180) }
      return "keyboard \(host.keyboard.finalInset)"
    }
  }
}
