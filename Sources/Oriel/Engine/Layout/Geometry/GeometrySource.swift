import Foundation

/// The values of a box's geometry that code has read, and their readers. The graph checks them once after each layout.
@MainActor
final class GeometrySource {
  private unowned let graph: ViewGraph
  private let box: @MainActor () -> LayoutBox?
  private var size: Fact<CGSize>
  private var safeArea: Fact<EdgeInsets>
  private var frames: [CoordinateSpace: Fact<CGRect>] = [:]
  private var bounds: [CoordinateSpace: Fact<CGRect?>] = [:]
  private var anchors: [ObjectIdentifier: (owner: AnchorOwner, fact: Fact<AnchorGeometry>)] = [:]
  /// The closure to call once, at the next check that finds the box placed. Before that there is nothing to read, or only values of the
  /// last layout.
  private var afterLayout: (@MainActor () -> Void)?

  /// The closure to call at each check that finds the box in the window.
  var follow: (@MainActor (LayoutBox) -> Void)?

  /// A value as it was last read, and its readers. A fact without readers is dropped when it changes.
  @MainActor
  private struct Fact<Value: Equatable> {
    private var value: Value
    var readers = ReaderList()

    init(value: Value) { self.value = value }

    /// Returns the current value, or the value that was last read if the box isn't placed.
    mutating func read(_ current: Value?) -> Value {
      // Other readers may have read another value, and may not have been notified yet.
      if let current, readers.isEmpty { value = current }
      readers.registerCurrent()
      return current ?? value
    }

    /// Stores the current value. Returns `true` if it differs from the last one.
    mutating func check(_ current: Value) -> Bool {
      guard current != value else { return false }
      value = current
      return true
    }
  }

  init(graph: ViewGraph, box: @escaping @MainActor () -> LayoutBox?, afterLayout: @escaping @MainActor () -> Void) {
    self.graph = graph
    self.box = box
    self.afterLayout = afterLayout
    size = Fact(value: .zero)
    safeArea = Fact(value: EdgeInsets())
    graph.geometry.add(self)
  }

  /// Creates a source for the first box that a node contributes.
  convenience init(node: AnyViewNode, afterLayout: @escaping @MainActor () -> Void) {
    self.init(
      graph: node.graph,
      box: { [weak node] in
        var boxes: [LayoutBox] = []
        node?.appendBoxes(to: &boxes)
        return boxes.first
      }, afterLayout: afterLayout)
  }

  private var placedBox: LayoutBox? {
    guard let box = box(), box.isPlaced else { return nil }
    return box
  }

  private var attachedBox: LayoutBox? {
    guard let box = placedBox, box.isAttached else { return nil }
    return box
  }

  // MARK: Reading

  func readSize() -> CGSize {
    size.read(placedBox?.size)
  }

  func readSafeAreaInsets() -> EdgeInsets {
    safeArea.read(attachedBox?.layoutSafeAreaInsets)
  }

  func readFrame(in space: CoordinateSpace) -> CGRect {
    if space == .local { return CGRect(origin: .zero, size: readSize()) }
    var fact = frames[space] ?? Fact(value: .zero)
    let value = fact.read(attachedBox?.layoutFrame(in: space))
    // Gestures and actions don't depend on the values that they read.
    if Dependencies.reader != nil { frames[space] = fact }
    return value
  }

  func readBounds(of space: CoordinateSpace) -> CGRect? {
    var fact = bounds[space] ?? Fact(value: nil)
    let value = fact.read(attachedBox.map { $0.layoutBounds(of: space) })
    if Dependencies.reader != nil { bounds[space] = fact }
    return value
  }

  func readAnchor(_ owner: AnchorOwner) -> AnchorGeometry {
    var fact = anchors[ObjectIdentifier(owner)]?.fact ?? Fact(value: AnchorGeometry())
    let value = fact.read(geometry(of: owner))
    if Dependencies.reader != nil { anchors[ObjectIdentifier(owner)] = (owner, fact) }
    return value
  }

  private func geometry(of owner: AnchorOwner) -> AnchorGeometry? {
    guard let box = attachedBox, let other = owner.box else { return nil }
    return box.anchorGeometry(of: other)
  }

  // MARK: Checking

  /// Calls the action once after the layout of this update, even if nothing moves.
  func afterLayout(_ action: @escaping @MainActor () -> Void) {
    afterLayout = action
    graph.geometryDidChange()
  }

  /// Notifies the readers of the values that have changed.
  func check() {
    guard let box = attachedBox else { return }
    if let action = afterLayout {
      afterLayout = nil
      carry(box, action)
    }
    follow?(box)
    if !size.readers.isEmpty, size.check(box.size) { carry(box) { size.readers.notify() } }
    if !safeArea.readers.isEmpty, safeArea.check(box.layoutSafeAreaInsets) { carry(box) { safeArea.readers.notify() } }
    for (space, var fact) in frames where fact.check(box.layoutFrame(in: space)) {
      frames[space] = nil
      carry(box) { fact.readers.notify() }
    }
    for (space, var fact) in bounds where fact.check(box.layoutBounds(of: space)) {
      bounds[space] = nil
      carry(box) { fact.readers.notify() }
    }
    for (id, var entry) in anchors {
      guard let geometry = geometry(of: entry.owner), entry.fact.check(geometry) else { continue }
      anchors[id] = nil
      carry(box) { entry.fact.readers.notify() }
    }
  }

  /// Runs `body` in the transaction of the change that led to the layout, including its animation.
  private func carry(_ box: LayoutBox, _ body: () -> Void) {
    graph.updates.withTransactionForWrites(box.node?.transaction ?? graph.updates.transaction, body)
  }
}
