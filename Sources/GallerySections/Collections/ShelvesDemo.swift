import OrielKit
import SwiftUI

/// Forty orthogonal sections of twenty buttons. Pressing a button shuffles the sections.
struct ShelvesDemo: View {
  @State private var rows = (0..<40).map { section in
    CollectionRow(section: section, items: (0..<20).map { "\(section), \($0)" })
  }
  @State private var shuffles = 0

  var body: some View {
    VStack(spacing: 0) {
      DemoBar("Shelves", note: shuffles == 1 ? "Shuffled once" : "Shuffled \(shuffles) times") {
        Button("Shuffle", action: shuffle).buttonStyle(.bordered).accessibilityIdentifier("shuffle")
      }
      CollectionView(rows: rows) { _, _ in
        Self.shelf
      } cell: { _, item in
        ShelfButton(title: item, action: shuffle)
      } supplementaryView: { _, path in
        Text("Section \(rows[path.section].section)")
          .font(.headline)
          .lineLimit(1)
          .minimumScaleFactor(0.4)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      }
      .accessibilityIdentifier("shelves")
    }
  }

  private func shuffle() {
    shuffles += 1
    rows.shuffle()
  }

  private static var shelf: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(320), heightDimension: .absolute(180)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    section.interGroupSpacing = 40
    section.orthogonalScrollingBehavior = .continuous
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .topLeading)
    ]
    return section
  }
}

private struct ShelfButton: View {
  let title: String
  let action: @MainActor () -> Void

  private var hue: Double { Double((Int(title.prefix { $0 != "," }) ?? 0) * 9 % 360) / 360 }

  var body: some View {
    Button(action: action) {
      Text(title)
        .font(.title2)
        .fontWeight(.semibold)
        .monospacedDigit()
        .lineLimit(1)
        .minimumScaleFactor(0.4)
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(
          LinearGradient(
            colors: [Color(hue: hue, saturation: 0.5, brightness: 0.72), Color(hue: hue, saturation: 0.75, brightness: 0.46)],
            startPoint: .topLeading, endPoint: .bottomTrailing))
    }
    .buttonStyle(.card)
    .accessibilityIdentifier("shelf \(title)")
  }
}
