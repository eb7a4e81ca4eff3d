import Foundation
import OrielModel

/// Several days of a calendar.
@MainActor
struct ChosenDays {
  let choice: DateChoice
  let selection: Binding<Set<DateComponents>>
  /// The moments at which the days begin.
  private let days: Set<Date>

  init(choice: DateChoice, selection: Binding<Set<DateComponents>>) {
    self.choice = choice
    self.selection = selection
    days = Set(selection.wrappedValue.compactMap(choice.day))
  }

  var first: Date? { days.min() }

  func contains(_ day: Date) -> Bool { days.contains(choice.calendar.startOfDay(for: day)) }

  /// Chooses a day, or no longer.
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

extension DateChoice {
  /// The moment at which a day begins that is given in parts; nil for parts that are no day. They mean this calendar where they name none.
  func day(_ parts: DateComponents) -> Date? {
    guard parts.day != nil, parts.month != nil, parts.year != nil else { return nil }
    var calendar = parts.calendar ?? calendar
    calendar.timeZone = self.calendar.timeZone
    var day = DateComponents(era: parts.era, year: parts.year, month: parts.month, day: parts.day)
    day.isLeapMonth = parts.isLeapMonth
    return calendar.date(from: day).map(self.calendar.startOfDay)
  }
}
