import Foundation

extension Date {
  /// Ten thousand years before and after the beginning of the era, roughly: calendars count for long with more.
  private static var countable: ClosedRange<Date> {
    Date(timeIntervalSince1970: -377_705_116_800)...Date(timeIntervalSince1970: 253_402_300_799)
  }

  /// The nearest date that calendars count with, told once where that is another; the first moment of 2001 for what is no date.
  func countable(_ name: String) -> Date {
    let seconds = timeIntervalSinceReferenceDate
    let range = Self.countable
    guard seconds.isNaN || self < range.lowerBound || self > range.upperBound else { return self }
    Report.once(
      "date-\(name)", "\(name) lies \(seconds) seconds after 2001, beyond the years that calendars count with; the nearest one counts.")
    return seconds.isNaN ? Date(timeIntervalSinceReferenceDate: 0) : self < range.lowerBound ? range.lowerBound : range.upperBound
  }
}
