import Foundation
import OrielDrawing

/// What a style does to what is drawn with it, beside its paint.
enum PaintEffect: Equatable, Sendable {
  case drop(RGBA, radius: CGFloat, offset: CGSize)
  case inner(RGBA, radius: CGFloat, offset: CGSize)
  case opacity(Double)

  /// `opaque` is the same drawing without anything that shines through.
  @MainActor fileprivate func applied(to node: DisplayNode, opaque: () -> DisplayNode) -> DisplayNode {
    switch self {
    case .drop(let color, let radius, let offset): DisplayNode(.shadow(color, radius: radius, offset: offset, node))
    case .inner(let color, let radius, let offset):
      DisplayNode(.group([node, DisplayNode(.innerShadow(color, radius: radius, offset: offset, opaque()))]))
    case .opacity(let opacity): opacity >= 1 ? node : opacity > 0 ? DisplayNode(.opacity(opacity, node)) : .empty
    }
  }
}

/// A paint that is settled once the area is known.
public struct _ShapePaint {
  let make: (CGRect) -> Paint
  /// From the inside out.
  var effects: [PaintEffect] = []

  init(effects: [PaintEffect] = [], _ make: @escaping (CGRect) -> Paint) {
    self.make = make
    self.effects = effects
  }

  static func color(_ color: RGBA) -> _ShapePaint { _ShapePaint { _ in .color(color) } }

  func adding(_ effect: PaintEffect) -> _ShapePaint { _ShapePaint(effects: effects + [effect], make) }

  /// What `draw` makes of the paint for an area, with the style's effects.
  @MainActor func drawing(in rect: CGRect, _ draw: (Paint) -> DisplayNode) -> DisplayNode { decorated(draw(make(rect)), draw) }

  /// A drawing with the style's effects; `draw` makes the same one with another paint.
  @MainActor func decorated(_ node: DisplayNode, _ draw: (Paint) -> DisplayNode) -> DisplayNode {
    guard !effects.isEmpty else { return node }
    return effects.reduce(node) { $1.applied(to: $0) { draw(.color(.black)) } }
  }
}
