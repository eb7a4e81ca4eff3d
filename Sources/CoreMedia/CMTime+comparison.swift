extension CMTime: Equatable, Comparable, Hashable {
  public static func == (lhs: CMTime, rhs: CMTime) -> Bool { lhs.compare(rhs) == 0 }

  /// Returns whether the first time is before the second in the order of Core Media.
  public static func < (lhs: CMTime, rhs: CMTime) -> Bool { lhs.compare(rhs) < 0 }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rank)
    guard isNumeric else { return }
    hasher.combine(epoch)
    let divisor = Int64(value.magnitude.greatestCommonDivisor(with: UInt64(timescale)))
    hasher.combine(value / divisor)
    hasher.combine(Int64(timescale) / divisor)
  }

  /// The rank of the time's kind in the order that Core Media defines.
  private var rank: Int {
    if !isValid { return 4 }
    if isIndefinite { return 3 }
    if isPositiveInfinity { return 2 }
    return isNegativeInfinity ? 0 : 1
  }

  /// Returns −1, 0 or 1 in the order −∞, numbers, ∞, indefinite, invalid. Numbers are compared by their epochs first.
  func compare(_ other: CMTime) -> Int {
    guard isNumeric, other.isNumeric else { return (rank - other.rank).signum() }
    guard epoch == other.epoch else { return epoch < other.epoch ? -1 : 1 }
    let left = value.multipliedFullWidth(by: Int64(other.timescale))
    let right = other.value.multipliedFullWidth(by: Int64(timescale))
    if left.high != right.high { return left.high < right.high ? -1 : 1 }
    return left.low == right.low ? 0 : left.low < right.low ? -1 : 1
  }
}

extension UInt64 {
  /// Returns the greatest common divisor. It is at least 1 if the other number is.
  func greatestCommonDivisor(with other: UInt64) -> UInt64 {
    var (first, second) = (self, other)
    while second != 0 { (first, second) = (second, first % second) }
    return first
  }
}
