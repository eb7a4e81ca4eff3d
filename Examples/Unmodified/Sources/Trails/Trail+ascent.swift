import CoreFoundation

extension Trail {
  /// The total ascent, in meters.
  public var ascent: CGFloat { zip(heights, heights.dropFirst()).reduce(0) { $0 + max(0, $1.1 - $1.0) } }
}
