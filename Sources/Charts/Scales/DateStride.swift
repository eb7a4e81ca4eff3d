import Foundation

/// A step of a number of calendar units.
struct DateStride: Hashable, Sendable {
  var component: Calendar.Component
  var count: Int

  /// Returns the last date at or before a date at which a stride starts, or `nil` if the calendar can't determine it.
  func floor(_ date: Date, in calendar: Calendar) -> Date? {
    guard var begin = calendar.dateInterval(of: component, for: date)?.start else { return nil }
    guard count > 1 else { return begin }
    // Strides restart with the next larger unit: hours of a day, days of a month, months of a year.
    var steps = 0
    while !begins(at: begin, in: calendar), steps < 1000 {
      guard let before = calendar.date(byAdding: component, value: -1, to: begin),
        let start = calendar.dateInterval(of: component, for: before)?.start, start < begin
      else { return begin }
      begin = start
      steps += 1
    }
    return begin
  }

  /// Returns the first date after a date at which a stride starts.
  func next(after date: Date, in calendar: Calendar) -> Date? {
    var date = date
    for _ in 0..<1000 {
      // Advance by one unit at a time, because strides restart with the larger unit.
      guard let added = calendar.date(byAdding: component, value: 1, to: date) else { return nil }
      guard let start = calendar.dateInterval(of: component, for: added)?.start, start > date else { return added > date ? added : nil }
      if begins(at: start, in: calendar) { return start }
      date = start
    }
    return nil
  }

  private func begins(at date: Date, in calendar: Calendar) -> Bool {
    guard count > 1 else { return true }
    let value = calendar.component(component, from: date)
    switch component {
    case .day, .month, .quarter, .weekOfYear, .weekOfMonth: return (value - 1) % count == 0
    default: return value % count == 0
    }
  }
}
