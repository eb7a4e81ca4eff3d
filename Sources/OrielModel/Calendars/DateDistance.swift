import Foundation

/// The distance between now and a date, in whole seconds. Distances to future dates are rounded up, distances to past dates down, so that
/// the distance is zero at the date itself.
package nonisolated struct DateDistance: Sendable {
  let date: Date
  package let isAhead: Bool
  package let seconds: Int

  package init(from now: Date, to date: Date) {
    self.date = date
    let distance = min(max(date.timeIntervalSince(now), -3e11), 3e11)
    isAhead = distance > 0
    // A tolerance of 0.1 ms: the clock is slightly past the scheduled time when an update runs.
    seconds = isAhead ? Int((distance - 0.0001).rounded(.up)) : Int((-distance).rounded(.down))
  }

  /// A count of a calendar unit.
  package struct Part: Equatable, Sendable {
    let count: Int
    let unit: Calendar.Component
  }

  private static let units: [Calendar.Component] = [.year, .month, .day, .hour, .minute, .second]

  /// Returns the distance in up to `limit` consecutive units, starting with the largest nonzero one. Units with a count of zero are left
  /// out. The result for a distance of zero is zero seconds.
  package func parts(in calendar: Calendar, limit: Int) -> [Part] {
    let other = isAhead ? date.addingTimeInterval(-Double(seconds)) : date.addingTimeInterval(Double(seconds))
    let parts = calendar.dateComponents(Set(Self.units), from: min(date, other), to: max(date, other))
    let counts = Self.units.map { Part(count: parts.value(for: $0) ?? 0, unit: $0) }
    guard let first = counts.firstIndex(where: { $0.count > 0 }) else { return [Part(count: 0, unit: .second)] }
    return counts[first..<min(first + limit, counts.count)].filter { $0.count > 0 }
  }

  /// Returns the time at which the number of seconds changes.
  package func nextSecond(after now: Date) -> Date {
    let next = isAhead ? date.addingTimeInterval(-Double(seconds - 1)) : date.addingTimeInterval(Double(seconds + 1))
    return max(next, now.addingTimeInterval(0.001))
  }

  /// Returns the time at which the displayed parts may change. If seconds or minutes aren't displayed, that is the next whole minute or
  /// hour relative to the date.
  package func next(after now: Date, showing parts: [Part]) -> Date {
    let step =
      switch parts.first?.unit {
      case .second: 1
      case .minute: parts.count > 1 || seconds < 3600 ? 1 : 60
      case .hour: 60
      default: 3600
      }
    guard step > 1 else { return nextSecond(after: now) }
    // For a future date, the displayed number changes once the distance is less than a whole step.
    let left = isAhead ? seconds % step + 1 : step - seconds % step
    let next = isAhead ? date.addingTimeInterval(-Double(seconds - left)) : date.addingTimeInterval(Double(seconds + left))
    return max(next, now.addingTimeInterval(0.001))
  }
}
