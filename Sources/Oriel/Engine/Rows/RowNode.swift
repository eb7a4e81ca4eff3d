import Foundation

/// A row that is built, independent of the type of its content.
///
/// Each frame that adds rows enumerates the rows of a list. This class doesn't depend on a view type, so that the enumeration isn't
/// generic: generic code looks up type metadata at each step, and each lookup reads memory that the frame doesn't need otherwise.
@MainActor
class Row: AnyViewNode {
  /// The source, which isn't owned. The reference isn't weak because counting the references to a weakly referenced node takes several
  /// times as long.
  final private(set) unowned(unsafe) var source: (any RowSource)?
  /// The index in the source, or `nil` if the row is a removed view.
  final var index: Int?
  final fileprivate(set) var id: AnyHashable
  /// The position along the container's axis in its last layout, or `nil` if the row wasn't part of it.
  final var place: RowPosition?

  /// The region in which the content of a row that was built before it was visible appears, or `nil` for any other row.
  private let region: AppearanceRegion?

  fileprivate init(id: AnyHashable, index: Int, source: any RowSource, isPrefetched: Bool) {
    self.id = id
    self.index = index
    self.source = source
    var scope = source.scope
    if isPrefetched {
      let region = AppearanceRegion(isShown: false, outer: scope.values.appearanceRegion)
      self.region = region
      scope = EnvironmentScope(parent: scope) { $0.appearanceRegion = region }
    } else {
      region = nil
    }
    super.init(in: _NodeContext(graph: source.graph, parent: source, scope: scope))
  }

  /// Lets the content appear, or keeps it from appearing.
  final func setVisible(_ isVisible: Bool) { region?.setShown(isVisible) }

  override func willUnmount() {
    source = nil
    region?.end()
  }

  /// Moves the row with its content to another source.
  final func move(to source: any RowSource, index: Int?) {
    self.source = source
    self.index = index
    relocate(to: source)
    setVisible(true)
  }

  override final var asRow: Row? { self }

  /// Indicates that the row itself has no state to preserve: recycling assigns a new index and id.
  override final var isStateless: Bool { true }

  /// Returns `nil`, because the content of a row is built together with the row.
  override final func rowHost(for child: AnyViewNode?) -> (any RowHost)? { nil }

  override final func collectRows(into collector: inout RowCollector) {}

  private(set) final var cachedBoxes: [LayoutBox]?

  /// The boxes that the content contributes. They are cached because they are requested whenever other rows are inserted or removed.
  final var contributedBoxes: [LayoutBox] {
    if let cachedBoxes { return cachedBoxes }
    var boxes: [LayoutBox] = []
    appendContentBoxes(to: &boxes)
    cachedBoxes = boxes
    return boxes
  }

  fileprivate func appendContentBoxes(to boxes: inout [LayoutBox]) {}

  override final func contributedBoxesDidChange() { cachedBoxes = nil }

  override final func appendBoxes(to boxes: inout [LayoutBox]) { boxes += contributedBoxes }
}

/// The node around the views of one element, which may be none, one or several.
@MainActor
final class RowNode<Content: View>: Row {
  private var make: () -> Content
  private var content: ViewNode<Content>!

  /// Creates a row. A row that is rebuilt restores its saved state.
  init(
    id: AnyHashable, index: Int, source: any RowSource, isPrefetched: Bool = false, state: SavedState? = nil,
    make: @escaping () -> Content
  ) {
    self.make = make
    super.init(id: id, index: index, source: source, isPrefetched: isPrefetched)
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

  /// Reuses the row for another element. Valid only if the content is stateless and the change isn't animated.
  func recycle(id: AnyHashable, index: Int, isPrefetched: Bool, make: @escaping () -> Content) {
    self.id = id
    self.index = index
    place = nil
    setVisible(!isPrefetched)
    source?.rowHost(for: nil)?.rowWasRecycled(self)
    update(make)
  }

  override func performUpdate() {
    needsUpdate = false
    // A removed view keeps its content: its element no longer exists, and the closure may depend on it.
    guard index != nil else { return }
    content.update(tracking(make))
  }
}

/// A single view among the rows of a lazy container, built when it is needed.
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

  var hasRemovedRows: Bool { false }

  func realize(_ wanted: [Range<Int>], prefetching: Range<Int>) {
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

  /// Returns 0 if the view has the given id, which is read from the view value and needs no row; otherwise `nil`.
  func index(of id: AnyHashable) -> Int? { self.id(at: 0) == id ? 0 : nil }

  func id(at index: Int) -> AnyHashable? { (view as? any IdentifiedByValue)?.identity }
}
