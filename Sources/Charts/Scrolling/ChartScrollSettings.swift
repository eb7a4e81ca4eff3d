import Foundation
import Oriel

/// How a chart is scrolled.
struct ChartScrollSettings {
  struct Position {
    let get: (() -> Datum)?
    let set: ((Datum) -> Void)?
    /// Where it begins, where no binding says it.
    let initial: Datum?
  }

  var axes: Axis.Set = []
  /// How much of the domain is seen, in numbers or seconds.
  var xLength: Double?
  var yLength: Double?
  var x: Position?
  var y: Position?
  var behavior: (any ChartScrollTargetBehavior)?
}
