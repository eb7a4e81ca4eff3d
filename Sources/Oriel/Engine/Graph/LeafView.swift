/// A view without children that is represented by one box.
@MainActor
protocol LeafView: PrimitiveView {
  associatedtype Box: LayoutBox
  /// The environment keys whose changes cause a call of `update`. The values are read through `node.scope`.
  static var environmentKeys: EnvironmentKeySet { get }
  /// Indicates whether the box stores nothing but values derived from the view.
  static var isStateless: Bool { get }
  /// Returns a Boolean value that indicates whether two values of the view are equivalent. Equatable views use `==`, which saves
  /// the lookup of the conformance.
  static func isSame(_ old: Self, _ new: Self) -> Bool
  func makeBox(_ node: AnyViewNode) -> Box
  /// Applies the view's new value, or a new environment, to the box.
  func update(_ box: Box, transaction: Transaction)
}

extension LeafView {
  static var environmentKeys: EnvironmentKeySet { [] }

  static var isStateless: Bool { false }

  static func isSame(_ old: Self, _ new: Self) -> Bool { valuesAreEqual(old, new) }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { LeafNode(view, in: context) }
}

extension LeafView where Self: Equatable {
  static func isSame(_ old: Self, _ new: Self) -> Bool { bytesAreEqual(old, new) || old == new }
}

@MainActor
final class LeafNode<V: LeafView>: ViewNode<V> {
  // Each update of the node or walk to its children reads these, and no access lasts longer than a line: the exclusivity check costs more
  // than the access.
  @exclusivity(unchecked) private var view: V
  @exclusivity(unchecked) private var box: V.Box!

  init(_ view: __shared V, in context: _NodeContext) {
    self.view = view
    super.init(in: context)
    box = view.makeBox(self)
    register()
  }

  private func register() { scope.register(self, keys: V.environmentKeys) }

  override var isStateless: Bool { V.isStateless }

  override func appendBoxes(to boxes: inout [LayoutBox]) { boxes.append(box) }

  override func update(_ newView: V) {
    guard !V.isSame(view, newView) else { return }
    view = newView
    view.update(box, transaction: transaction)
  }

  override func performUpdate() {
    needsUpdate = false
    register()
    view.update(box, transaction: transaction)
  }

  override func willUnmount() { box.detach() }
}
