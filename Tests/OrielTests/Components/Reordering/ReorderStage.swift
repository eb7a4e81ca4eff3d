import Foundation
import Observation
import Oriel
import OrielTesting

/// Collections of items and the movements that a container of reorderable views has reported.
@MainActor @Observable
final class ReorderStage {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String { "Item \(id)" }
  }

  struct Column: Identifiable {
    let id: String
    var items: [Item]
  }

  var columns: [Column]
  var isEnabled = true
  var accepts = true
  /// The movements: the identifiers of the items, the position, and the collection unless it is the only one.
  var log: [String] = []

  init(_ counts: [Int]) {
    var next = 0
    columns = zip(["a", "b", "c"], counts).map { id, count in
      defer { next += count }
      return Column(id: id, items: (next..<next + count).map { Item(id: $0) })
    }
  }

  var items: [Item] {
    get { columns[0].items }
    set { columns[0].items = newValue }
  }

  var order: [[Int]] { columns.map { $0.items.map(\.id) } }

  func move(_ difference: ReorderDifference<Int, ReorderableSingleCollectionIdentifier>) {
    move(difference.sources, difference.destination.position.target, to: "a")
    log.append("\(difference.sources) before \(difference.destination.position.target.map(String.init) ?? "end")")
  }

  func move(_ difference: ReorderDifference<Int, String>) {
    let destination = difference.destination
    move(difference.sources, destination.position.target, to: destination.collectionID)
    log.append(
      "\(difference.sources) before \(destination.position.target.map(String.init) ?? "end") of \(destination.collectionID)")
  }

  private func move(_ sources: [Int], _ target: Int?, to column: String) {
    guard accepts, let index = columns.firstIndex(where: { $0.id == column }) else { return }
    for index in columns.indices { columns[index].items.removeAll { sources.contains($0.id) } }
    let offset = target.flatMap { target in columns[index].items.firstIndex { $0.id == target } } ?? columns[index].items.count
    columns[index].items.insert(contentsOf: sources.map { Item(id: $0) }, at: offset)
  }
}

extension ReorderDifference.Destination.Position {
  var target: ItemID? {
    switch self {
    case .before(let id): id
    case .end: nil
    }
  }
}

/// A container of one reorderable collection, in one of the layouts.
struct ReorderStageView: View {
  enum Kind: String, CaseIterable {
    case vStack, hStack, lazyVStack, lazyHStack, lazyVGrid, lazyHGrid, custom, list

    var isHorizontal: Bool { self == .hStack || self == .lazyHStack }
  }

  let stage: ReorderStage
  let kind: Kind

  var body: some View {
    layout.reorderContainer(for: ReorderStage.Item.self, isEnabled: stage.isEnabled) { stage.move($0) }
  }

  @ViewBuilder private var layout: some View {
    switch kind {
    case .vStack: ScrollView { VStack(spacing: 10) { cells } }
    case .hStack: ScrollView(.horizontal) { HStack(spacing: 10) { cells } }
    case .lazyVStack: ScrollView { LazyVStack(spacing: 10) { cells } }
    case .lazyHStack: ScrollView(.horizontal) { LazyHStack(spacing: 10) { cells } }
    case .lazyVGrid: ScrollView { LazyVGrid(columns: [GridItem(.fixed(90)), GridItem(.fixed(90)), GridItem(.fixed(90))]) { cells } }
    case .lazyHGrid: ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(.fixed(60)), GridItem(.fixed(60))]) { cells } }
    case .custom: Staircase { cells }
    case .list: List { cells }.listStyle(.plain)
    }
  }

  private var cells: some DynamicViewContent {
    ForEach(stage.items) { item in
      Text(verbatim: item.name)
        .frame(width: kind == .list ? nil : 90, height: kind == .list ? 22 : 50)
        .background(Color(hue: Double(item.id) / 10, saturation: 1, brightness: 0.8))
    }
    .reorderable()
  }
}

/// A layout that places its subviews diagonally.
private struct Staircase: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 320, height: 440) }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      subview.place(at: CGPoint(x: bounds.minX + CGFloat(index) * 45, y: bounds.minY + CGFloat(index) * 60), proposal: .unspecified)
    }
  }
}

@MainActor
extension TestHost {
  /// Returns a Boolean value that indicates whether the text of an item is at a place, except for the width of its digits.
  func isItem(_ item: Int, at place: CGRect) throws -> Bool {
    let frame = try find("Item \(item)").frame
    return abs(frame.midX - place.midX) < 4 && abs(frame.midY - place.midY) < 0.5
  }

  /// Presses an item, and moves it in steps to a point without releasing it.
  func lift(_ item: Int, to point: CGPoint) throws {
    let start = try find("Item \(item)").center
    pointerDown(at: start)
    if usesTouch { advance(by: 0.6) }
    for step in 1...10 {
      let share = CGFloat(step) / 10
      advance(by: TestHost.frameDuration)
      pointerMove(to: CGPoint(x: start.x + (point.x - start.x) * share, y: start.y + (point.y - start.y) * share))
    }
    advance(by: 0.4)
  }
}
