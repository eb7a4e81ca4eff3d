import Foundation

/// A row that exists, whatever is in it.
///
/// The rows of a list are gone through in each frame that brings others. A class that no view's type is a part of lets that be plain code:
/// generic code looks up types at every step, and each look-up reads memory that nothing else in the frame needs.
@MainActor
class Row: AnyViewNode {
  /// Not owned, and not weak: counting references to a node that is referenced weakly takes several times as long.
  final private(set) unowned(unsafe) var source: (any RowSource)?
  /// The place in the source; nil while the row is on its way out.
  final var index: Int?
  final fileprivate(set) var id: AnyHashable
  /// Where the container's last layout put the row, along its axis; nil if it was not there.
  final var place: RowPlace?

  fileprivate init(id: AnyHashable, index: Int, source: any RowSource) {
    self.id = id
    self.index = index
    self.source = source
    super.init(in: _NodeContext(graph: source.graph, parent: source, scope: source.scope))
  }

  override func willUnmount() { source = nil }

  /// Goes to another source with all that is in it.
  final func move(to source: any RowSource, index: Int?) {
    self.source = source
    self.index = index
    relocate(to: source)
  }

  override final var asRow: Row? { self }

  /// Its own place and name are given to it anew.
  override final var isStateless: Bool { true }

  /// Inside of a row everything is built with it.
  override final func rowHost(for child: AnyViewNode?) -> (any RowHost)? { nil }

  override final func collectRows(into collector: inout RowCollector) {}

  private(set) final var knownBoxes: [LayoutBox]?

  /// Remembered: rows are asked whenever others come and go.
  final var lentBoxes: [LayoutBox] {
    if let knownBoxes { return knownBoxes }
    var boxes: [LayoutBox] = []
    appendContentBoxes(to: &boxes)
    knownBoxes = boxes
    return boxes
  }

  fileprivate func appendContentBoxes(to boxes: inout [LayoutBox]) {}

  override final func lentBoxesDidChange() { knownBoxes = nil }

  override final func appendBoxes(to boxes: inout [LayoutBox]) { boxes += lentBoxes }
}

/// The node around the views of one element, which may be none, one or several.
@MainActor
final class RowNode<Content: View>: Row {
  private var make: () -> Content
  private var content: ViewNode<Content>!

  /// A row that comes back takes up the state that it had.
  init(id: AnyHashable, index: Int, source: any RowSource, state: SavedState? = nil, make: @escaping () -> Content) {
    self.make = make
    super.init(id: id, index: index, source: source)
    let view = tracking(make)
    content = graph.restoring(state.map { StateRestoration($0, for: self) }) {
      Content._makeNode(view, in: _NodeContext(graph: graph, parent: self, scope: scope))
    }
  }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

  override fileprivate func appendContentBoxes(to boxes: inout [LayoutBox]) { content?.appendBoxes(to: &boxes) }

  func update(_ make: @escaping () -> Content) {
    self.make = make
    performUpdate()
  }

  /// Stands for another element from now on. Only where nothing inside would take anything along, and without an animation.
  func recycle(id: AnyHashable, index: Int, make: @escaping () -> Content) {
    self.id = id
    self.index = index
    place = nil
    source?.rowHost(for: nil)?.rowWasRecycled(self)
    update(make)
  }

  override func performUpdate() {
    needsUpdate = false
    // A row on its way out stays as it was: its element is gone, and what made it may look for it.
    guard index != nil else { return }
    content.update(tracking(make))
  }
}

/// One view among the rows of a lazy container, built when it is needed.
@MainActor
final class SingleRowNode<V: View>: ViewNode<V>, RowSource {
  private var view: V
  private var row: RowNode<V>?
  private var state: SavedState?

  private(set) var showsNothing: Bool

  init(_ view: V, in context: _NodeContext) {
    self.view = view
    showsNothing = SingleRowNode.isNothing(view)
    super.init(in: context)
  }

  private static func isNothing(_ view: V) -> Bool { (view as? any EmptyByValue)?.isNothing ?? false }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let row { body(row) } }

  override func collectRows(into collector: inout RowCollector) { collector.append(self) }

  override func update(_ view: V) {
    self.view = view
    row?.update { view }
    guard SingleRowNode.isNothing(view) != showsNothing else { return }
    showsNothing.toggle()
    parent?.rowHost(for: self)?.rowEmptinessDidChange(in: self)
  }

  let rowCount = 1

  func forEachLiveRow(_ body: (Row) -> Void) { if let row { body(row) } }

  var hasLeavingRows: Bool { false }

  func realize(_ wanted: [Range<Int>]) {
    if wanted.isEmpty {
      guard let row else { return }
      self.row = nil
      state = SavedState(of: row)
      row.unmount()
      boxesDidChange()
    } else if row == nil {
      let view = view
      row = RowNode(id: 0, index: 0, source: self, state: state) { view }
      state = nil
      boxesDidChange()
    }
  }

  /// The name that the view itself has, read off its value where it is not built.
  func index(of id: AnyHashable) -> Int? { self.id(at: 0) == id ? 0 : nil }

  func id(at index: Int) -> AnyHashable? { (view as? any IdentifiedByValue)?.identity }
}
