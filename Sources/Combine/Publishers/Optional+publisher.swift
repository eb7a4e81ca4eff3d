import OpenCombine

// OpenCombine leaves these names out whenever a module named Combine was built before it, which depends on the order of builds. Disfavoured,
// they stand in for its own without a conflict.
extension Optional {
  /// Mirrors Combine's `Optional.Publisher`.
  public typealias Publisher = OCombine.Publisher

  /// A publisher of the wrapped value, if there is one, that then finishes. Mirrors Combine's property of the same name.
  @_disfavoredOverload
  public var publisher: OCombine.Publisher { ocombine.publisher }
}
