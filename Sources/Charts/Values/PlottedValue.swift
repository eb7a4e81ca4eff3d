import Foundation
import Oriel

/// A labelled value or range of values, without its type.
struct PlottedValue {
  /// Where a range comes from.
  enum Extent {
    case point
    case range(end: Datum)
    /// A bin of a histogram.
    case bin(end: Datum)
    /// The calendar's unit that a date lies in. Nil is the environment's calendar.
    case unit(Calendar.Component, Calendar?)
  }

  let label: Text
  let start: Datum
  var extent = Extent.point

  /// The two ends, which are equal for a single value. A date without such a unit stands for itself.
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

  /// Whether it stands for a range that a bar fills.
  var hasExtent: Bool { if case .point = extent { false } else { true } }

  var isBin: Bool { if case .bin = extent { true } else { false } }

  var unit: Calendar.Component? { if case .unit(let component, _) = extent { component } else { nil } }
}
