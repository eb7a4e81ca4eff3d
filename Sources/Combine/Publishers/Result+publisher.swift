import OpenCombine

// Disfavoured for the reason that Optional's have.
extension Result {
  /// Mirrors Combine's `Result.Publisher`.
  public typealias Publisher = OCombine.Publisher

  /// A publisher of the value that then finishes, or that fails with the error. Mirrors Combine's property of the same name.
  @_disfavoredOverload
  public var publisher: OCombine.Publisher { ocombine.publisher }
}
