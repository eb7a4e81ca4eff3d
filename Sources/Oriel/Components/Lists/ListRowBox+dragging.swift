import Foundation
import OrielDrawing

/// Dragging of the whole row, by `draggable(_:)` or `onDrag(_:)`, and its context menu, by `contextMenu(menuItems:)`.
extension ListRowBox: DraggedAsWhole {
  /// The box that handles a press beside the content: the innermost modifier around the entire content that drags or moves it, or opens its
  /// menu.
  var sourceForWholeRow: LayoutBox? {
    guard role == .content, swipe == nil, !setup.supportsSwipesOnly else { return nil }
    var source: LayoutBox? = dragSource ?? reorderItem.flatMap { $0.canBeMoved ? $0 : nil }
    var box: LayoutBox? = source ?? content
    while let current = box {
      if current is ContextPressBox { source = current }
      box = current.layoutChild
    }
    return source
  }

  /// The box that a press anywhere on the row drags, or `nil` if the entire content can't be dragged.
  var dragSource: DragSourceBox? {
    guard role == .content, swipe == nil, !setup.supportsSwipesOnly, !setup.isEditing else { return nil }
    var box: LayoutBox? = content
    while let current = box {
      if let source = current as? DragSourceBox { return source }
      box = current.layoutChild
    }
    return nil
  }

  /// The drawing of the row and its background, with its origin at zero, and the row's frame in the window.
  var dragPicture: (drawing: DisplayNode, frame: CGRect) {
    let frame = rowFrame
    let bounds = CGRect(origin: .zero, size: frame.size)
    let color = (setup.look.card ?? setup.look.background).resolved(in: environment)
    var nodes = [DisplayNode(.color(color, bounds))]
    if let background = backdrop?.layoutContent, let drawn = background.drawing(at: background.presentedFrame.origin) {
      nodes.append(drawn)
    }
    let origin = content.presentedFrame.origin
    if let drawn = content.drawing(at: CGPoint(x: origin.x - frame.minX, y: origin.y - frame.minY)) { nodes.append(drawn) }
    return (DisplayNode(.clip(shape(of: bounds), FillStyle(), DisplayNode(.group(nodes)))), frame.applying(transform(to: nil)))
  }
}
