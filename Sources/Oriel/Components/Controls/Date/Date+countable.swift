import Foundation

extension Date {
  /// Approximately ten thousand years before and after the start of the era. Calendar calculations with dates beyond this range take too
  /// long.
  private static var countable: ClosedRange<Date> {
    Date(timeIntervalSince1970: -377_705_116_800)...Date(timeIntervalSince1970: 253_402_300_799)
  }

  /// Returns the nearest date that calendars support, or the first moment of 2001 if the date is NaN. A date out of range is reported once.
  func countable(_ name: String) -> Date {
    let seconds = timeIntervalSinceReferenceDate
    let range = Self.countable
    guard seconds.isNaN || self < range.lowerBound || self > range.upperBound else { return self }
    Report.once(
      "date-\(name)",
      "\(name) is \(seconds) seconds after 2001, which is out of the range that calendars support; the nearest supported date is used.")
    return seconds.isNaN ? Date(timeIntervalSinceReferenceDate: 0) : self < range.lowerBound ? range.lowerBound : range.upperBound
  }
}
