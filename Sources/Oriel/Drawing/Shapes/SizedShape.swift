import Foundation

/// A shape in an area of a size of its own, which lies in that of the view.
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
  /// The shape in an area of that size, in points, at the upper left corner; the view takes the room that it takes otherwise. Mirrors
  /// SwiftUI's `Shape.size(_:)`.
  nonisolated public func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size, anchor: .topLeading) }

  /// The shape in an area of that size, in points, at the upper left corner. Mirrors SwiftUI's `Shape.size(width:height:)`.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }

  /// The shape in an area of that size, in points, which lies in the view's so that its anchor is over the view's. Mirrors SwiftUI's
  /// `Shape.size(_:anchor:)`.
  nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape { SizedShape(shape: self, size: size, anchor: anchor) }

  /// The shape in an area of that size, in points, with its anchor over the view's. Mirrors SwiftUI's `Shape.size(width:height:anchor:)`.
  nonisolated public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
