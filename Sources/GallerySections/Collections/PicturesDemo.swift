import OrielKit
import SwiftUI

/// A hundred thousand pictures in one of three layouts, with animated and interactive transitions between the layouts.
struct PicturesDemo: View {
  @State private var arrangement = Arrangement.mosaic
  @State private var chosen: Int?

  private static let rows = [CollectionRow(section: 0, items: Array(0..<100_000))]

  private var note: String {
    chosen.map { "Picture \($0 + 1) of 100,000" } ?? "100,000, drawn as they appear. Pinch, or use Ctrl and the wheel"
  }

  var body: some View {
    VStack(spacing: 0) {
      DemoBar("Pictures", note: note) {
        SegmentedRow(Arrangement.allCases, selection: $arrangement.animation(.spring(duration: 0.5)), title: \.title) {
          "pictures-\($0.rawValue)"
        }
      }
      CollectionView(rows: Self.rows) { _, _ in
        arrangement.layout
      } cell: { _, number in
        Button {
          chosen = number
        } label: {
          DrawnPicture(number: number)
            .clipShape(RoundedRectangle(cornerRadius: 6))
            .overlay { if chosen == number { RoundedRectangle(cornerRadius: 6).strokeBorder(Color.accentColor, lineWidth: 4) } }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Picture \(number + 1)")
        .accessibilityIdentifier("picture \(number)")
      }
      .interactiveLayoutTransition($arrangement, among: [.grid, .waterfall, .mosaic])
      .accessibilityIdentifier("pictures")
    }
  }
}

private enum Arrangement: String, CaseIterable {
  case mosaic, waterfall, grid

  var title: String {
    switch self {
    case .mosaic: "Mosaic"
    case .waterfall: "Waterfall"
    case .grid: "Grid"
    }
  }

  @MainActor var layout: NSCollectionLayoutSection {
    let section: NSCollectionLayoutSection
    switch self {
    case .mosaic: section = .mosaic(spacing: 6)
    case .waterfall:
      section = .waterfall(minimum: 150, spacing: 6) { item, width in
        var numbers = DeterministicNumbers(seed: item)
        return (width * (0.65 + CGFloat(numbers.next(80)) / 100)).rounded()
      }
    case .grid: section = .adaptiveGrid(minimum: 92, spacing: 6)
    }
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
    return section
  }
}
