import OrielKit
import SwiftUI

/// A million cells. Pressed cells keep their state, regardless of how far the user scrolls.
struct MillionCellsDemo: View {
  @State private var size = CellSize.medium

  private static let rows = [CollectionRow(section: 0, items: Array(0..<1_000_000))]

  var body: some View {
    VStack(spacing: 0) {
      DemoBar("A million cells", note: "Press some, pinch, and scroll back to them later") {
        SegmentedRow(CellSize.allCases, selection: $size.animation(.spring(duration: 0.45)), title: \.title) { "cells-\($0.rawValue)" }
      }
      CollectionView(rows: Self.rows) { _, _ in
        let section = NSCollectionLayoutSection.adaptiveGrid(minimum: size.minimum, spacing: 4)
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
        return section
      } cell: { _, number in
        NumberCell(number: number)
      }
      .interactiveLayoutTransition($size, among: CellSize.allCases, scale: 1.7)
      .accessibilityIdentifier("million-cells")
    }
  }
}

private enum CellSize: String, CaseIterable {
  case small, medium, large

  var title: String { rawValue.capitalized }

  var minimum: CGFloat {
    switch self {
    case .small: 44
    case .medium: 76
    case .large: 150
    }
  }
}

private struct NumberCell: View {
  let number: Int
  @State private var isPressed = false

  var body: some View {
    Button {
      isPressed.toggle()
    } label: {
      Text(number, format: .number.grouping(.never))
        .font(.caption)
        .monospacedDigit()
        .lineLimit(1)
        .minimumScaleFactor(0.3)
        .padding(3)
        .foregroundStyle(isPressed ? Color.white : Color.primary)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(
          isPressed ? Color.accentColor : Color(hue: Double(number * 7 % 360) / 360, saturation: 0.55, brightness: 0.75).opacity(0.22),
          in: RoundedRectangle(cornerRadius: 8))
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("cell \(number)")
  }
}
