import OpenCombine

// OpenCombine omits these names if a module named Combine was built before it, which depends on the order of builds. These declarations are
// disfavored, so that they don't conflict with OpenCombine's.
extension Optional {
  /// The publisher of an optional value. Mirrors Combine's `Optional.Publisher`.
  public typealias Publisher = OCombine.Publisher

  /// A publisher that sends the wrapped value, if there is one, and then finishes. Mirrors Combine's property of the same name.
  @_disfavoredOverload
  public var publisher: OCombine.Publisher { ocombine.publisher }
}
