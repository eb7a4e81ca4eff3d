import Foundation
import OrielDrawing

extension View {
  /// Makes the view draggable, with a value for the receiver of the drop. Mirrors SwiftUI's `draggable(_:)`.
  ///
  /// A mouse drags the view immediately, a finger after it has rested.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DragSourceModifier(provide: { NSItemProvider(payload()) }, preview: nil))
  }

  /// Makes the view draggable, with a preview that follows the pointer. Mirrors SwiftUI's `draggable(_:preview:)`.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    let preview = preview()
    return modifier(DragSourceModifier(provide: { NSItemProvider(payload()) }, preview: { AnyView(preview) }))
  }

  /// Makes the view draggable, with an item for the receiver of the drop. Mirrors SwiftUI's `onDrag(_:)`.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragSourceModifier(provide: data, preview: nil))
  }

  /// Makes the view draggable, with a preview that follows the pointer. Mirrors SwiftUI's `onDrag(_:preview:)`.
  nonisolated public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View {
    let preview = preview()
    return modifier(DragSourceModifier(provide: data, preview: { AnyView(preview) }))
  }
}

extension NSItemProvider {
  convenience init<T: Transferable>(_ value: T) {
    self.init()
    register(value)
  }
}

nonisolated struct DragSourceModifier: BoxModifier {
  let provide: () -> NSItemProvider
  let preview: (() -> AnyView)?

  @MainActor func makeBox(_ node: AnyViewNode) -> DragSourceBox { DragSourceBox(self, node: node) }

  @MainActor func update(_ box: DragSourceBox, transaction: Transaction) { box.modifier = self }
}

@MainActor
final class DragSourceBox: WrapperBox, GestureSource {
  var modifier: DragSourceModifier
  private lazy var member = GestureMember(DragSourceRecognizer(box: self))

  init(_ modifier: DragSourceModifier, node: AnyViewNode) {
    self.modifier = modifier
    super.init(node: node)
  }

  var gestureMember: GestureMember? { environment.isEnabled ? member : nil }

  override func willDisappear() { graph.input.remove(member) }

  /// The picture of an enclosing box that is dragged as a whole, such as a row of a list, or `nil` if there is none.
  private var wholeDragPicture: (drawing: DisplayNode, frame: CGRect)? {
    var box = parent
    while let current = box {
      if let whole = current as? any DraggedAsWhole { return whole.dragSource === self ? whole.dragPicture : nil }
      if current is ViewportBox { return nil }
      box = current.parent
    }
    return nil
  }

  /// The drawing of the view, clipped to its content shape for drag previews, and its frame in the window. Without such a shape, a view in
  /// the row of a list has the picture of the whole row.
  private var ownPicture: (drawing: DisplayNode, frame: CGRect) {
    let shape = contentShape(for: .dragPreview)
    if shape == nil, let whole = wholeDragPicture { return whole }
    let drawing = drawing(at: .zero) ?? .empty
    return (shape?.clip(drawing, in: self) ?? drawing, windowFrame)
  }

  /// Returns the drawing that follows the pointer, and its frame in the window.
  func picture(at location: CGPoint) -> (drawing: DisplayNode, frame: CGRect) {
    guard let preview = modifier.preview else { return ownPicture }
    let picture = graph.offscreen.picture(of: preview(), in: environment, at: graph.now, rendering: graph.rendering) { drawing, root in
      guard let content = root.children.first, let shape = content.contentShape(for: .dragPreview) else { return drawing }
      return shape.clip(drawing, in: root)
    }
    let size = picture.size
    return (
      picture.drawing, CGRect(x: location.x - size.width / 2, y: location.y - size.height / 2, width: size.width, height: size.height)
    )
  }
}

/// A box that is dragged as a whole when a view in it is dragged.
@MainActor
protocol DraggedAsWhole: LayoutBox {
  var dragSource: DragSourceBox? { get }
  /// The drawing of the box, and its frame in the window.
  var dragPicture: (drawing: DisplayNode, frame: CGRect) { get }
}

/// A recognizer that lifts a draggable view.
@MainActor
final class DragSourceRecognizer: LiftRecognizer {
  override func lift(at location: CGPoint) -> (any Lifted)? {
    let source = unsafeDowncast(box, to: DragSourceBox.self)
    let picture = source.picture(at: location)
    return DragSession(
      providers: [source.modifier.provide()], picture: picture.drawing, frame: picture.frame, at: location, in: graph)
  }
}
