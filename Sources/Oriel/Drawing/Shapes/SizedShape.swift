import Foundation

/// A shape with an area of its own size, which is positioned in the area of the view.
nonisolated struct SizedShape<Content: Shape>: Shape {
  var shape: Content
  var size: CGSize
  var anchor: UnitPoint

  static var role: ShapeRole { Content.role }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  func path(in rect: CGRect) -> Path {
    let origin = CGPoint(x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y)
    return shape.path(in: CGRect(origin: origin, size: size))
  }

  var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(size.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension Shape {
  /// Returns the shape in an area of the given size, in points, at the top left corner. The size of the view doesn't change. Mirrors
  /// SwiftUI's `Shape.size(_:)`.
  nonisolated public func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size, anchor: .topLeading) }

  /// Returns the shape in an area of the given size, in points, at the top left corner. Mirrors SwiftUI's `Shape.size(width:height:)`.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }

  /// Returns the shape in an area of the given size, in points, whose anchor coincides with that of the view's area. Mirrors SwiftUI's
  /// `Shape.size(_:anchor:)`.
  nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape { SizedShape(shape: self, size: size, anchor: anchor) }

  /// Returns the shape in an area of the given size, in points, whose anchor coincides with that of the view's area. Mirrors SwiftUI's
  /// `Shape.size(width:height:anchor:)`.
  nonisolated public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
