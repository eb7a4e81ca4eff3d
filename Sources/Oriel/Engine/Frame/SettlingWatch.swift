import Foundation

/// Tells a frame that gets on, round by round, from one whose views keep changing each other's state.
///
/// A tree may need many rounds, one for each of its levels: in each of them something is updated that wasn't before. In a loop the same nodes are
/// updated again and again, even where what they make is new each time. Only frames of many rounds are watched.
@MainActor
struct SettlingWatch {
  /// Rounds of a frame before it is watched.
  static let patience = 8
  /// Updates of one node, or rounds without anything new, that make a loop.
  private static let limit = 8
  /// Rounds of a frame in any case.
  private static let mostRounds = 4000

  private var updates: [ObjectIdentifier: (node: AnyViewNode, count: Int)] = [:]
  private var mostUpdates = 0
  private var hasSomethingNew = false
  private var madeBefore: Int
  private var rounds = 0
  private var idleRounds = 0

  init(made: Int) { madeBefore = made }

  mutating func note(_ node: AnyViewNode) {
    // The node is held, so that no other gets its place in memory.
    let count = (updates[ObjectIdentifier(node)]?.count ?? 0) + 1
    updates[ObjectIdentifier(node)] = (node, count)
    mostUpdates = max(mostUpdates, count)
    if count == 1 { hasSomethingNew = true }
  }

  /// Whether a round after this one would bring the same again.
  mutating func isLoop(afterRoundWithMade made: Int) -> Bool {
    rounds += 1
    idleRounds = hasSomethingNew || made > madeBefore ? 0 : idleRounds + 1
    hasSomethingNew = false
    madeBefore = made
    return mostUpdates >= Self.limit || idleRounds >= Self.limit || rounds >= Self.mostRounds
  }

  /// Says which views go on, of those that wait for an update and those that were updated most.
  func report(waiting: [AnyViewNode], unfinished: [String]) {
    let often = updates.values.filter { $0.count > 1 && $0.count >= mostUpdates - 1 && $0.node.isMounted }.map(\.node)
    let paths = Set((often.isEmpty ? waiting : often).map { $0.viewPath.isEmpty ? $0.viewTypeName : $0.viewPath }).sorted()
    let names = paths.isEmpty ? "what waits is \(unfinished.joined(separator: ", "))" : paths.prefix(4).joined(separator: "; ")
    Report.once(
      "frame-does-not-settle-\(names)",
      "Views keep changing each other's state within one frame: \(names). The rest waits for the next frame. Something that runs because a view "
        + "has changed, such as onChange, onGeometryChange or onPreferenceChange, changes that view again: let it change what it doesn't depend on, "
        + "or only what is different.")
  }
}
