import OrielKit
import SwiftUI

/// Two orthogonal sections: the layout places cells side by side, and a handler sets the appearance of the cells by their positions.
struct CarouselDemo: View {
  @State private var chosen: Int?

  private static let rows = [
    CollectionRow(section: 0, items: Array(0..<40)), CollectionRow(section: 1, items: Array(100..<160)),
  ]

  var body: some View {
    VStack(spacing: 0) {
      DemoBar("Carousel", note: chosen.map { "Picture \($0 + 1)" } ?? "Cells are scaled, rotated and faded while they scroll") {
        EmptyView()
      }
      CollectionView(rows: Self.rows) { section, _ in
        section == 0 ? Self.carousel : Self.arc
      } cell: { _, number in
        Button {
          chosen = number
        } label: {
          DrawnPicture(number: number)
            .clipShape(RoundedRectangle(cornerRadius: 14))
            .overlay { RoundedRectangle(cornerRadius: 14).strokeBorder(Color.white.opacity(0.35), lineWidth: 1) }
            .contentShape(RoundedRectangle(cornerRadius: 14))
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Picture \(number + 1)")
        .accessibilityIdentifier("turning \(number)")
      }
      .accessibilityIdentifier("carousel")
    }
  }

  /// A carousel whose centered cell is the largest.
  private static var carousel: NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection.shelf(
      width: .absolute(360), height: .absolute(240), spacing: 0, behavior: .groupPagingCentered)
    section.contentInsets = NSDirectionalEdgeInsets(top: 28, leading: 0, bottom: 28, trailing: 0)
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      for item in items where item.representedElementCategory == .cell {
        let distance = (item.frame.midX - offset.x - environment.container.contentSize.width / 2) / item.frame.width
        let share = min(abs(distance), 2)
        item.transform = CGAffineTransform(scaleX: 1 - 0.18 * share, y: 1 - 0.18 * share)
        item.alpha = 1 - 0.28 * share
        // The cell moves towards the center, behind the centered cell.
        item.center.x -= distance * 58
        item.zIndex = -Int((share * 100).rounded())
      }
    }
    return section
  }

  /// Cells on an arc whose center is below the window.
  private static var arc: NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection.shelf(
      width: .absolute(120), height: .absolute(160), spacing: 14, behavior: .continuousGroupLeadingBoundary)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 90, trailing: 20)
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      let radius: CGFloat = 1_100
      for item in items where item.representedElementCategory == .cell {
        let distance = item.frame.midX - offset.x - environment.container.contentSize.width / 2
        let angle = asin(min(max(distance / radius, -1), 1))
        item.transform = CGAffineTransform(rotationAngle: angle)
        item.center.y += radius * (1 - cos(angle))
      }
    }
    return section
  }
}
