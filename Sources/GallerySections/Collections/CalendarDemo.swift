import OrielKit
import SwiftUI

/// The days of twenty years, in one section per month.
struct CalendarDemo: View {
  @State private var chosen: Day?

  private static let months = Month.all
  private static let rows = months.map { CollectionRow(section: $0, items: $0.cells) }

  var body: some View {
    VStack(spacing: 0) {
      DemoBar("Calendar", note: chosen?.date.formatted(date: .complete, time: .omitted) ?? "\(Self.months.count) months") {}
      CollectionView(rows: Self.rows) { _, _ in
        Self.layout
      } cell: { _, day in
        DayCell(day: day, isSelected: day == chosen) { chosen = day }
      } supplementaryView: { _, path in
        Text(Self.months[path.section].title)
          .font(.headline)
          .lineLimit(1)
          .minimumScaleFactor(0.4)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
          .padding(.horizontal, 6)
          .background(.background)
      }
      .background(.background)
      .accessibilityIdentifier("calendar")
    }
  }

  private static var layout: NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection.grid(columns: 7, height: .absolute(56), spacing: 2)
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 24, trailing: 20)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    return section
  }
}

private struct Month: Hashable {
  let start: Date

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    calendar.firstWeekday = 2
    return calendar
  }()

  static var all: [Month] {
    let first = calendar.date(from: DateComponents(year: 2020, month: 1, day: 1)) ?? Date(timeIntervalSince1970: 0)
    return (0..<240).compactMap { calendar.date(byAdding: .month, value: $0, to: first) }.map(Month.init)
  }

  var title: String { start.formatted(Date.FormatStyle(timeZone: TimeZone(secondsFromGMT: 0) ?? .current).month(.wide).year()) }

  /// The days of the month, preceded by empty cells for the weekdays before the first day.
  var cells: [Day] {
    let weekday = Self.calendar.component(.weekday, from: start)
    let count = Self.calendar.range(of: .day, in: .month, for: start)?.count ?? 0
    let before = (weekday - Self.calendar.firstWeekday + 7) % 7
    return (0..<before + count).map { cell in
      Day(
        date: Self.calendar.date(byAdding: .day, value: cell - before, to: start) ?? start, number: cell < before ? nil : cell - before + 1)
    }
  }
}

private struct Day: Hashable {
  let date: Date
  /// The number of the day, or `nil` for an empty cell before the first day.
  let number: Int?
}

private struct DayCell: View {
  let day: Day
  let isSelected: Bool
  let action: @MainActor () -> Void

  var body: some View {
    if let number = day.number {
      Button(action: action) {
        Text("\(number)")
          .monospacedDigit()
          .fontWeight(isSelected ? .semibold : .regular)
          .foregroundStyle(isSelected ? Color.white : Color.primary)
          .lineLimit(1)
          .minimumScaleFactor(0.5)
          // Seven columns can't fit larger text.
          .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
          .frame(width: 36, height: 36)
          .background(isSelected ? Color.accentColor : Color.clear, in: Circle())
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier("day \(number)")
    }
  }
}
