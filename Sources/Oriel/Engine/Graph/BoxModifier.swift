import Foundation

/// A modifier that puts a box around each box of its content.
@MainActor
protocol BoxModifier: ViewModifier where Body == Never {
  associatedtype Box: WrapperBox
  /// Whether a box keeps nothing but what the modifier says.
  static var isStateless: Bool { get }
  /// Whether the modifier has a box around nothing where its content is no view and one is expected.
  static var keepsRoomForNoView: Bool { get }
  /// Whether a new value says the same; where the type has a `==`, that says so, and nobody has to look for it.
  static func isSame(_ old: Self, _ new: Self) -> Bool
  func makeBox(_ node: AnyViewNode) -> Box
  /// Takes the modifier's new value; called in the update pass with the transaction that applies here.
  func update(_ box: Box, transaction: Transaction)
  /// Runs the modifier's own code for a box, once the box has asked its node for an update and whenever something changed that the code
  /// read; called in the update pass.
  func evaluate(_ box: Box)
}

extension BoxModifier {
  func evaluate(_ box: Box) {}

  static var isStateless: Bool { false }

  static var keepsRoomForNoView: Bool { false }

  static func isSame(_ old: Self, _ new: Self) -> Bool { valuesAreEqual(old, new) }

  public static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> {
    WrapperNode(view, in: context)
  }
}

extension BoxModifier where Self: Equatable {
  static func isSame(_ old: Self, _ new: Self) -> Bool { bytesAreEqual(old, new) || old == new }
}

/// A box with one child that it hands its layout on to.
@MainActor
package class WrapperBox: LayoutBox {
  // Each measuring, placing and drawing reads it, and no access lasts longer than a line: checking it costs more than it does.
  /// What the box was put around. It stays among the children, next to which a box may have others of its own.
  @exclusivity(unchecked) private(set) final var layoutContent: LayoutBox?

  override init(node: AnyViewNode?) {
    super.init(node: node)
    layoutChildIndex = 0
  }

  final func setContent(_ child: LayoutBox) {
    layoutContent = child
    replaceChildren([child])
  }
}

/// Stands where a view is expected and there is none: it takes what it is offered and shows nothing.
@MainActor
private final class NoViewBox: LayoutBox {
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

/// The boxes around the boxes of a content, in their order. There is nearly always one, which takes no array.
///
/// Nothing here depends on the modifier's type: in code for any type each array, tuple and optional of one asks the runtime for its own.
@MainActor
struct WrappedBoxes {
  private var first: WrapperBox?
  private var others: [WrapperBox] = []

  func forEach(_ body: (WrapperBox) -> Void) {
    if let first { body(first) }
    for box in others { body(box) }
  }

  /// What a single box stands around where there is no view.
  var noView: LayoutBox? { first?.layoutContent as? NoViewBox }

  /// Whether these boxes stand around those contents.
  func hold(_ contents: [LayoutBox]) -> Bool {
    guard contents.count == (first == nil ? 0 : 1 + others.count) else { return false }
    for index in contents.indices where contents[index] !== self[index].layoutContent { return false }
    return true
  }

  private subscript(index: Int) -> WrapperBox { index == 0 ? first! : others[index - 1] }

  /// Goes over to other contents; a box stays with its content.
  mutating func change(to contents: [LayoutBox], make: () -> WrapperBox) {
    let isEmpty = first == nil
    if isEmpty, contents.count == 1 {
      let box = make()
      box.setContent(contents[0])
      first = box
      return
    }
    var next: [WrapperBox] = []
    next.reserveCapacity(contents.count)
    var previous: [ObjectIdentifier: WrapperBox] = [:]
    forEach { box in if let content = box.layoutContent { previous[ObjectIdentifier(content)] = box } }
    for content in contents {
      if let box = previous.removeValue(forKey: ObjectIdentifier(content)) {
        next.append(box)
      } else {
        let box = make()
        box.setContent(content)
        next.append(box)
      }
    }
    for box in previous.values { box.detach() }
    first = next.first
    others = next.count > 1 ? Array(next[1...]) : []
  }
}

@MainActor
final class WrapperNode<Wrapped: View, M: BoxModifier>: ViewNode<ModifiedContent<Wrapped, M>> {
  // Each update of the node or walk to its children reads these, and no access lasts longer than a line: checking them costs more than they do.
  @exclusivity(unchecked) private var modifier: M
  @exclusivity(unchecked) private(set) var content: ViewNode<Wrapped>!
  @exclusivity(unchecked) private var hasSynced = false
  @exclusivity(unchecked) private(set) var boxes = WrappedBoxes()

  init(_ view: __shared ModifiedContent<Wrapped, M>, in context: _NodeContext) {
    modifier = view.modifier
    super.init(in: context)
    content = Wrapped._makeNode(view.content, in: context.child(of: self))
    syncBoxes()
  }

  override var isStateless: Bool { M.isStateless }

  override var consumesBoxes: Bool { true }

  override func rowHost(for child: AnyViewNode?) -> (any RowHost)? { parent?.rowHost(for: self) }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

  override func appendBoxes(to boxes: inout [LayoutBox]) { self.boxes.forEach { boxes.append($0) } }

  override func syncBoxes() {
    let isFirst = !hasSynced
    let hasChanged = graph.boxes.withBoxes(of: content) { contents in
      let contents = contents.isEmpty && M.keepsRoomForNoView && standsForOneView ? [boxes.noView ?? NoViewBox(node: self)] : contents
      guard isFirst || !boxes.hold(contents) else { return false }
      boxes.change(to: contents) { modifier.makeBox(self) }
      return true
    }
    hasSynced = true
    if hasChanged, !isFirst { boxesDidChange() }
  }

  override func update(_ view: ModifiedContent<Wrapped, M>) {
    let isSame = M.isSame(modifier, view.modifier)
    modifier = view.modifier
    if !isSame {
      let transaction = transaction
      boxes.forEach { modifier.update(unsafeDowncast($0, to: M.Box.self), transaction: transaction) }
    }
    content.update(view.content)
  }

  override func performUpdate() {
    needsUpdate = false
    tracking { boxes.forEach { modifier.evaluate(unsafeDowncast($0, to: M.Box.self)) } }
  }

  override func willUnmount() { boxes.forEach { $0.detach() } }
}
