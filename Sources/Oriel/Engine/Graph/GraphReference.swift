/// A reference to a graph for objects that may outlive it.
///
/// A weak reference to the graph itself would allocate a side table for it and slow down each retain, and every new node retains the graph.
@MainActor
final class GraphReference {
  // Isolated to the main actor, except for `graphWillDeinit`, which the graph's `deinit` calls.
  nonisolated(unsafe) private var stored: Unmanaged<ViewGraph>?

  nonisolated init() {}

  /// The graph, or `nil` if it no longer exists.
  var graph: ViewGraph? {
    get { stored?.takeUnretainedValue() }
    set { stored = newValue.map(Unmanaged.passUnretained) }
  }

  nonisolated func graphWillDeinit() { stored = nil }

  // MARK: All graphs

  private static var all: [GraphReference] = []

  static func add(_ reference: GraphReference) {
    all.removeAll { $0.graph == nil }
    all.append(reference)
  }

  /// The graphs of all windows, in the order of their creation.
  static var graphs: [ViewGraph] { all.compactMap(\.graph) }
}

extension ViewGraph {
  /// The graph whose views are being created or updated, or `nil` if there is none.
  static var updating: ViewGraph? { GraphReference.graphs.last { $0.isUpdating } }
}
