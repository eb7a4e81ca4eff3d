import OpenCombine

// Disfavored for the same reason as the declarations of `Optional`.
extension Result {
  /// The publisher of a result. Mirrors Combine's `Result.Publisher`.
  public typealias Publisher = OCombine.Publisher

  /// A publisher that sends the value and finishes, or fails with the error. Mirrors Combine's property of the same name.
  @_disfavoredOverload
  public var publisher: OCombine.Publisher { ocombine.publisher }
}
