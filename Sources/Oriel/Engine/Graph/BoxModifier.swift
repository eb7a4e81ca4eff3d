import Foundation

/// A modifier that wraps each box of its content in a box.
@MainActor
protocol BoxModifier: ViewModifier where Body == Never {
  associatedtype Box: WrapperBox
  /// Indicates whether a box stores nothing but values derived from the modifier.
  static var isStateless: Bool { get }
  /// Indicates whether the modifier creates a box with a placeholder if its content contributes no box where one view is expected.
  static var wrapsMissingContent: Bool { get }
  /// Returns a Boolean value that indicates whether two values of the modifier are equivalent. Equatable modifiers use `==`, which saves
  /// the lookup of the conformance.
  static func isSame(_ old: Self, _ new: Self) -> Bool
  func makeBox(_ node: AnyViewNode) -> Box
  /// Applies the modifier's new value to a box. Called in the update pass with the transaction that applies to the node.
  func update(_ box: Box, transaction: Transaction)
  /// Runs the modifier's own code for a box. Called in the update pass after the box has requested an update of its node, and whenever a
  /// value that the code has read changes.
  func evaluate(_ box: Box)
}

extension BoxModifier {
  func evaluate(_ box: Box) {}

  static var isStateless: Bool { false }

  static var wrapsMissingContent: Bool { false }

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

/// A box with one child, which provides its layout.
@MainActor
package class WrapperBox: LayoutBox {
  // The box that this box wraps. It stays among the children; a box may have further children of its own.
  // Measuring, placing and drawing read this property, and no access lasts longer than a line: the exclusivity check costs more than the
  // access.
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

/// A placeholder where a view is expected and the content contributes no box. It accepts the proposed size and draws nothing.
@MainActor
private final class MissingContentBox: LayoutBox {
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

/// The boxes that wrap the boxes of a content, in the order of the content. There is nearly always a single one, which is stored without an
/// array.
///
/// Nothing in this type depends on the modifier's type: in generic code the runtime instantiates metadata for each array, tuple and
/// optional of a generic type.
@MainActor
struct WrappedBoxes {
  private var first: WrapperBox?
  private var others: [WrapperBox] = []

  func forEach(_ body: (WrapperBox) -> Void) {
    if let first { body(first) }
    for box in others { body(box) }
  }

  /// The placeholder that a single box wraps, or `nil` if the content contributes boxes.
  var noView: LayoutBox? { first?.layoutContent as? MissingContentBox }

  /// Returns a Boolean value that indicates whether these boxes wrap exactly the given contents, in order.
  func hold(_ contents: [LayoutBox]) -> Bool {
    guard contents.count == (first == nil ? 0 : 1 + others.count) else { return false }
    for index in contents.indices where contents[index] !== self[index].layoutContent { return false }
    return true
  }

  private subscript(index: Int) -> WrapperBox { index == 0 ? first! : others[index - 1] }

  /// Replaces the wrapped contents. A box stays with its content.
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
  // Each update of the node or walk to its children reads these, and no access lasts longer than a line: the exclusivity check costs more
  // than the access.
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
      let contents =
        contents.isEmpty && M.wrapsMissingContent && standsForOneView ? [boxes.noView ?? MissingContentBox(node: self)] : contents
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
