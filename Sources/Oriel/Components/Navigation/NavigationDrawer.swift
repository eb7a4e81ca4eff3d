import Foundation
import OrielDrawing

/// A view above others that becomes a part of the bar of a screen which begins with it: it stays there, and what scrolls goes on under it.
/// The box of the container of both is a `NavigationDrawerAreaBox`.
nonisolated struct NavigationDrawer: BoxModifier, Equatable {
  @MainActor func makeBox(_ node: AnyViewNode) -> NavigationDrawerBox { NavigationDrawerBox(node: node) }

  @MainActor func update(_ box: NavigationDrawerBox, transaction: Transaction) {}
}

/// The container of a drawer and of what is below it.
nonisolated struct NavigationDrawerArea: BoxModifier, Equatable {
  @MainActor func makeBox(_ node: AnyViewNode) -> NavigationDrawerAreaBox { NavigationDrawerAreaBox(node: node) }

  @MainActor func update(_ box: NavigationDrawerAreaBox, transaction: Transaction) {}
}

@MainActor
final class NavigationDrawerBox: WrapperBox, DrawingEffect {
  /// The background of the bar that the drawer belongs to; nil where it belongs to none, and nothing goes under it.
  private weak var backdrop: NavigationBackdropBox?
  /// What that background covers, in the box's own space.
  private var ground = CGRect.zero
  /// Points that the drawer is moved down, to below the large title.
  private var shift: CGFloat = 0

  var isOverContent: Bool { backdrop != nil }

  func join(_ newBackdrop: NavigationBackdropBox?) {
    guard newBackdrop !== backdrop else { return }
    backdrop = newBackdrop
    if newBackdrop == nil { move(by: 0, ground: .zero) }
    setNeedsDisplay()
  }

  /// Moves the drawer to below a title that is so high. The bar's background then goes from the screen's top to the drawer's end.
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

  /// What is under it can't be hit through it.
  override func hitContent(_ point: CGPoint) -> LayoutBox? {
    isOverContent ? hitChildren(point, orSelfIn: CGRect(origin: .zero, size: size)) : hitChildren(point)
  }
}

/// While the drawer belongs to a bar, its room belongs to the safe area of what is below it.
@MainActor
final class NavigationDrawerAreaBox: WrapperBox, LayoutRegion {
  override var layoutRegion: (any LayoutRegion)? { self }

  /// The drawer; nil while there is none, or it is on its way out.
  var drawer: NavigationDrawerBox? {
    for box in children.first?.children ?? [] where !box.isLeaving { if let drawer = box as? NavigationDrawerBox { return drawer } }
    return nil
  }

  func safeAreaInsets(around child: LayoutBox) -> EdgeInsets {
    guard let drawer, drawer.isOverContent else { return EdgeInsets() }
    return EdgeInsets(top: drawer.size.height, leading: 0, bottom: 0, trailing: 0)
  }
}
