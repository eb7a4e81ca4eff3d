/// Counts of the work that frames did; exact, so that tests can promise them.
package struct WorkCounts: Equatable, Sendable {
  /// Nodes that were made.
  package var made = 0
  /// View bodies that ran.
  package var bodies = 0
  /// Sizes that were computed, cache hits not counted.
  package var measured = 0
  /// Boxes whose children were placed.
  package var placed = 0
  /// Display nodes that were built.
  package var displayed = 0

  package static func - (left: WorkCounts, right: WorkCounts) -> WorkCounts {
    WorkCounts(
      made: left.made - right.made, bodies: left.bodies - right.bodies, measured: left.measured - right.measured,
      placed: left.placed - right.placed, displayed: left.displayed - right.displayed)
  }
}
