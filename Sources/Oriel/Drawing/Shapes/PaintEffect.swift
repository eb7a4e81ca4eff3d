import Foundation
import OrielDrawing

/// What a style does to what is drawn with it, beside its paint.
enum PaintEffect: Equatable, Sendable {
  case drop(RGBA, radius: CGFloat, offset: CGSize)
  case inner(RGBA, radius: CGFloat, offset: CGSize)
  case opacity(Double)
  /// Mixed with what is behind, after all else.
  case blend(BlendMode)

  /// `opaque` is the same drawing without anything that shines through.
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

/// A paint that is settled once the area is known.
public struct _ShapePaint {
  let make: (CGRect) -> Paint
  /// From the inside out.
  var effects: [PaintEffect] = []

  init(effects: [PaintEffect] = [], _ make: @escaping (CGRect) -> Paint) {
    self.make = make
    self.effects = effects
  }

  /// Whether it is more than one plain colour.
  var isRich: Bool { !effects.isEmpty || sample.isGradient }

  /// The paint where it doesn't matter how large the area is.
  var sample: Paint { make(CGRect(x: 0, y: 0, width: 1, height: 1)) }

  static func color(_ color: RGBA) -> _ShapePaint { _ShapePaint { _ in .color(color) } }

  /// With an effect around those that there are. Of two ways to be mixed with what is behind the outer one counts.
  func adding(_ effect: PaintEffect) -> _ShapePaint {
    guard case .blend? = effects.last else { return _ShapePaint(effects: effects + [effect], make) }
    if case .blend = effect { return _ShapePaint(effects: effects.dropLast() + [effect], make) }
    return _ShapePaint(effects: effects.dropLast() + [effect, effects[effects.count - 1]], make)
  }

  /// What `draw` makes of the paint for an area, with the style's effects.
  @MainActor func drawing(in rect: CGRect, _ draw: (Paint) -> DisplayNode) -> DisplayNode { decorated(draw(make(rect)), draw) }

  /// What `draw` makes in one colour, such as text: in the paint's or the one that it is on its way to, and of a gradient cut out of that as it
  /// lies in the rectangle.
  @MainActor func inking(in rect: CGRect, color: RGBA? = nil, _ draw: (RGBA) -> DisplayNode) -> DisplayNode {
    let paint = make(rect)
    guard paint.isGradient else { return decorated(draw(color ?? paint.firstColor)) { _ in draw(.black) } }
    let ink = draw(.black)
    guard !ink.bounds.isNull else { return ink }
    return decorated(DisplayNode(.mask(DisplayNode(.fill(Path(ink.bounds), FillStyle(), paint)), mask: ink))) { _ in ink }
  }

  /// A drawing with the style's effects; `draw` makes the same one with another paint.
  @MainActor func decorated(_ node: DisplayNode, _ draw: (Paint) -> DisplayNode) -> DisplayNode {
    guard !effects.isEmpty else { return node }
    return effects.reduce(node) { $1.applied(to: $0) { draw(.color(.black)) } }
  }
}
