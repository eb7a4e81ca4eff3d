import Foundation
import OrielDrawing

extension LayoutBox {
  /// Returns the deepest box at a point in the parent's space, by the current drawing, or `nil` if there is none.
  ///
  /// The search caches nothing, so its result always matches the frame on the screen. Clips don't limit hits, as in SwiftUI; `contentShape`
  /// does.
  package final func hitTest(_ point: CGPoint) -> LayoutBox? {
    guard !isBeingRemoved, isPlaced, !isHidden(from: .hitTesting), transitionEffect?.value.opacity != 0 else { return nil }
    return ownPoint(point).flatMap { hitContent($0) }
  }

  /// Converts a point of the parent's space to the box's own, or returns `nil` if the box isn't visible.
  private final func ownPoint(_ point: CGPoint) -> CGPoint? {
    guard let projection = drawingEffect?.effectProjection else {
      return transformToParent.invertedIfPossible.map { point.applying($0) }
    }
    let frame = presentedFrame
    var outer = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    if let transitionEffect { outer = transitionEffect.value.finiteTransform(size: frame.size).concatenating(outer) }
    return outer.invertedIfPossible.flatMap { projection.unproject(point.applying($0)) }
  }

  /// Converts a point of the window to the box's own space, or returns `nil` while the box has no extent on the screen.
  final func localPoint(_ point: CGPoint) -> CGPoint? {
    // The conversion proceeds from the window inwards: a projection can't be concatenated with the transforms around it.
    let point = parent == nil ? point : parent?.localPoint(point)
    return point.flatMap { ownPoint($0) }
  }
}
