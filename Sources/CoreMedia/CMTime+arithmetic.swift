extension CMTime {
  /// Returns the sum of two times.
  public static func + (lhs: CMTime, rhs: CMTime) -> CMTime {
    if !lhs.isValid || !rhs.isValid { return .invalid }
    if lhs.isIndefinite || rhs.isIndefinite { return .indefinite }
    guard lhs.isNumeric, rhs.isNumeric else {
      let isPositive = lhs.isPositiveInfinity || rhs.isPositiveInfinity
      let isNegative = lhs.isNegativeInfinity || rhs.isNegativeInfinity
      if isPositive && isNegative { return .invalid }
      return isPositive ? .positiveInfinity : .negativeInfinity
    }
    let scale = commonTimescale(lhs.timescale, rhs.timescale)
    let (left, right) = (lhs.convertScale(scale, method: .default), rhs.convertScale(scale, method: .default))
    guard left.isNumeric, right.isNumeric else { return left.isNumeric ? right : left }
    let (value, overflow) = left.value.addingReportingOverflow(right.value)
    guard !overflow else { return left.value > 0 ? .positiveInfinity : .negativeInfinity }
    var sum = CMTime(value: value, timescale: scale)
    sum.epoch = lhs.epoch == rhs.epoch ? lhs.epoch : max(lhs.epoch, rhs.epoch)
    if left.hasBeenRounded || right.hasBeenRounded { sum.flags.insert(.hasBeenRounded) }
    return sum
  }

  /// Returns the difference of two times.
  public static func - (lhs: CMTime, rhs: CMTime) -> CMTime {
    var difference = lhs + rhs.negated
    // A difference within one epoch belongs to no epoch.
    if difference.isNumeric, lhs.epoch == rhs.epoch { difference.epoch = 0 }
    return difference
  }

  /// Adds a time.
  public static func += (lhs: inout CMTime, rhs: CMTime) { lhs = lhs + rhs }
  /// Subtracts a time.
  public static func -= (lhs: inout CMTime, rhs: CMTime) { lhs = lhs - rhs }

  private var negated: CMTime {
    if isPositiveInfinity { return .negativeInfinity }
    if isNegativeInfinity { return .positiveInfinity }
    guard isNumeric else { return self }
    var result = self
    result.value = value == .min ? .max : -value
    return result
  }

  private static func commonTimescale(_ first: CMTimeScale, _ second: CMTimeScale) -> CMTimeScale {
    let divisor = UInt64(first).greatestCommonDivisor(with: UInt64(second))
    return CMTimeScale(exactly: UInt64(first) / divisor * UInt64(second)) ?? max(first, second)
  }

  /// Returns the time in another timescale. Mirrors Core Media's `convertScale(_:method:)`.
  ///
  /// A timescale of 0 or less results in the invalid time. A value that is out of range results in an infinite time.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale != timescale else { return self }
    guard newTimescale > 0 else { return .invalid }
    let product = value.magnitude.multipliedFullWidth(by: UInt64(newTimescale))
    guard product.high < UInt64(timescale) else { return value > 0 ? .positiveInfinity : .negativeInfinity }
    var (quotient, remainder) = UInt64(timescale).dividingFullWidth(product)
    let isAway: Bool =
      switch method {
      case .roundHalfAwayFromZero: remainder * 2 >= UInt64(timescale)
      case .roundTowardZero: false
      case .roundAwayFromZero: true
      case .quickTime: newTimescale > timescale
      case .roundTowardPositiveInfinity: value > 0
      case .roundTowardNegativeInfinity: value < 0
      }
    if remainder > 0, isAway { quotient += 1 }
    guard let magnitude = Int64(exactly: quotient) else { return value > 0 ? .positiveInfinity : .negativeInfinity }
    var result = CMTime(value: value < 0 ? -magnitude : magnitude, timescale: newTimescale)
    result.epoch = epoch
    if remainder > 0 || flags.contains(.hasBeenRounded) { result.flags.insert(.hasBeenRounded) }
    return result
  }
}
