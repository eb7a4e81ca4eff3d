import Oriel
import OrielKit

/// The height of a row of cells, including the spacing.
let cellHeight = 100.0

/// The cells that are compared with other toolkits' grids, in one of the two views that show them.
struct ScrolledCells<Content: View>: View {
  let handle: ScrollHandle
  @ViewBuilder let content: Content

  var body: some View {
    ScrollViewReader { proxy in
      handle.scroll = { proxy.scrollTo(y: $0) }
      return content
    }
    .background(Color.white)
  }
}

struct ScrolledGrid: View {
  let handle: ScrollHandle

  var body: some View {
    ScrollView(showsIndicators: false) {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 4), spacing: 0) {
        ForEach(0..<1_000_000, id: \.self) { ScrolledCell(number: $0, handle: handle) }
      }
    }
  }
}

struct ScrolledCollection: View {
  let handle: ScrollHandle

  private static let rows = [CollectionRow(section: 0, items: Array(0..<1_000_000))]

  var body: some View {
    CollectionView(rows: Self.rows) { _, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 4), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(cellHeight)),
        subitems: [item])
      return NSCollectionLayoutSection(group: group)
    } cell: { _, number in
      ScrolledCell(number: number, handle: handle)
    }
  }
}

private struct ScrolledCell: View {
  let number: Int
  let handle: ScrollHandle

  private static let shades = [
    Color(red: 0.84, green: 0.91, blue: 0.98), Color(red: 0.87, green: 0.95, blue: 0.88), Color(red: 0.98, green: 0.91, blue: 0.83),
  ]

  var body: some View {
    handle.rowsBuilt += 1
    return Text(verbatim: "Cell \(number)").font(.system(size: 13)).foregroundStyle(Color.black)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .frame(height: cellHeight - 8)
      .background(Self.shades[number % 3], in: RoundedRectangle(cornerRadius: 8))
      .padding(4)
  }
}
