import Foundation
import OrielDrawing

/// A modifier that makes a view the menu bar of its window.
nonisolated struct MenuBarModifier: BoxModifier, Equatable {
  @MainActor func makeBox(_ node: AnyViewNode) -> MenuBarBox { MenuBarBox(node: node) }

  @MainActor func update(_ box: MenuBarBox, transaction: Transaction) {}
}

/// A box that is drawn above the window's own bars, although it is laid out below them with the window's other views.
///
/// The box is drawn higher by the height of the bars, and the bars are drawn lower by the height of the box (`WindowBarsBox`).
@MainActor
final class MenuBarBox: WrapperBox, DrawingEffect, WindowMenus {
  override init(node: AnyViewNode?) {
    super.init(node: node)
    graph.rootBox.menuBar = self
  }

  private var lift: CGFloat { graph.rootBox.bars?.insets.top ?? 0 }

  func barsDidChange() {
    setNeedsDisplay()
    graph.rootBox.viewsBelowMenus?.setNeedsDisplay()
    graph.geometryDidChange()
  }

  override var drawingEffect: (any DrawingEffect)? { lift != 0 ? self : nil }

  var effectTransform: CGAffineTransform { CGAffineTransform(translationX: 0, y: -lift) }

  func applyEffect(to node: DisplayNode) -> DisplayNode { DisplayNode(.transform(effectTransform, node)) }
}

/// A modifier that marks a view as the content below the window's menu bar.
nonisolated struct BelowMenusModifier: BoxModifier, Equatable {
  @MainActor func makeBox(_ node: AnyViewNode) -> BelowMenusBox { BelowMenusBox(node: node) }

  @MainActor func update(_ box: BelowMenusBox, transaction: Transaction) {}
}

/// A box that clips the app's views to the area below the menu bar, so that they can't cover the menus or receive their input.
@MainActor
final class BelowMenusBox: WrapperBox, DrawingEffect {
  override init(node: AnyViewNode?) {
    super.init(node: node)
    graph.rootBox.viewsBelowMenus = self
  }

  /// The area of the window below the menus, in the box's coordinate space.
  private var room: CGRect {
    let root = graph.rootBox
    let top = root.menuBar.map { $0.isAttached ? $0.windowFrame.maxY : 0 } ?? 0
    let room = CGRect(x: 0, y: top, width: root.size.width, height: max(0, root.size.height - top))
    return room.applying(transform(to: nil).inverted())
  }

  override func layoutChildren() {
    super.layoutChildren()
    // The window can have changed its size while the box kept its own.
    setNeedsDisplay()
  }

  override func layoutDidChange(_ change: LayoutChange) { if change == .moved { setNeedsDisplay() } }

  override var drawingEffect: (any DrawingEffect)? { self }

  func applyEffect(to node: DisplayNode) -> DisplayNode { DisplayNode(.clip(Path(room), FillStyle(), node)) }

  override func hitContent(_ point: CGPoint) -> LayoutBox? { point.y < room.minY ? nil : super.hitContent(point) }
}
