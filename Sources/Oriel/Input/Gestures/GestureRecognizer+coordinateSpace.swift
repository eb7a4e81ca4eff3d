import Foundation

extension GestureRecognizer {
  /// Converts a point of the window to a coordinate space. The space of an unknown name is that of the window.
  final func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    if space == .local { return local(point) }
    return box.box(of: space)?.localPoint(point) ?? point
  }
}
