import OrielKit
import SwiftUI

/// Pictures that can be selected and reordered, by pointer, by touch and by keyboard.
struct SelectionDemo: View {
  @State private var rows = [
    CollectionRow(section: Tray.roll, items: Array(1...18)), CollectionRow(section: Tray.kept, items: Array(19...24)),
  ]
  @State private var selection: Set<Int> = [3, 4, 8]

  var body: some View {
    VStack(spacing: 0) {
      DemoBar("Light table", note: "Arrows, Space and Shift select. Alt and arrows, or a drag, move.") {
        Button("Clear") { selection = [] }.buttonStyle(.bordered).disabled(selection.isEmpty).accessibilityIdentifier("clear-chosen")
        Button("Keep \(selection.count)") { keep() }
          .buttonStyle(.borderedProminent)
          .monospacedDigit()
          .disabled(selection.isEmpty)
          .accessibilityIdentifier("keep-chosen")
      }
      CollectionView(rows: $rows) { _, _ in
        let section = NSCollectionLayoutSection.adaptiveGrid(minimum: 116, aspectRatio: 1.4, spacing: 12)
        section.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 20, bottom: 16, trailing: 20)
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
      } cell: { _, number in
        Negative(number: number, isSelected: selection.contains(number))
      } supplementaryView: { _, path in
        HStack(alignment: .firstTextBaseline) {
          Text(rows[path.section].section.title).font(.headline)
          Text(note(on: rows[path.section].items)).font(.callout).monospacedDigit().foregroundStyle(.secondary)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.4)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
        .padding(.bottom, 6)
      }
      .selection($selection)
      .preferredFocus { $0 == .kept ? .first : .lastFocused }
      .accessibilityIdentifier("light-table")
    }
  }

  private func note(on numbers: [Int]) -> String {
    let chosen = numbers.count(where: selection.contains)
    return chosen == 0 ? "\(numbers.count)" : "\(numbers.count), \(chosen) chosen"
  }

  /// Appends the selected pictures to those that are kept, in their order.
  private func keep() {
    let chosen = rows.flatMap(\.items).filter(selection.contains)
    withAnimation {
      rows = rows.map { row in
        let others = row.items.filter { !selection.contains($0) }
        return CollectionRow(section: row.section, items: row.section == .kept ? others + chosen : others)
      }
      selection = []
    }
  }
}

private enum Tray: Hashable {
  case roll, kept

  var title: String {
    switch self {
    case .roll: "Roll 12"
    case .kept: "Kept"
    }
  }
}

private struct Negative: View {
  let number: Int
  let isSelected: Bool

  var body: some View {
    DrawnPicture(number: number)
      .clipShape(RoundedRectangle(cornerRadius: 8))
      .overlay(alignment: .bottomTrailing) {
        if isSelected {
          Image(systemName: "checkmark.circle.fill")
            .font(.title3)
            .symbolRenderingMode(.palette)
            .foregroundStyle(.white, Color.accentColor)
            .padding(6)
            .transition(.scale.combined(with: .opacity))
        }
      }
      .overlay {
        RoundedRectangle(cornerRadius: 8).strokeBorder(
          isSelected ? Color.accentColor : .primary.opacity(0.12), lineWidth: isSelected ? 3 : 1)
      }
      .animation(.easeOut(duration: 0.15), value: isSelected)
      .accessibilityElement()
      .accessibilityLabel("Picture \(number)")
      .accessibilityIdentifier("negative \(number)")
  }
}
