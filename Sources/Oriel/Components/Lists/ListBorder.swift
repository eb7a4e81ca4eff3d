import Foundation
import OrielDrawing

/// A border around a list or a table, drawn over its content.
nonisolated struct ListBorderModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  let isShown: Bool

  @MainActor func makeBox(_ node: AnyViewNode) -> ListBorderBox { ListBorderBox(isShown, node: node) }

  @MainActor func update(_ box: ListBorderBox, transaction: Transaction) { box.isShown = isShown }
}

@MainActor
final class ListBorderBox: WrapperBox, DrawingEffect {
  var isShown: Bool { didSet { if isShown != oldValue { setNeedsDisplay() } } }

  init(_ isShown: Bool, node: AnyViewNode) {
    self.isShown = isShown
    super.init(node: node)
  }

  override var drawingEffect: (any DrawingEffect)? { isShown ? self : nil }

  func applyEffect(to node: DisplayNode) -> DisplayNode {
    let line = Path(CGRect(origin: .zero, size: presentedSize).insetBy(dx: 0.5, dy: 0.5))
    let color = Color(.system(.separator)).resolved(in: environment)
    return DisplayNode(.group([node, DisplayNode(.stroke(line, StrokeStyle(lineWidth: 1), .color(color)))]))
  }
}
