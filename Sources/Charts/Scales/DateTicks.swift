import Foundation

/// The round dates of a calendar within an interval.
enum DateTicks {
  private static let second = 1.0
  private static let minute = 60.0
  private static let hour = 3600.0
  private static let day = 86_400.0
  private static let week = 604_800.0
  private static let month = 2_592_000.0
  private static let year = 31_536_000.0
  private static let most = 1000

  private static let strides: [(DateStride, length: Double)] = [
    (DateStride(component: .second, count: 1), second), (DateStride(component: .second, count: 5), 5 * second),
    (DateStride(component: .second, count: 15), 15 * second), (DateStride(component: .second, count: 30), 30 * second),
    (DateStride(component: .minute, count: 1), minute), (DateStride(component: .minute, count: 5), 5 * minute),
    (DateStride(component: .minute, count: 15), 15 * minute), (DateStride(component: .minute, count: 30), 30 * minute),
    (DateStride(component: .hour, count: 1), hour), (DateStride(component: .hour, count: 3), 3 * hour),
    (DateStride(component: .hour, count: 6), 6 * hour), (DateStride(component: .hour, count: 12), 12 * hour),
    (DateStride(component: .day, count: 1), day), (DateStride(component: .day, count: 2), 2 * day),
    (DateStride(component: .weekOfYear, count: 1), week), (DateStride(component: .month, count: 1), month),
    (DateStride(component: .month, count: 3), 3 * month), (DateStride(component: .year, count: 1), year),
  ]

  /// Returns the usual stride that results in approximately `count` ticks. The interval is in seconds since the reference date.
  static func stride(from start: Double, to stop: Double, count: Double) -> DateStride {
    let target = abs(stop - start) / max(count, 0.01)
    guard let index = strides.firstIndex(where: { $0.length > target }) else {
      let step = NumberTicks.step(from: start / year, to: stop / year, count: count)
      return DateStride(component: .year, count: step.isFinite ? max(1, Int(min(step, 1e9))) : 1)
    }
    guard index > 0 else { return strides[0].0 }
    return target / strides[index - 1].length < strides[index].length / target ? strides[index - 1].0 : strides[index].0
  }

  /// Returns dates within an interval at multiples of a stride, counted from the start of the unit that contains `origin`. There are at
  /// most 1,000.
  static func even(from start: Double, to stop: Double, origin: Double, stride: DateStride, calendar: Calendar) -> [Double] {
    let (low, high) = (min(start, stop), max(start, stop))
    guard low.isFinite, high.isFinite, origin.isFinite,
      let first = calendar.dateInterval(of: stride.component, for: Date(timeIntervalSinceReferenceDate: origin))?.start
    else { return [] }
    let before = calendar.dateComponents([stride.component], from: first, to: Date(timeIntervalSinceReferenceDate: low))
    let skipped = (before.value(for: stride.component) ?? 0) / stride.count - 1
    var ticks: [Double] = []
    for step in skipped..<skipped + most {
      guard let date = calendar.date(byAdding: stride.component, value: step * stride.count, to: first)?.timeIntervalSinceReferenceDate,
        date <= high
      else { break }
      if date >= low { ticks.append(date) }
    }
    return start <= stop ? ticks : ticks.reversed()
  }

  /// Returns the dates of a stride from `start` through `stop`. There are at most 1,000.
  static func ticks(from start: Double, to stop: Double, stride: DateStride, calendar: Calendar) -> [Double] {
    let (low, high) = (min(start, stop), max(start, stop))
    guard low.isFinite, high.isFinite, var date = stride.floor(Date(timeIntervalSinceReferenceDate: low), in: calendar) else { return [] }
    var ticks: [Double] = []
    while date.timeIntervalSinceReferenceDate <= high, ticks.count < most {
      if date.timeIntervalSinceReferenceDate >= low { ticks.append(date.timeIntervalSinceReferenceDate) }
      guard let next = stride.next(after: date, in: calendar), next > date else { break }
      date = next
    }
    return start <= stop ? ticks : ticks.reversed()
  }
}
