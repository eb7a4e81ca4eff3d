import Foundation

/// A detector that distinguishes a frame that progresses with each round from one whose views keep changing each other's state.
///
/// A tree may need many rounds, one for each of its levels, each of which updates a node that was not updated before. A loop updates the
/// same nodes again and again, even if they create new nodes each time. Only frames of many rounds are watched.
@MainActor
struct SettlingMonitor {
  /// The number of rounds of a frame before it is watched.
  static let patience = 8
  /// The number of updates of one node, or of rounds without progress, that counts as a loop.
  private static let limit = 8
  /// The maximum number of rounds of a frame.
  private static let maximumRounds = 4000

  private var updates: [ObjectIdentifier: (node: AnyViewNode, count: Int)] = [:]
  private var maximumUpdates = 0
  private var hasSomethingNew = false
  private var madeBefore: Int
  private var rounds = 0
  private var idleRounds = 0

  init(made: Int) { madeBefore = made }

  mutating func note(_ node: AnyViewNode) {
    // The node is retained so that no other node is allocated at its address.
    let count = (updates[ObjectIdentifier(node)]?.count ?? 0) + 1
    updates[ObjectIdentifier(node)] = (node, count)
    maximumUpdates = max(maximumUpdates, count)
    if count == 1 { hasSomethingNew = true }
  }

  /// Ends a round, and returns a Boolean value that indicates whether further rounds would repeat the same updates.
  mutating func isLoop(afterRoundWithMade made: Int) -> Bool {
    rounds += 1
    idleRounds = hasSomethingNew || made > madeBefore ? 0 : idleRounds + 1
    hasSomethingNew = false
    madeBefore = made
    return maximumUpdates >= Self.limit || idleRounds >= Self.limit || rounds >= Self.maximumRounds
  }

  /// Reports the views in the loop: those that were updated most often, or else those that wait for an update.
  func report(waiting: [AnyViewNode], unfinished: [String]) {
    let often = updates.values.filter { $0.count > 1 && $0.count >= maximumUpdates - 1 && $0.node.isMounted }.map(\.node)
    let paths = Set((often.isEmpty ? waiting : often).map { $0.viewPath.isEmpty ? $0.viewTypeName : $0.viewPath }).sorted()
    let names = paths.isEmpty ? "the pending work is \(unfinished.joined(separator: ", "))" : paths.prefix(4).joined(separator: "; ")
    Report.once(
      "frame-does-not-settle-\(names)",
      "Views keep changing each other's state within one frame: \(names). The remaining updates wait for the next frame. An action that "
        + "runs when a view changes, such as that of onChange, onGeometryChange or onPreferenceChange, changes that view again: change "
        + "only state that the action doesn't depend on, or only values that differ.")
  }
}
