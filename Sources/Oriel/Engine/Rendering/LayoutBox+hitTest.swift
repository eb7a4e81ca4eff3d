import Foundation
import OrielDrawing

extension LayoutBox {
  /// The deepest box that a point in the parent's space hits, from what is drawn now; nil where there is nothing.
  ///
  /// Nothing is remembered between calls, so a hit always agrees with the frame on the screen. Clips don't count, as in
  /// SwiftUI: `contentShape` does.
  package final func hitTest(_ point: CGPoint) -> LayoutBox? {
    guard !isLeaving, isPlaced, !isHidden(from: .hitTesting), transitionEffect?.value.opacity != 0 else { return nil }
    return ownPoint(point).flatMap { hitContent($0) }
  }

  /// A point of the parent's space in the box's own; nil where nothing of the box can be seen.
  private final func ownPoint(_ point: CGPoint) -> CGPoint? {
    guard let projection = drawingEffect?.effectProjection else {
      return transformToParent.invertedIfPossible.map { point.applying($0) }
    }
    let frame = presentedFrame
    var outer = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    if let transitionEffect { outer = transitionEffect.value.finiteTransform(size: frame.size).concatenating(outer) }
    return outer.invertedIfPossible.flatMap { projection.unproject(point.applying($0)) }
  }

  /// A point of the window in the box's own space; nil while the box has no extent on the screen.
  final func localPoint(_ point: CGPoint) -> CGPoint? {
    // From the outside in: a projection can't be joined to the transforms around it.
    let point = parent == nil ? point : parent?.localPoint(point)
    return point.flatMap { ownPoint($0) }
  }
}
