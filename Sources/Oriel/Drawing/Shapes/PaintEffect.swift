import Foundation
import OrielDrawing

/// An effect of a style on drawings that use it, in addition to its paint.
enum PaintEffect: Equatable, Sendable {
  case drop(RGBA, radius: CGFloat, offset: CGSize)
  case inner(RGBA, radius: CGFloat, offset: CGSize)
  case opacity(Double)
  /// A blend mode with the content behind the drawing, which applies after all other effects.
  case blend(BlendMode)

  /// Returns the drawing with the effect applied. `opaque` returns the same drawing without translucency.
  @MainActor fileprivate func applied(to node: DisplayNode, opaque: () -> DisplayNode) -> DisplayNode {
    switch self {
    case .drop(let color, let radius, let offset): DisplayNode(.shadow(color, radius: radius, offset: offset, node))
    case .inner(let color, let radius, let offset):
      DisplayNode(.group([node, DisplayNode(.innerShadow(color, radius: radius, offset: offset, opaque()))]))
    case .opacity(let opacity): opacity >= 1 ? node : opacity > 0 ? DisplayNode(.opacity(opacity, node)) : .empty
    case .blend(let mode): mode == .normal ? node : DisplayNode(.blendBehind(mode, node))
    }
  }
}

/// A paint that depends on the area.
public struct _ShapePaint {
  let make: (CGRect) -> Paint
  /// The effects, from the first to the last that is applied.
  var effects: [PaintEffect] = []

  init(effects: [PaintEffect] = [], _ make: @escaping (CGRect) -> Paint) {
    self.make = make
    self.effects = effects
  }

  /// Indicates whether the paint is more than a single plain color.
  var isRich: Bool { !effects.isEmpty || sample.isGradient }

  /// The paint for a unit square, for uses that don't depend on the area.
  var sample: Paint { make(CGRect(x: 0, y: 0, width: 1, height: 1)) }

  static func color(_ color: RGBA) -> _ShapePaint { _ShapePaint { _ in .color(color) } }

  /// Returns the paint with an additional outer effect. Of two blend modes, the outer one applies.
  func adding(_ effect: PaintEffect) -> _ShapePaint {
    guard case .blend? = effects.last else { return _ShapePaint(effects: effects + [effect], make) }
    if case .blend = effect { return _ShapePaint(effects: effects.dropLast() + [effect], make) }
    return _ShapePaint(effects: effects.dropLast() + [effect, effects[effects.count - 1]], make)
  }

  /// Returns the result of `draw` for the paint in an area, with the style's effects.
  @MainActor func drawing(in rect: CGRect, _ draw: (Paint) -> DisplayNode) -> DisplayNode { decorated(draw(make(rect)), draw) }

  /// Returns the result of `draw` for a single color, such as text, with the style's effects. The color is that of the paint, or `color` if
  /// it is animated. A gradient is masked by the result, as it lies in the rectangle.
  @MainActor func inking(in rect: CGRect, color: RGBA? = nil, _ draw: (RGBA) -> DisplayNode) -> DisplayNode {
    let paint = make(rect)
    guard paint.isGradient else { return decorated(draw(color ?? paint.firstColor)) { _ in draw(.black) } }
    let ink = draw(.black)
    guard !ink.bounds.isNull else { return ink }
    return decorated(DisplayNode(.mask(DisplayNode(.fill(Path(ink.bounds), FillStyle(), paint)), mask: ink))) { _ in ink }
  }

  /// Returns a drawing with the style's effects. `draw` returns the same drawing with another paint.
  @MainActor func decorated(_ node: DisplayNode, _ draw: (Paint) -> DisplayNode) -> DisplayNode {
    guard !effects.isEmpty else { return node }
    return effects.reduce(node) { $1.applied(to: $0) { draw(.color(.black)) } }
  }
}
