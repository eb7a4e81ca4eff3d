extension Strideable {
  /// Returns the value after a step forward or backward. An integer stops at the bounds of its type.
  func stepped(by step: Stride, back: Bool = false) -> Self {
    guard let integer = self as? any FixedWidthInteger, let distance = step as? Int else { return advanced(by: back ? -step : step) }
    return integer.moved(by: distance, isUp: (distance > 0) != back) as? Self ?? self
  }
}

extension FixedWidthInteger {
  fileprivate func moved(by distance: Int, isUp: Bool) -> Self {
    let end = isUp ? Self.max : Self.min
    var (result, rest) = (self, distance.magnitude)
    // A distance that the type can't represent is added in parts: an `Int8` can move from -100 to 100.
    while rest > 0, result != end {
      let part = Self(clamping: rest)
      let (sum, isBeyond) = isUp ? result.addingReportingOverflow(part) : result.subtractingReportingOverflow(part)
      result = isBeyond ? end : sum
      rest -= UInt(part)
    }
    return result
  }
}
