import Foundation
import Observation
import Oriel
import OrielTesting

/// The scrolled content of the anchoring tests.
enum AnchoringContent: CaseIterable {
  case stack, bareStack, plain, sections, grid, adaptiveGrid, list, horizontal, mirrored, horizontalGrid

  var isHorizontal: Bool {
    switch self {
    case .stack, .bareStack, .plain, .sections, .grid, .adaptiveGrid, .list: false
    case .horizontal, .mirrored, .horizontalGrid: true
    }
  }
}

/// The row that keeps its position.
enum AnchoringAnchor: CaseIterable {
  case automatic, top, center, bottom, focused, named

  /// The fraction of the viewport's length, and of the row's own, at which the position is kept.
  var share: CGFloat {
    switch self {
    case .automatic, .top, .focused, .named: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}

struct AnchoringItem: Identifiable, Equatable {
  var id: Int
  var length: CGFloat
}

@Observable @MainActor
final class AnchoringModel {
  var items: [AnchoringItem] = []
  var header: CGFloat = 80
  var named = 0
  var focus: Int?
  @ObservationIgnored private var nextID = 0
  @ObservationIgnored var random: SeededGenerator

  init(seed: UInt64, count: Int) {
    random = SeededGenerator(seed: seed)
    items = (0..<count).map { _ in fresh() }
  }

  func fresh() -> AnchoringItem {
    nextID += 1
    return AnchoringItem(id: nextID - 1, length: CGFloat(Int.random(in: 20...120, using: &random)))
  }

  /// Returns the items of a section. Containers without sections show all items.
  func items(inFirst isFirst: Bool) -> [AnchoringItem] { items.filter { ($0.id % 4 == 0) == isFirst } }

  /// Returns the ids from the first row to the last.
  func order(in content: AnchoringContent) -> [Int] {
    (content == .sections ? items(inFirst: true) + items(inFirst: false) : items).map(\.id)
  }
}

struct AnchoringPage: View {
  let model: AnchoringModel
  let content: AnchoringContent
  let anchor: AnchoringAnchor
  @FocusState private var focus: Int?

  private var scrollAnchor: ScrollAnchor {
    switch anchor {
    case .automatic: .automatic
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    case .focused: .focused
    case .named: .id(model.named)
    }
  }

  /// The alignment of cells that are smaller than their line: the anchored edge.
  private var cellAlignment: Alignment {
    switch (content.isHorizontal, anchor.share) {
    case (_, 0.5): .center
    case (false, 0): .top
    case (false, _): .bottom
    case (true, 0): .leading
    case (true, _): .trailing
    }
  }

  private func cells(_ items: [AnchoringItem]) -> some View {
    ForEach(items) { item in
      Text(verbatim: "Row \(item.id) tells a story that is long enough to need some lines where there is little room")
        .frame(
          minWidth: content.isHorizontal ? item.length : nil, maxWidth: content.isHorizontal ? item.length : nil,
          minHeight: content.isHorizontal ? nil : item.length + (content == .list ? 44 : 0), alignment: .top
        )
        .accessibilityElement(children: .ignore).accessibilityLabel(String(item.id))
        .focusable().focused($focus, equals: item.id)
    }
  }

  private var cells: some View { cells(model.items) }

  private var header: some View {
    Color.gray.frame(width: content.isHorizontal ? model.header : nil, height: content.isHorizontal ? nil : model.header)
  }

  @ViewBuilder private var scroll: some View {
    switch content {
    case .stack:
      ScrollView {
        header
        LazyVStack(spacing: 4) { cells }
      }
    case .bareStack: ScrollView { LazyVStack(spacing: 4) { cells } }
    case .plain:
      ScrollView {
        header
        VStack(spacing: 4) { cells }
      }
    case .sections:
      ScrollView {
        LazyVStack(spacing: 0) {
          Section {
            cells(model.items(inFirst: true))
          } header: {
            Text("First").frame(height: model.header)
          }
          Section {
            cells(model.items(inFirst: false))
          } header: {
            Text("Second")
          }
        }
      }
    case .grid:
      ScrollView {
        header
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), alignment: cellAlignment), count: 3), spacing: 4) { cells }
      }
    case .adaptiveGrid:
      ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: 110), alignment: cellAlignment)], spacing: 4) { cells } }
    case .list: List { cells.listRowInsets(EdgeInsets()) }
    case .horizontal, .mirrored:
      ScrollView(.horizontal) {
        HStack {
          header
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
