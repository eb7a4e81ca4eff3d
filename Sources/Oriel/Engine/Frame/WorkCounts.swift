/// Counts of the work of frames. They are exact, so that tests can rely on them.
package struct WorkCounts: Equatable, Sendable {
  /// The number of nodes that were created.
  package var made = 0
  /// The number of view bodies that ran.
  package var bodies = 0
  /// The number of sizes that were computed, without cache hits.
  package var measured = 0
  /// The number of boxes whose children were placed.
  package var placed = 0
  /// The number of display nodes that were built.
  package var displayed = 0

  package static func - (left: WorkCounts, right: WorkCounts) -> WorkCounts {
    WorkCounts(
      made: left.made - right.made, bodies: left.bodies - right.bodies, measured: left.measured - right.measured,
      placed: left.placed - right.placed, displayed: left.displayed - right.displayed)
  }
}
