import Observation
import OrielTesting
import SwiftUI

@testable import OrielKit

/// The data and layouts that tests of collections share: data that changes, and the orthogonal section of CV-12.
@MainActor @Observable
final class CollectionStage {
  typealias Row = CollectionRow<String, String>

  var rows: [Row]
  var caption = ""
  var height: CGFloat = 180
  @ObservationIgnored var pressed: [String] = []
  @ObservationIgnored var action: () -> Void = {}

  init(_ rows: [Row]) { self.rows = rows }

  /// Returns sections named 0… with items named "section, item".
  static func rows(_ sections: Int, _ items: Int) -> [Row] {
    (0..<sections).map { section in Row(section: "\(section)", items: (0..<items).map { "\(section), \($0)" }) }
  }

  /// Forty sections of 20 items.
  static var shelves: CollectionStage { CollectionStage(rows(40, 20)) }

  /// Reorders the sections, so that the first ones are far away.
  func shuffle() {
    var rows = rows
    for index in rows.indices { rows.swapAt(index, (index * 7 + 13) % rows.count) }
    self.rows = rows
  }

  static func shelf(height: CGFloat = 180) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(320), heightDimension: .absolute(height)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0)
    section.interGroupSpacing = 40
    section.orthogonalScrollingBehavior = .continuous
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .topLeading)
    ]
    return section
  }

  static func grid(_ columns: Int, _ height: CGFloat = 40) -> NSCollectionLayoutSection {
    .grid(columns: columns, height: .absolute(height), spacing: 0)
  }

  func host<Content: View>(size: CGSize = CGSize(width: 1280, height: 720), @ViewBuilder _ content: @escaping () -> Content) -> TestHost {
    TestHost(size: size, content: content)
  }
}

/// The collection of CV-12: orthogonal sections with headers.
struct Shelves: View {
  let stage: CollectionStage

  var body: some View {
    CollectionView(rows: stage.rows) { _, _ in
      CollectionStage.shelf(height: stage.height)
    } cell: { _, item in
      Button {
        stage.pressed.append(item)
        stage.action()
      } label: {
        Text(verbatim: item).font(.title2).frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.blue.opacity(0.25))
      }
      .buttonStyle(.plain)
    } supplementaryView: { _, indexPath in
      Text(verbatim: "Section \(stage.rows[indexPath.section].section)\(stage.caption)")
        .font(.headline).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
  }
}

/// A grid of texts.
struct Cells: View {
  let stage: CollectionStage
  var columns = 4

  var body: some View {
    CollectionView(rows: stage.rows) { _, _ in
      CollectionStage.grid(columns)
    } cell: { indexPath, item in
      Text(verbatim: "\(item)\(stage.caption)")
    }
  }
}
