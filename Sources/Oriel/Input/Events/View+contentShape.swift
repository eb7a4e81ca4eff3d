import Foundation
import OrielDrawing

@usableFromInline
nonisolated struct ContentShapeModifier<S: Shape>: BoxModifier {
  static var isStateless: Bool { true }

  let kinds: ContentShapeKinds
  let shape: S
  let eoFill: Bool

  @usableFromInline init(kinds: ContentShapeKinds, shape: S, eoFill: Bool) {
    self.kinds = kinds
    self.shape = shape
    self.eoFill = eoFill
  }

  @usableFromInline @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> { WrapperNode(view, in: context) }

  @MainActor func makeBox(_ node: AnyViewNode) -> ContentShapeBox { ContentShapeBox(kinds, shape, eoFill: eoFill, node: node) }

  @MainActor func update(_ box: ContentShapeBox, transaction: Transaction) {
    box.kinds = kinds
    box.shape = shape
    box.eoFill = eoFill
    if !kinds.isDisjoint(with: [.contextMenuPreview, .hoverEffect]) { box.setNeedsDisplay() }
  }
}

/// A box with a content shape for some purposes. For interaction, points inside of the shape hit the box regardless of what is drawn, and
/// points outside don't.
@MainActor
final class ContentShapeBox: WrapperBox {
  var kinds: ContentShapeKinds
  var shape: any Shape
  var eoFill: Bool

  init(_ kinds: ContentShapeKinds, _ shape: any Shape, eoFill: Bool, node: AnyViewNode) {
    self.kinds = kinds
    self.shape = shape
    self.eoFill = eoFill
    super.init(node: node)
  }

  override func hitContent(_ point: CGPoint) -> LayoutBox? {
    guard kinds.contains(.interaction) else { return hitChildren(point) }
    return path().contains(point, eoFill: eoFill) ? hitChildren(point) ?? self : nil
  }

  /// Returns the path of the shape, inset by a number of points, in the coordinate space of the box.
  func path(inset: CGFloat = 0) -> Path {
    ContainerShape.path(of: shape, in: CGRect(origin: .zero, size: presentedSize).insetBy(dx: inset, dy: inset), for: self)
  }

  /// Clips a drawing in the coordinate space of an enclosing box to the shape.
  func clip(_ drawing: DisplayNode, in box: LayoutBox) -> DisplayNode {
    DisplayNode(.clip(path().applying(transform(to: box)), FillStyle(eoFill: eoFill), drawing))
  }
}

extension LayoutBox {
  /// Returns the content shape for a purpose, of this box or of the nearest modifier in its content, or `nil` if there is none.
  final func contentShape(for kind: ContentShapeKinds) -> ContentShapeBox? {
    var box: LayoutBox? = self
    while let current = box {
      if let shaped = current as? ContentShapeBox, shaped.kinds.contains(kind) { return shaped }
      box = current.layoutChild
    }
    return nil
  }
}

extension View {
  /// Sets the area for hit testing, in place of the drawn area. Mirrors SwiftUI's `contentShape(_:eoFill:)`.
  @inlinable nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(kinds: .interaction, shape: shape, eoFill: eoFill))
  }

  /// Sets the content shape for some purposes: hit testing, or the outline of previews and effects. Mirrors SwiftUI's
  /// `contentShape(_:_:eoFill:)`.
  @inlinable nonisolated public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(kinds: kind, shape: shape, eoFill: eoFill))
  }
}
