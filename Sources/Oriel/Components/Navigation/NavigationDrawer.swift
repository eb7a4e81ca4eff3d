import Foundation
import OrielDrawing

/// A modifier for a view above others. The view becomes a part of the bar if it is at the top of a screen: it stays pinned, and content
/// scrolls under it. The box of the container of both is a `NavigationDrawerAreaBox`.
nonisolated struct NavigationDrawer: BoxModifier, Equatable {
  @MainActor func makeBox(_ node: AnyViewNode) -> NavigationDrawerBox { NavigationDrawerBox(node: node) }

  @MainActor func update(_ box: NavigationDrawerBox, transaction: Transaction) {}
}

/// A modifier for the container of a drawer and the content below it.
nonisolated struct NavigationDrawerArea: BoxModifier, Equatable {
  @MainActor func makeBox(_ node: AnyViewNode) -> NavigationDrawerAreaBox { NavigationDrawerAreaBox(node: node) }

  @MainActor func update(_ box: NavigationDrawerAreaBox, transaction: Transaction) {}
}

@MainActor
final class NavigationDrawerBox: WrapperBox, DrawingEffect {
  /// The background of the bar that the drawer belongs to, or `nil` if it belongs to none, and no content scrolls under it.
  private weak var backdrop: NavigationBackdropBox?
  /// The region that the background covers, in the box's coordinate space.
  private var ground = CGRect.zero
  /// The distance by which the drawer is moved down below the large title, in points.
  private var shift: CGFloat = 0

  var isOverContent: Bool { backdrop != nil }

  func join(_ newBackdrop: NavigationBackdropBox?) {
    guard newBackdrop !== backdrop else { return }
    backdrop = newBackdrop
    if newBackdrop == nil { move(by: 0, ground: .zero) }
    setNeedsDisplay()
  }

  /// Moves the drawer below a large title of the given height. The bar's background then extends from the top of the screen to the bottom
  /// of the drawer.
  func hang(below title: CGFloat, in screen: LayoutBox) {
    var origin = CGPoint(x: 0, y: title)
    var box: LayoutBox = self
    while box !== screen {
      origin.x += box.origin.x
      origin.y += box.origin.y
      guard let parent = box.parent else { return }
      box = parent
    }
    move(by: title, ground: CGRect(x: -origin.x, y: -origin.y, width: screen.size.width, height: origin.y + size.height))
  }

  private func move(by newShift: CGFloat, ground newGround: CGRect) {
    guard newShift != shift || newGround != ground else { return }
    let hasMoved = newShift != shift
    (shift, ground) = (newShift, newGround)
    setNeedsDisplay()
    if hasMoved { graph.geometryDidChange() }
  }

  override var drawingEffect: (any DrawingEffect)? { shift != 0 ? self : nil }

  var effectTransform: CGAffineTransform { CGAffineTransform(translationX: 0, y: shift) }

  func applyEffect(to node: DisplayNode) -> DisplayNode { DisplayNode(.transform(effectTransform, node)) }

  override func drawContent(at offset: CGPoint) -> DisplayNode? { backdrop?.look(in: ground.offsetBy(dx: offset.x, dy: offset.y)) }

  /// A drawer over content blocks hits on the content.
  override func hitContent(_ point: CGPoint) -> LayoutBox? {
    isOverContent ? hitChildren(point, orSelfIn: CGRect(origin: .zero, size: size)) : hitChildren(point)
  }
}

/// The container of a drawer. While the drawer belongs to a bar, its height is part of the safe area of the content below it.
@MainActor
final class NavigationDrawerAreaBox: WrapperBox, LayoutRegion {
  override var layoutRegion: (any LayoutRegion)? { self }

  /// The drawer, or `nil` if there is none or its removal transition runs.
  var drawer: NavigationDrawerBox? {
    for box in children.first?.children ?? [] where !box.isBeingRemoved { if let drawer = box as? NavigationDrawerBox { return drawer } }
    return nil
  }

  func safeAreaInsets(around child: LayoutBox) -> EdgeInsets {
    guard let drawer, drawer.isOverContent else { return EdgeInsets() }
    return EdgeInsets(top: drawer.size.height, leading: 0, bottom: 0, trailing: 0)
  }
}
