import Foundation
import Oriel

/// A type-erased labeled value or range of values.
struct PlottedValue {
  /// The kind of a value's range.
  enum Extent {
    case point
    case range(end: Datum)
    /// A bin of a histogram.
    case bin(end: Datum)
    /// The calendar unit that contains a date. A calendar of `nil` stands for the one of the environment.
    case unit(Calendar.Component, Calendar?)
  }

  let label: Text
  let start: Datum
  var extent = Extent.point

  /// Returns the two ends, which are equal for a single value, and for a date without such a unit.
  func ends(in calendar: Calendar) -> (Datum, Datum) {
    switch extent {
    case .point: return (start, start)
    case .range(let end), .bin(let end): return (start, end)
    case .unit(let component, let own):
      guard case .date(let seconds) = start, seconds.isFinite else { return (start, start) }
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      guard let interval = (own ?? calendar).dateInterval(of: component, for: date) else { return (start, start) }
      return (.date(interval.start.timeIntervalSinceReferenceDate), .date(interval.end.timeIntervalSinceReferenceDate))
    }
  }

  /// Indicates whether the value is a range that a bar fills.
  var hasExtent: Bool { if case .point = extent { false } else { true } }

  var isBin: Bool { if case .bin = extent { true } else { false } }

  var unit: Calendar.Component? { if case .unit(let component, _) = extent { component } else { nil } }
}
