import Foundation

/// The position of a box as it is drawn now.
extension LayoutBox {
  /// The transform from the box's own space to its parent's, effects included, as drawn now.
  final var transformToParent: CGAffineTransform {
    let frame = presentedFrame
    let translation = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    let effect = drawingEffect
    guard effect != nil || transitionEffect != nil else { return translation }
    var transform = effect?.effectTransform ?? .identity
    if let transitionEffect { transform = transform.concatenating(transitionEffect.value.finiteTransform(size: frame.size)) }
    return transform.concatenating(translation)
  }

  final func transform(to ancestor: LayoutBox?) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    var box: LayoutBox? = self
    while let current = box, current !== ancestor {
      result = result.concatenating(current.transformToParent)
      box = current.parent
    }
    return result
  }

  /// The box's frame in the window as it is drawn now.
  package final var windowFrame: CGRect { CGRect(origin: .zero, size: presentedSize).applying(transform(to: nil)) }
}
