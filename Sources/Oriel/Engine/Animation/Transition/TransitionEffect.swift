import Foundation
import OrielDrawing

/// The transform, the opacity and the blur of a view during a transition. The identity is the look of a view that is present.
struct TransitionEffect: RenderEffect {
  static var moves: Bool { true }
  static var name: String { "transition" }
  var opacity = 1.0
  var scale = CGSize(width: 1, height: 1)
  var anchor = UnitPoint.center
  /// The offset in points.
  var offset = CGSize.zero
  /// The offset in fractions of the view's own size.
  var shift = CGSize.zero
  var blur: CGFloat = 0

  typealias AnimatableData = AnimatablePair<
    AnimatablePair<Double, CGFloat>, AnimatablePair<CGSize.AnimatableData, AnimatablePair<CGSize.AnimatableData, CGSize.AnimatableData>>
  >

  var animatableData: AnimatableData {
    get {
      AnimatableData(
        AnimatablePair(opacity, blur),
        AnimatablePair(scale.animatableData, AnimatablePair(offset.animatableData, shift.animatableData)))
    }
    set {
      opacity = newValue.first.first
      blur = newValue.first.second
      scale.animatableData = newValue.second.first
      offset.animatableData = newValue.second.second.first
      shift.animatableData = newValue.second.second.second
    }
  }

  func transform(size: CGSize) -> CGAffineTransform {
    let center = CGPoint(x: size.width * anchor.x, y: size.height * anchor.y)
    return CGAffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
      .concatenating(
        CGAffineTransform(
          translationX: center.x + offset.width + shift.width * size.width,
          y: center.y + offset.height + shift.height * size.height))
  }

  /// Indicates whether the view takes part in hit testing, which an invisible view doesn't.
  var allowsHits: Bool { opacity > 0 }

  /// Indicates whether the effect changes nothing.
  var isIdentity: Bool { opacity == 1 && blur == 0 && scale == CGSize(width: 1, height: 1) && offset == .zero && shift == .zero }

  func mirrored() -> TransitionEffect {
    var result = self
    result.offset.width = -offset.width
    result.shift.width = -shift.width
    return result
  }

  @MainActor func apply(to node: DisplayNode, size: CGSize, environment: EnvironmentValues) -> DisplayNode { apply(to: node, size: size) }

  @MainActor
  func apply(to node: DisplayNode, size: CGSize) -> DisplayNode {
    var result = node
    if blur > 0 { result = DisplayNode(.blur(blur, result)) }
    let transform = transform(size: size)
    if !transform.isIdentity { result = DisplayNode(.transform(transform, result)) }
    if opacity < 1 { result = DisplayNode(.opacity(max(0, opacity), result)) }
    return result
  }

  /// Returns the combination of both effects.
  func combined(with other: TransitionEffect) -> TransitionEffect {
    var result = self
    result.opacity *= other.opacity
    result.scale = CGSize(width: scale.width * other.scale.width, height: scale.height * other.scale.height)
    if scale == CGSize(width: 1, height: 1) { result.anchor = other.anchor }
    result.offset = CGSize(width: offset.width + other.offset.width, height: offset.height + other.offset.height)
    result.shift = CGSize(width: shift.width + other.shift.width, height: shift.height + other.shift.height)
    result.blur = max(blur, other.blur)
    return result
  }
}

typealias TransitionEffectState = Presented<TransitionEffect>
