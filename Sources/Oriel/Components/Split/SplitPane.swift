import Foundation

/// A view of a split view, with its length and the limits of its length, in points.
struct SplitPane {
  let id: AnyHashable
  let limits: ClosedRange<CGFloat>
  let priority: Double
  var length: CGFloat

  fileprivate mutating func add(_ difference: CGFloat) {
    length = min(max(length + difference, limits.lowerBound), limits.upperBound)
  }

  /// Returns the panes with lengths that fill the available length, within their limits. The panes of the highest priority take the
  /// difference first, in proportion to their lengths. The panes of the next priority take the rest.
  static func fitted(_ panes: [SplitPane], in room: CGFloat) -> [SplitPane] {
    var panes = panes
    for index in panes.indices { panes[index].add(0) }
    for priority in Set(panes.map(\.priority)).sorted(by: >) {
      var open = panes.indices.filter { panes[$0].priority == priority }
      // A round ends with the length filled, or with a pane at its limit.
      for _ in 0...open.count {
        let difference = room - panes.reduce(0) { $0 + $1.length }
        guard abs(difference) > 0.001 else { return panes }
        open.removeAll {
          difference > 0 ? panes[$0].length >= panes[$0].limits.upperBound : panes[$0].length <= panes[$0].limits.lowerBound
        }
        let sum = open.reduce(0) { $0 + panes[$1].length }
        for index in open { panes[index].add(difference * (sum > 0 ? panes[index].length / sum : 1 / CGFloat(open.count))) }
      }
    }
    return panes
  }

  /// Returns the panes after a divider has moved by a distance from its position at the start. The pane before it gains the length that the
  /// pane after it loses. There has to be a pane after it.
  static func moved(_ panes: [SplitPane], dividerAfter index: Int, by distance: CGFloat) -> [SplitPane] {
    var panes = panes
    let (before, after) = (panes[index], panes[index + 1])
    let least = max(before.limits.lowerBound - before.length, after.length - after.limits.upperBound)
    let most = min(before.limits.upperBound - before.length, after.length - after.limits.lowerBound)
    guard least <= most else { return panes }
    let step = min(max(distance, least), most)
    panes[index].add(step)
    panes[index + 1].add(-step)
    return panes
  }
}
