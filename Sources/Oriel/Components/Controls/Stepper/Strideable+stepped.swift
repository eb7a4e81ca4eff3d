extension Strideable {
  /// The value a step on or back. An integer stops at the end of what its type can hold.
  func stepped(by step: Stride, back: Bool = false) -> Self {
    guard let integer = self as? any FixedWidthInteger, let distance = step as? Int else { return advanced(by: back ? -step : step) }
    return integer.moved(by: distance, isUp: (distance > 0) != back) as? Self ?? self
  }
}

extension FixedWidthInteger {
  fileprivate func moved(by distance: Int, isUp: Bool) -> Self {
    let end = isUp ? Self.max : Self.min
    var (result, rest) = (self, distance.magnitude)
    // What the type can't hold is gone in parts: an `Int8` may step from -100 to 100.
    while rest > 0, result != end {
      let part = Self(clamping: rest)
      let (sum, isBeyond) = isUp ? result.addingReportingOverflow(part) : result.subtractingReportingOverflow(part)
      result = isBeyond ? end : sum
      rest -= UInt(part)
    }
    return result
  }
}
