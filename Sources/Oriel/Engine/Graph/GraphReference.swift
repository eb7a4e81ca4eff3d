/// What is left of a graph for those who outlive it.
///
/// A weak reference to the graph itself would send each retain of it the long way, and every node that is made retains it.
@MainActor
final class GraphReference {
  // Of the main actor but for `graphIsGoing`, which the graph's deinit calls.
  nonisolated(unsafe) private var stored: Unmanaged<ViewGraph>?

  nonisolated init() {}

  /// The graph, while there is one.
  var graph: ViewGraph? {
    get { stored?.takeUnretainedValue() }
    set { stored = newValue.map(Unmanaged.passUnretained) }
  }

  nonisolated func graphIsGoing() { stored = nil }

  // MARK: All graphs

  private static var all: [GraphReference] = []

  static func add(_ reference: GraphReference) {
    all.removeAll { $0.graph == nil }
    all.append(reference)
  }

  /// The graphs of all windows, in the order in which they were made.
  static var graphs: [ViewGraph] { all.compactMap(\.graph) }
}

extension ViewGraph {
  /// The one whose views are being made or updated.
  static var updating: ViewGraph? { GraphReference.graphs.last { $0.isUpdating } }
}
