import Foundation
import OrielModel

/// A selection of several days in a calendar.
@MainActor
struct SelectedDays {
  let choice: SelectableDates
  let selection: Binding<Set<DateComponents>>
  /// The start of each selected day.
  private let days: Set<Date>

  init(choice: SelectableDates, selection: Binding<Set<DateComponents>>) {
    self.choice = choice
    self.selection = selection
    days = Set(selection.wrappedValue.compactMap(choice.day))
  }

  var first: Date? { days.min() }

  func contains(_ day: Date) -> Bool { days.contains(choice.calendar.startOfDay(for: day)) }

  /// Selects a day, or deselects it.
  func toggle(_ date: Date) {
    guard choice.canChoose(day: date) else { return }
    let day = choice.calendar.startOfDay(for: date)
    if days.contains(day) {
      selection.wrappedValue = selection.wrappedValue.filter { choice.day($0) != day }
    } else {
      selection.wrappedValue.insert(choice.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    }
  }
}

extension SelectableDates {
  /// Returns the start of the day with the given components, or `nil` if the components don't identify a day. Components without a calendar
  /// use this calendar.
  func day(_ parts: DateComponents) -> Date? {
    guard parts.day != nil, parts.month != nil, parts.year != nil else { return nil }
    var calendar = parts.calendar ?? calendar
    calendar.timeZone = self.calendar.timeZone
    var day = DateComponents(era: parts.era, year: parts.year, month: parts.month, day: parts.day)
    day.isLeapMonth = parts.isLeapMonth
    return calendar.date(from: day).map(self.calendar.startOfDay)
  }
}
