import Foundation
import OrielDrawing

@usableFromInline
nonisolated struct CoordinateSpaceModifier: BoxModifier, Equatable {
  let name: AnyHashable

  init(name: AnyHashable) { self.name = name }

  @usableFromInline init(_ name: NamedCoordinateSpace) { self.name = name.name }

  @usableFromInline @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> { WrapperNode(view, in: context) }

  @MainActor func makeBox(_ node: AnyViewNode) -> CoordinateSpaceBox { CoordinateSpaceBox(name, node: node) }

  @MainActor func update(_ box: CoordinateSpaceBox, transaction: Transaction) {
    box.name = name
    box.graph.geometryDidChange()
  }
}

/// A box that names its coordinate space.
@MainActor
final class CoordinateSpaceBox: WrapperBox {
  fileprivate(set) var name: AnyHashable

  init(_ name: AnyHashable, node: AnyViewNode) {
    self.name = name
    super.init(node: node)
  }
}

/// A box whose effect depends on its own geometry, and is therefore left out when the geometry is read.
@MainActor
protocol MeasuredWithoutEffect: LayoutBox {}

extension LayoutBox {
  /// Returns the box whose space a name refers to here, or `nil` for the window.
  final func box(of space: CoordinateSpace) -> LayoutBox? {
    switch space {
    case .local: return self
    case .global: return nil
    case .named(let name):
      var box: LayoutBox? = self
      while let current = box {
        if let named = current as? CoordinateSpaceBox, named.name == name { return named }
        if let scroll = current as? ViewportBox, let space = name.base as? ScrollViewSpace, space.isSpace(of: scroll) { return scroll }
        box = current.parent
      }
      return nil
    }
  }

  /// Returns the transform from the box's own space to another one, by the model frames and the current effects.
  final func layoutTransform(to space: CoordinateSpace) -> CGAffineTransform {
    let ancestor = box(of: space)
    var result = CGAffineTransform.identity
    var box: LayoutBox? = self
    while let current = box, current !== ancestor {
      if let effect = current.drawingEffect, current !== self || !(current is any MeasuredWithoutEffect) {
        result = result.concatenating(effect.effectTransform)
      }
      result = result.concatenating(CGAffineTransform(translationX: current.origin.x, y: current.origin.y))
      box = current.parent
    }
    return result
  }

  /// Returns the frame in a space. If effects rotate the box, the result is the bounding box.
  final func layoutFrame(in space: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size).applying(layoutTransform(to: space))
  }

  /// Returns the bounds of the box that a name refers to, in this box's own space, or `nil` if there is no such box.
  final func layoutBounds(of space: CoordinateSpace) -> CGRect? {
    guard let named = box(of: space), let transform = layoutTransform(to: space).invertedOrNil else { return nil }
    return CGRect(origin: .zero, size: named.size).applying(transform)
  }
}

extension View {
  /// Names the view's coordinate space for its descendants. Mirrors SwiftUI's `coordinateSpace(name:)`.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Names the view's coordinate space for its descendants. Mirrors SwiftUI's `coordinateSpace(_:)`.
  @inlinable nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name))
  }
}
