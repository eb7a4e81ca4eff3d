import Foundation
import OrielDrawing

/// A type-erased shape. Mirrors SwiftUI's `AnyShape`.
///
/// A change between two shapes of the same type is animated like that of the type. A change to another type isn't animated.
nonisolated public struct AnyShape: Shape {
  private var shape: any Shape

  /// Creates a type-erased shape from `shape`.
  public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public var animatableData: _AnyAnimatableData {
    get { data(of: shape) }
    set {
      func changed<S: Shape>(_ shape: S) -> any Shape {
        guard let data = newValue.value as? S.AnimatableData else { return shape }
        var shape = shape
        shape.animatableData = data
        return shape
      }
      shape = changed(shape)
    }
  }

  private func data<S: Shape>(of shape: S) -> _AnyAnimatableData { _AnyAnimatableData(shape.animatableData) }
}
