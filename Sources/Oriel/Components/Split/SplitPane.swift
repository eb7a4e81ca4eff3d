import Foundation

/// A view of a split view: how long it is, and how long it may be. Points.
struct SplitPane {
  let id: AnyHashable
  let limits: ClosedRange<CGFloat>
  let priority: Double
  var length: CGFloat

  fileprivate mutating func add(_ difference: CGFloat) {
    length = min(max(length + difference, limits.lowerBound), limits.upperBound)
  }

  /// Has the lengths fill a room, as far as limits let them. Views of the highest priority take the difference first, each in proportion to
  /// its length; what they can't take goes to the next.
  static func fitted(_ panes: [SplitPane], in room: CGFloat) -> [SplitPane] {
    var panes = panes
    for index in panes.indices { panes[index].add(0) }
    for priority in Set(panes.map(\.priority)).sorted(by: >) {
      var open = panes.indices.filter { panes[$0].priority == priority }
      // A round ends with the room filled, or with a view at its limit.
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

  /// The lengths once a divider went so far away from the start: what the view before it gets, the one after it gives. There has to be one.
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
