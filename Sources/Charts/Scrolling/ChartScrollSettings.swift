import Foundation
import Oriel

/// The settings for the scrolling of a chart.
struct ChartScrollSettings {
  struct Position {
    let get: (() -> Datum)?
    let set: ((Datum) -> Void)?
    /// The initial value, if there is no binding.
    let initial: Datum?
  }

  var axes: Axis.Set = []
  /// The visible length of the domain of the x axis, in its numbers or in seconds.
  var xLength: Double?
  var yLength: Double?
  var x: Position?
  var y: Position?
  var behavior: (any ChartScrollTargetBehavior)?
}
