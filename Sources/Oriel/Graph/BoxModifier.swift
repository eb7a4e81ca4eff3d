import Foundation

/// A modifier that puts a box around each box of its content.
@MainActor
protocol BoxModifier: ViewModifier where Body == Never {
  associatedtype Box: WrapperBox
  /// Whether a box keeps nothing but what the modifier says.
  static var isStateless: Bool { get }
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
  override var layoutChild: LayoutBox? { children.first }

  final func setContent(_ child: LayoutBox) { replaceChildren([child]) }
}

@MainActor
final class WrapperNode<Wrapped: View, M: BoxModifier>: ViewNode<ModifiedContent<Wrapped, M>> {
  private var modifier: M
  private var content: ViewNode<Wrapped>!
  private var hasSynced = false
  private var boxes: [(content: LayoutBox, wrapper: M.Box)] = []

  init(_ view: ModifiedContent<Wrapped, M>, in context: _NodeContext) {
    modifier = view.modifier
    super.init(in: context)
    content = Wrapped._makeNode(view.content, in: context.child(of: self))
    syncBoxes()
  }

  override var isStateless: Bool { M.isStateless }

  override var consumesBoxes: Bool { true }

  override func rowHost(for child: AnyViewNode?) -> (any RowHost)? { parent?.rowHost(for: self) }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

  override func appendBoxes(to boxes: inout [LayoutBox]) { for entry in self.boxes { boxes.append(entry.wrapper) } }

  override func syncBoxes() {
    var contents: [LayoutBox] = []
    content.appendBoxes(to: &contents)
    guard !hasSynced || contents.count != boxes.count || !zip(contents, boxes).allSatisfy({ $0 === $1.content }) else { return }
    let isFirst = !hasSynced
    hasSynced = true
    let previous = boxes
    boxes = contents.map { box in
      if let entry = previous.first(where: { $0.content === box }) { return entry }
      let wrapper = modifier.makeBox(self)
      wrapper.setContent(box)
      return (box, wrapper)
    }
    for entry in previous where !boxes.contains(where: { $0.wrapper === entry.wrapper }) { entry.wrapper.detach() }
    if !isFirst { boxesDidChange() }
  }

  override func update(_ view: ModifiedContent<Wrapped, M>) {
    let isSame = M.isSame(modifier, view.modifier)
    modifier = view.modifier
    if !isSame {
      let transaction = transaction
      for entry in boxes { modifier.update(entry.wrapper, transaction: transaction) }
    }
    content.update(view.content)
  }

  override func performUpdate() {
    needsUpdate = false
    tracking { for entry in boxes { modifier.evaluate(entry.wrapper) } }
  }

  override func willUnmount() { for entry in boxes { entry.wrapper.detach() } }
}
