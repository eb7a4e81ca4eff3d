/// How much frames did: exact counts, to promise in a test.
public struct Work: Equatable, Sendable {
  /// Views and modifiers that were made; updates of those that exist do not count.
  public var made = 0
  /// View bodies that ran.
  public var bodies = 0
  /// Sizes that were computed; cache hits do not count.
  public var measured = 0
  /// Boxes whose content was placed.
  public var placed = 0
  /// Display nodes that were built.
  public var displayed = 0
  /// Texts that were shaped; cache hits do not count.
  public var textShaped = 0

  public init(made: Int = 0, bodies: Int = 0, measured: Int = 0, placed: Int = 0, displayed: Int = 0, textShaped: Int = 0) {
    self.made = made
    self.bodies = bodies
    self.measured = measured
    self.placed = placed
    self.displayed = displayed
    self.textShaped = textShaped
  }
}

/// A moment to count work from; see `TestHost.mark()`.
public struct WorkMark: Sendable {
  let counts: Work
}
