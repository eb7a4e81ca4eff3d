import Foundation

/// How far a date is away, in whole seconds: what is to come is rounded up, what is past is rounded down, so that both say nothing at the
/// date itself.
package nonisolated struct DateDistance: Sendable {
  let date: Date
  package let isAhead: Bool
  package let seconds: Int

  package init(from now: Date, to date: Date) {
    self.date = date
    let distance = min(max(date.timeIntervalSince(now), -3e11), 3e11)
    isAhead = distance > 0
    // A hair is no second: the clock stands a little past the moment that it was asked for.
    seconds = isAhead ? Int((distance - 0.0001).rounded(.up)) : Int((-distance).rounded(.down))
  }

  /// A number of a unit.
  package struct Part: Equatable, Sendable {
    let count: Int
    let unit: Calendar.Component
  }

  private static let units: [Calendar.Component] = [.year, .month, .day, .hour, .minute, .second]

  /// The largest unit that there is one of and those right after it, as many as are allowed; those that there are none of are left out.
  package func parts(in calendar: Calendar, limit: Int) -> [Part] {
    let other = isAhead ? date.addingTimeInterval(-Double(seconds)) : date.addingTimeInterval(Double(seconds))
    let parts = calendar.dateComponents(Set(Self.units), from: min(date, other), to: max(date, other))
    let counts = Self.units.map { Part(count: parts.value(for: $0) ?? 0, unit: $0) }
    guard let first = counts.firstIndex(where: { $0.count > 0 }) else { return [Part(count: 0, unit: .second)] }
    return counts[first..<min(first + limit, counts.count)].filter { $0.count > 0 }
  }

  /// When the number of seconds changes.
  package func nextSecond(after now: Date) -> Date {
    let next = isAhead ? date.addingTimeInterval(-Double(seconds - 1)) : date.addingTimeInterval(Double(seconds + 1))
    return max(next, now.addingTimeInterval(0.001))
  }

  /// When what is shown may change: at the next minute or hour, counted from the date, where seconds or minutes aren't shown.
  package func next(after now: Date, showing parts: [Part]) -> Date {
    let step =
      switch parts.first?.unit {
      case .second: 1
      case .minute: parts.count > 1 || seconds < 3600 ? 1 : 60
      case .hour: 60
      default: 3600
      }
    guard step > 1 else { return nextSecond(after: now) }
    // What is to come shows another number once it is less than a whole step away.
    let left = isAhead ? seconds % step + 1 : step - seconds % step
    let next = isAhead ? date.addingTimeInterval(-Double(seconds - left)) : date.addingTimeInterval(Double(seconds + left))
    return max(next, now.addingTimeInterval(0.001))
  }
}
