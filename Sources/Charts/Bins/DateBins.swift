import Foundation

/// A collection of bins for dates. Mirrors Swift Charts' `DateBins`.
///
/// There are at most 10,000 bins. An interval or a stride that isn't positive results in one bin.
///
/// - Complexity: Finding the bin of a date is O(log *n*) for *n* bins.
public struct DateBins: Collection, Equatable, Sendable {
  /// The bounds of all bins in ascending order. There is one more bound than there are bins.
  public let thresholds: [Date]

  /// Creates bins from thresholds in any order. Duplicates are ignored.
  public init(thresholds: [Date]) { self.thresholds = Set(thresholds).sorted() }

  /// Creates bins of a number of seconds, starting at the lower bound of a range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    guard timeInterval.isFinite, timeInterval > 0, length / timeInterval <= Double(BinThresholds.most) else {
      self.init(thresholds: [range.lowerBound, range.upperBound])
      return
    }
    let count = Swift.max(1, (length / timeInterval).rounded(.up))
    self.init(thresholds: (0...Int(count)).map { range.lowerBound.addingTimeInterval(Double($0) * timeInterval) })
  }

  /// Creates bins of a number of calendar units. The first bin starts with the unit that contains the lower bound of the range.
  public init(unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .autoupdatingCurrent) {
    self.init(thresholds: Self.thresholds(DateStride(component: unit, count: Swift.max(1, stride)), range, calendar))
  }

  /// Creates approximately a number of bins with round bounds in the calendar.
  public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent) {
    let stride = DateTicks.stride(
      from: range.lowerBound.timeIntervalSinceReferenceDate, to: range.upperBound.timeIntervalSinceReferenceDate,
      count: Double(Swift.max(1, desiredCount)))
    self.init(thresholds: Self.thresholds(stride, range, calendar))
  }

  /// Creates approximately a number of bins with round bounds in the calendar that contain all given dates.
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent) {
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    let count = desiredCount ?? Int(log2(Double(data.count)).rounded(.up)) + 1
    self.init(range: first...last, desiredCount: count, calendar: calendar)
  }

  private static func thresholds(_ stride: DateStride, _ range: ClosedRange<Date>, _ calendar: Calendar) -> [Date] {
    guard var date = stride.floor(range.lowerBound, in: calendar) else { return [range.lowerBound, range.upperBound] }
    var thresholds = [date]
    while date <= range.upperBound, thresholds.count <= BinThresholds.most {
      guard let next = stride.next(after: date, in: calendar), next > date else { break }
      thresholds.append(next)
      date = next
    }
    // If the range ends at the end of a bin, its end belongs to that bin.
    if thresholds.count > 2, thresholds[thresholds.count - 2] == range.upperBound { thresholds.removeLast() }
    return thresholds
  }

  public subscript(position: Int) -> ChartBinRange<Date> {
    precondition(indices.contains(position), "Index \(position) is out of range: there are \(count) bins.")
    return ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == endIndex - 1)
  }

  /// Returns the index of the bin that contains a date. The result is -1 before the first bin, and `endIndex` after the last.
  public func index(for value: Date) -> Int {
    if thresholds.count > 1, value == thresholds[thresholds.count - 1] { return endIndex - 1 }
    return thresholds.upperBoundIndex(of: value) - 1
  }

  public func index(after i: Int) -> Int { i + 1 }
  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
}
