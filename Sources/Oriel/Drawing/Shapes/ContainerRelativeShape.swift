import Foundation
import OrielDrawing

/// The shape of the container around, made smaller so that it runs along it at the distance that the view has to its edge; a rectangle where no
/// container has a shape. Mirrors SwiftUI's `ContainerRelativeShape`.
///
/// What counts is the nearest edge, and where layout has the two: effects such as an offset change nothing.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  public init() {}

  /// The container's shape is turned round where it has to be.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path { ContainerShape.pathAround(rect) ?? Path(rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
