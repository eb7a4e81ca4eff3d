import Foundation
import OrielDrawing

extension View {
  /// Lets the view be dragged, with a value for whom it is dropped on: by a mouse at once, by a finger after it has rested. Mirrors SwiftUI's
  /// `draggable(_:)`.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DragSourceModifier(provide: { NSItemProvider(payload()) }, preview: nil))
  }

  /// Lets the view be dragged; the preview is what the pointer takes along. Mirrors SwiftUI's `draggable(_:preview:)`.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    let preview = preview()
    return modifier(DragSourceModifier(provide: { NSItemProvider(payload()) }, preview: { AnyView(preview) }))
  }

  /// Lets the view be dragged. Mirrors SwiftUI's `onDrag(_:)`.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragSourceModifier(provide: data, preview: nil))
  }

  /// Lets the view be dragged; the preview is what the pointer takes along. Mirrors SwiftUI's `onDrag(_:preview:)`.
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
  private lazy var member = GestureMember(DragSourceUnit(box: self))

  init(_ modifier: DragSourceModifier, node: AnyViewNode) {
    self.modifier = modifier
    super.init(node: node)
  }

  var gestureMember: GestureMember? { environment.isEnabled ? member : nil }

  override func willDisappear() { graph.input.remove(member) }

  /// What is taken as a whole where the view is a part of it, such as a row of a list.
  private var wholeDragPicture: (drawing: DisplayNode, frame: CGRect)? {
    var box = parent
    while let current = box {
      if let whole = current as? any DraggedAsWhole { return whole.dragSource === self ? whole.dragPicture : nil }
      if current is ViewportBox { return nil }
      box = current.parent
    }
    return nil
  }

  /// The view itself, in the shape that it has for that; a row of a list is taken as a whole.
  private var ownPicture: (drawing: DisplayNode, frame: CGRect) {
    let shape = contentShape(for: .dragPreview)
    if shape == nil, let whole = wholeDragPicture { return whole }
    let drawing = drawing(at: .zero) ?? .empty
    return (shape?.clip(drawing, in: self) ?? drawing, windowFrame)
  }

  /// What the pointer takes along, and its frame in the window.
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

/// A box that is dragged as a whole by what can be dragged inside.
@MainActor
protocol DraggedAsWhole: LayoutBox {
  var dragSource: DragSourceBox? { get }
  /// How it looks, and its frame in the window.
  var dragPicture: (drawing: DisplayNode, frame: CGRect) { get }
}

/// Lifts what can be dragged.
@MainActor
final class DragSourceUnit: LiftUnit {
  override func lift(at location: CGPoint) -> (any Lifted)? {
    let source = unsafeDowncast(box, to: DragSourceBox.self)
    let picture = source.picture(at: location)
    return DragSession(
      providers: [source.modifier.provide()], picture: picture.drawing, frame: picture.frame, at: location, in: graph)
  }
}
