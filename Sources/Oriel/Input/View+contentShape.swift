import Foundation
import OrielDrawing

@usableFromInline
nonisolated struct ContentShapeModifier<S: Shape>: BoxModifier {
  static var isStateless: Bool { true }

  let shape: S
  let eoFill: Bool

  @usableFromInline init(shape: S, eoFill: Bool) {
    self.shape = shape
    self.eoFill = eoFill
  }

  @usableFromInline @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> { WrapperNode(view, in: context) }

  @MainActor func makeBox(_ node: AnyViewNode) -> ContentShapeBox { ContentShapeBox(shape, eoFill: eoFill, node: node) }

  @MainActor func update(_ box: ContentShapeBox, transaction: Transaction) {
    box.shape = shape
    box.eoFill = eoFill
  }
}

/// Takes hits inside of its shape, whatever is drawn there, and none outside.
@MainActor
final class ContentShapeBox: WrapperBox {
  var shape: any Shape
  var eoFill: Bool

  init(_ shape: any Shape, eoFill: Bool, node: AnyViewNode) {
    self.shape = shape
    self.eoFill = eoFill
    super.init(node: node)
  }

  override func contains(_ point: CGPoint) -> Bool {
    ContainerShape.path(of: shape, in: CGRect(origin: .zero, size: presentedSize), for: self).contains(point, eoFill: eoFill)
  }

  override func hitContent(_ point: CGPoint) -> LayoutBox? { contains(point) ? super.hitContent(point) : nil }
}

extension View {
  /// The area that takes hits, in place of what is drawn. Mirrors SwiftUI's `contentShape(_:eoFill:)`.
  @inlinable nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
  }
}
