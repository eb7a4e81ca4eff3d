import Foundation
import OrielDrawing

/// A row that is dragged as a whole, by `draggable(_:)` or `onDrag(_:)`, or has a menu as a whole, by `contextMenu(menuItems:)`.
extension ListRowBox: DraggedAsWhole {
  /// What a press beside the content is for: the innermost modifier around all of the content that drags it or opens its menu.
  var sourceForWholeRow: LayoutBox? {
    guard role == .content, swipe == nil, !setup.swipesOnly else { return nil }
    var source: LayoutBox? = dragSource
    var box: LayoutBox? = source ?? content
    while let current = box {
      if current is ContextPressBox { source = current }
      box = current.layoutChild
    }
    return source
  }

  /// What a press anywhere on the row drags; nil where the content as a whole can't be dragged.
  var dragSource: DragSourceBox? {
    guard role == .content, swipe == nil, !setup.swipesOnly, !setup.isEditing else { return nil }
    var box: LayoutBox? = content
    while let current = box {
      if let source = current as? DragSourceBox { return source }
      box = current.layoutChild
    }
    return nil
  }

  /// The row with what is behind its content, at the origin, and where it is in the window.
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
