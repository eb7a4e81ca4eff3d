import Foundation
import OrielDrawing

/// The shape of the enclosing container, inset so that it follows the container's edge at the view's distance, or a rectangle if no
/// container has a shape. Mirrors SwiftUI's `ContainerRelativeShape`.
///
/// The distance is that to the nearest edge, by the model frames; effects such as an offset don't change it.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  /// Creates a container-relative shape.
  public init() {}

  /// The behavior `fixed`: the container's shape is mirrored if necessary.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path { ContainerShape.pathAround(rect) ?? Path(rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the enclosing container.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
