/// The amount of work that frames have done, in exact counts that a test can compare.
public struct Work: Equatable, Sendable {
  /// The number of nodes of views and modifiers that were created. Updates of existing ones don't count.
  public var made = 0
  /// The number of view bodies that were evaluated.
  public var bodies = 0
  /// The number of sizes that were computed. Cache hits don't count.
  public var measured = 0
  /// The number of boxes whose content was placed.
  public var placed = 0
  /// The number of display nodes that were created.
  public var displayed = 0
  /// The number of texts that were shaped. Cache hits don't count.
  public var textShaped = 0

  /// Creates a value from counts, for comparison in a test. Omitted counts are 0.
  public init(made: Int = 0, bodies: Int = 0, measured: Int = 0, placed: Int = 0, displayed: Int = 0, textShaped: Int = 0) {
    self.made = made
    self.bodies = bodies
    self.measured = measured
    self.placed = placed
    self.displayed = displayed
    self.textShaped = textShaped
  }
}

/// A reference point for counting work; see `TestHost.mark()`.
public struct WorkMark: Sendable {
  let counts: Work
}
