import CoreFoundation

extension Trail {
  /// In metres.
  public var ascent: CGFloat { zip(heights, heights.dropFirst()).reduce(0) { $0 + max(0, $1.1 - $1.0) } }
}
