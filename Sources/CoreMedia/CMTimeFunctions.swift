// The names are those of Core Media.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Returns a time with a value and a timescale. Mirrors Core Media's `CMTimeMake(value:timescale:)`.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// Returns the time nearest to a number of seconds. Mirrors Core Media's `CMTimeMakeWithSeconds(_:preferredTimescale:)`.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Returns a time in seconds. Mirrors Core Media's `CMTimeGetSeconds(_:)`.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// Returns the sum of two times. Mirrors Core Media's `CMTimeAdd(_:_:)`.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

/// Returns the difference of two times. Mirrors Core Media's `CMTimeSubtract(_:_:)`.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// Returns −1, 0 or 1 if the first time is before, equal to or after the second. Mirrors Core Media's `CMTimeCompare(_:_:)`.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { Int32(time1.compare(time2)) }

/// Returns a time multiplied by an integer. Mirrors Core Media's `CMTimeMultiply(_:multiplier:)`.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  guard time.isNumeric else { return CMTimeMultiplyByFloat64(time, multiplier: Double(multiplier)) }
  let (value, overflow) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
  guard !overflow else { return (time.value > 0) == (multiplier > 0) ? .positiveInfinity : .negativeInfinity }
  var result = time
  result.value = value
  return result
}

/// Returns a time multiplied by a floating-point number. Mirrors Core Media's `CMTimeMultiplyByFloat64(_:multiplier:)`.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  guard time.isValid, !time.isIndefinite else { return time }
  // The product of infinity and zero is NaN, which results in the invalid time.
  return CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 1_000_000_000))
}

/// Returns the lesser of two times. Mirrors Core Media's `CMTimeMinimum(_:_:)`.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }

/// Returns the greater of two times. Mirrors Core Media's `CMTimeMaximum(_:_:)`.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }

/// Returns the absolute value of a time. Mirrors Core Media's `CMTimeAbsoluteValue(_:)`.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { time < .zero ? .zero - time : time }

/// Returns a time in another timescale. Mirrors Core Media's `CMTimeConvertScale(_:timescale:method:)`.
public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
  time.convertScale(timescale, method: method)
}

/// Returns a range with a start and a duration. Mirrors Core Media's `CMTimeRangeMake(start:duration:)`.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }

/// Returns a range with a start and an end. Mirrors Core Media's `CMTimeRangeFromTimeToTime(start:end:)`.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }

/// Returns the end of a range. Mirrors Core Media's `CMTimeRangeGetEnd(_:)`.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }

/// Returns whether a range contains a time. Mirrors Core Media's `CMTimeRangeContainsTime(_:time:)`.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
