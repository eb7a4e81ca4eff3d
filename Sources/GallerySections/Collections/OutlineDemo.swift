import OrielKit
import SwiftUI

/// A section that shows a tree: arrows expand and collapse items, and a swipe removes them.
struct OutlineDemo: View {
  @State private var source = Self.makeSource()

  private static let tree: [(place: String, parent: String?)] = [
    ("Baltic Sea", nil), ("Germany", "Baltic Sea"), ("Kiel", "Germany"), ("Rostock", "Germany"), ("Poland", "Baltic Sea"),
    ("Gdynia", "Poland"),
    ("Sopot", "Poland"), ("Sweden", "Baltic Sea"), ("Visby", "Sweden"), ("Karlskrona", "Sweden"), ("Adriatic Sea", nil),
    ("Croatia", "Adriatic Sea"), ("Split", "Croatia"), ("Zadar", "Croatia"), ("Italy", "Adriatic Sea"), ("Trieste", "Italy"),
    ("Ancona", "Italy"), ("North Sea", nil), ("Norway", "North Sea"), ("Bergen", "Norway"), ("Stavanger", "Norway"),
    ("Skagen", "North Sea"),
  ]

  private static func makeSource() -> CollectionDataSource<Int, String> {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    for (place, parent) in tree { outline.append([place], to: parent) }
    outline.expand(["Baltic Sea", "Sweden"])
    let source = CollectionDataSource<Int, String>()
    source.apply(outline, to: 0, animatingDifferences: false)
    return source
  }

  private let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))

  var body: some View {
    VStack(spacing: 0) {
      DemoBar(
        "Outline", note: "\(source.snapshot(for: 0).items.count) places. An arrow expands a place, a swipe to the left removes it."
      ) {
        Button("Expand all") { setAll(isOpen: true) }.buttonStyle(.bordered).accessibilityIdentifier("open-all")
        Button("Collapse all") { setAll(isOpen: false) }.buttonStyle(.bordered).accessibilityIdentifier("close-all")
      }
      CollectionView(dataSource: source, collectionViewLayout: layout) { _, place in
        Text(place)
          .padding(.vertical, 10)
          .outlineDisclosure(for: place, in: source)
          .padding(.horizontal, 16)
          .frame(minHeight: 44)
          .swipeActions { Button("Remove", role: .destructive) { remove(place) } }
          .accessibilityElement(children: .contain)
          .accessibilityIdentifier("place \(place)")
      }
      .accessibilityIdentifier("outline")
    }
  }

  private func setAll(isOpen: Bool) {
    var outline = source.snapshot(for: 0)
    if isOpen { outline.expand(outline.items) } else { outline.collapse(outline.items) }
    source.apply(outline, to: 0)
  }

  private func remove(_ place: String) {
    var outline = source.snapshot(for: 0)
    outline.delete([place])
    source.apply(outline, to: 0)
  }
}
