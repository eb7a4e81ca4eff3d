import Foundation

/// Makes a view the window's menu bar.
nonisolated struct MenuBarModifier: BoxModifier, Equatable {
  @MainActor func makeBox(_ node: AnyViewNode) -> MenuBarBox { MenuBarBox(node: node) }

  @MainActor func update(_ box: MenuBarBox, transaction: Transaction) {}
}

/// Stands above the window's own bars, though it is laid out below them with the window's other views: it is drawn higher by what they
/// take, and they stand lower by its height (`WindowBarsBox`).
@MainActor
final class MenuBarBox: WrapperBox {
  override init(node: AnyViewNode?) {
    super.init(node: node)
    graph.rootBox.menuBar = self
  }

  private var lift: CGFloat { graph.rootBox.bars?.insets.top ?? 0 }

  func barsDidChange() {
    setNeedsDisplay()
    graph.geometryDidChange()
  }

  override var hasEffect: Bool { lift != 0 }

  override var effectTransform: CGAffineTransform { CGAffineTransform(translationX: 0, y: -lift) }

  override func applyEffect(to node: DisplayNode) -> DisplayNode { DisplayNode(.transform(effectTransform, node)) }
}
