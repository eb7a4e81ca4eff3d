import OrielKit
import SwiftUI

/// Orthogonal sections that scroll by pages. Each page starts with the card that the previous page truncates, so that every card can be
/// fully visible.
struct ShelfPagesDemo: View {
  @State private var focus = CollectionPreferredFocus.lastFocused
  @State private var chosen: String?

  private static let rows = Shelf.allCases.map { shelf in
    CollectionRow(section: shelf, items: (1...shelf.count).map { Cover(shelf: shelf, number: $0) })
  }

  var body: some View {
    VStack(spacing: 0) {
      DemoBar("Pages", note: chosen ?? "Arrow keys turn the pages. The card that the focus enters a shelf at:") {
        SegmentedRow([.first, .lastFocused, .nearest], selection: $focus) {
          switch $0 {
          case .first: "First"
          case .lastFocused: "Last"
          case .nearest: "Nearest"
          }
        } identifier: {
          "focus-\($0)"
        }
      }
      CollectionView(rows: Self.rows) { index, _ in
        Self.rows[index].section.layout
      } cell: { _, cover in
        Button {
          chosen = cover.title
        } label: {
          DrawnPicture(number: cover.number + cover.shelf.count * 7)
            .overlay { LinearGradient(colors: [.black.opacity(0.5), .clear], startPoint: .top, endPoint: .center) }
            .overlay(alignment: .topLeading) {
              Text(cover.title)
                .font(.headline)
                .foregroundStyle(.white)
                .lineLimit(1)
                .minimumScaleFactor(0.4)
                .padding(12)
            }
        }
        .buttonStyle(.card)
        .accessibilityLabel(cover.title)
        .accessibilityIdentifier("cover \(cover.shelf) \(cover.number)")
      } supplementaryView: { _, path in
        Text(Self.rows[path.section].section.title)
          .font(.headline)
          .lineLimit(1)
          .minimumScaleFactor(0.4)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
      }
      .preferredFocus(focus)
      .accessibilityIdentifier("pages")
    }
  }
}

/// A section of pages: of covers side by side, or of groups.
private enum Shelf: CaseIterable, Hashable {
  case magazines, prints

  var title: String {
    switch self {
    case .magazines: "Magazines"
    case .prints: "Prints, in groups of three"
    }
  }

  var count: Int {
    switch self {
    case .magazines: 14
    case .prints: 24
    }
  }

  @MainActor var layout: NSCollectionLayoutSection {
    let section: NSCollectionLayoutSection
    switch self {
    case .magazines: section = .shelf(width: .absolute(132), height: .absolute(168), spacing: 20)
    case .prints:
      section = NSCollectionLayoutSection(group: Self.printGroup)
      section.interGroupSpacing = 20
    }
    section.orthogonalScrollingBehavior = .paging
    // Space for a card that is larger while it is focused.
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 24, bottom: 20, trailing: 24)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(36)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .topLeading)
    ]
    return section
  }

  /// A group of a large print beside two small ones.
  @MainActor private static var printGroup: NSCollectionLayoutGroup {
    func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }
    let large = NSCollectionLayoutItem(layoutSize: size(.absolute(210), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(78)))
    let pair = NSCollectionLayoutGroup.vertical(layoutSize: size(.absolute(130), .fractionalHeight(1)), subitems: [small])
    pair.interItemSpacing = .fixed(20)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.absolute(360), .absolute(176)), subitems: [large, pair])
    group.interItemSpacing = .fixed(20)
    return group
  }
}

private struct Cover: Hashable {
  let shelf: Shelf
  let number: Int

  var title: String {
    switch shelf {
    case .magazines: "Issue \(number)"
    case .prints: "Print \(number)"
    }
  }
}
