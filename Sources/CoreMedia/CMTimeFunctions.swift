// Core Media names its functions so.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// −1, 0 or 1, as the first time is before, at or after the second.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { Int32(time1.compare(time2)) }

public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  guard time.isNumeric else { return CMTimeMultiplyByFloat64(time, multiplier: Double(multiplier)) }
  let (value, overflow) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
  guard !overflow else { return (time.value > 0) == (multiplier > 0) ? .positiveInfinity : .negativeInfinity }
  var result = time
  result.value = value
  return result
}

public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  guard time.isValid, !time.isIndefinite else { return time }
  // An infinity times zero isn't a number, which is invalid.
  return CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 1_000_000_000))
}

public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }

public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }

public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { time < .zero ? .zero - time : time }

public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
  time.convertScale(timescale, method: method)
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }

public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }

public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }

public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
