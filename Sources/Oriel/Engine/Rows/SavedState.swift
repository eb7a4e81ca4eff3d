/// The state of a row that isn't built any more: the state that its nodes retained, by their positions in the row.
@MainActor
final class SavedState {
  /// The position of a node among its siblings. It consists of the restoration key if the parent has keys, or else of the index, and of the
  /// node's type, so that state is never restored to a different view.
  struct Place: Hashable {
    var type: ObjectIdentifier
    var key: AnyHashable?
    var ordinal: Int
  }

  fileprivate var values: [Int: AnyObject] = [:]
  fileprivate var children: [Place: SavedState] = [:]

  /// Collects the state of a node and its descendants, or returns `nil` if there is none.
  init?(of node: AnyViewNode) {
    values = node.retainedState
    var ordinal = 0
    node.forEachChild { child in
      defer { ordinal += 1 }
      guard let saved = SavedState(of: child) else { return }
      let key = node.restorationKey(of: child)
      children[Place(type: ObjectIdentifier(type(of: child)), key: key, ordinal: key == nil ? ordinal : 0)] = saved
    }
    if values.isEmpty, children.isEmpty { return nil }
  }
}

/// Restores saved state while a row is rebuilt. Nodes look up their state when they are created, parents first.
@MainActor
final class StateRestoration {
  private struct Cursor {
    var saved: SavedState
    var ordinal = 0
  }

  private var cursors: [ObjectIdentifier: Cursor] = [:]
  /// The key of the child that is created next, or `nil` to identify it by index.
  var nextKey: AnyHashable?

  init(_ saved: SavedState, for row: AnyViewNode) { cursors[ObjectIdentifier(row)] = Cursor(saved: saved) }

  private init() {}

  func enter(_ node: AnyViewNode, parent: AnyViewNode?) {
    let key = nextKey
    nextKey = nil
    guard let parent, var cursor = cursors[ObjectIdentifier(parent)] else { return }
    let place = SavedState.Place(type: ObjectIdentifier(type(of: node)), key: key, ordinal: key == nil ? cursor.ordinal : 0)
    if key == nil { cursor.ordinal += 1 }
    cursors[ObjectIdentifier(parent)] = cursor
    if let saved = cursor.saved.children[place] { cursors[ObjectIdentifier(node)] = Cursor(saved: saved) }
  }

  func values(for node: AnyViewNode) -> [Int: AnyObject] { cursors[ObjectIdentifier(node)]?.saved.values ?? [:] }

  /// Returns the restoration for a node that creates its children later, or `nil` if there is no state for it.
  func continuation(for node: AnyViewNode) -> StateRestoration? {
    guard let cursor = cursors[ObjectIdentifier(node)] else { return nil }
    let result = StateRestoration()
    result.cursors[ObjectIdentifier(node)] = cursor
    return result
  }
}

extension ViewGraph {
  /// Creates nodes that restore saved state.
  func restoring<Result>(_ restoration: StateRestoration?, _ make: () -> Result) -> Result {
    let previous = updates.restoration
    updates.restoration = restoration
    defer { updates.restoration = previous }
    return make()
  }
}

/// The saved states of rows that were scrolled away, by id. The oldest states are discarded when the limit is exceeded.
@MainActor
struct SavedRowStates<ID: Hashable> {
  /// The maximum number of rows of one `ForEach` whose states are kept while they are offscreen.
  static var limit: Int { 4096 }

  private var states: [ID: (state: SavedState, age: Int)] = [:]
  private var order: [(id: ID, age: Int)] = []
  private var first = 0
  private var age = 0

  /// The number of entries in the order of ages, outdated ones included. It is proportional to the number of states.
  var entryCount: Int { order.count }

  var isEmpty: Bool { states.isEmpty }
  var ids: [ID] { Array(states.keys) }
  /// All states, oldest first.
  var all: [(id: ID, state: SavedState)] { states.sorted { $0.value.age < $1.value.age }.map { ($0.key, $0.value.state) } }

  mutating func keep(_ state: SavedState?, for id: ID) {
    // A value that isn't equal to itself, such as NaN, can't be looked up.
    guard let state, id == id else { return }
    age += 1
    states[id] = (state, age)
    order.append((id, age))
    while states.count > Self.limit, first < order.count {
      let oldest = order[first]
      first += 1
      if states[oldest.id]?.age == oldest.age { states[oldest.id] = nil }
    }
    // States that were taken, forgotten or replaced leave outdated entries.
    if order.count > 2 * states.count + 64 {
      order = order.filter { states[$0.id]?.age == $0.age }
      first = 0
    }
  }

  mutating func take(_ id: ID) -> SavedState? { states.isEmpty ? nil : states.removeValue(forKey: id)?.state }

  mutating func forget(_ id: ID) { states[id] = nil }
}
