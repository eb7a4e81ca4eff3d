import Foundation

extension GestureUnit {
  /// A point of the window in a coordinate space; an unknown name counts as the window's.
  final func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    if space == .local { return local(point) }
    return box.box(of: space)?.localPoint(point) ?? point
  }
}
