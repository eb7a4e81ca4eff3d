import Foundation
import OrielDrawing
import OrielModel

enum SelectionEnd { case start, end }

private let knobRadius: CGFloat = 5.5
/// The distance from a handle within which a touch holds it, in points.
private let reach: CGFloat = 22

/// The handles at the ends of a selection by touch.
extension TextSelecting {
  /// The frames of the start and the end of the selection in the coordinate space of the box, or `nil` while there are no handles.
  private var handles: (start: CGRect, end: CGRect)? {
    guard showsHandles, isFocused, editing.hasSelection, !isComposing else { return nil }
    return (place(of: TextCaret(editing.selection.lowerBound)), place(of: TextCaret(editing.selection.upperBound, .upstream)))
  }

  /// Returns the handle for a touch at a point in the coordinate space of the box, or `nil` if there is none. Of two handles, the nearer
  /// one is returned.
  func handle(at point: CGPoint) -> SelectionEnd? {
    guard let handles else { return nil }
    func distance(_ rect: CGRect) -> CGFloat {
      hypot(point.x - rect.midX, max(0, rect.minY - knobRadius - point.y, point.y - rect.maxY - knobRadius))
    }
    let (start, end) = (distance(handles.start), distance(handles.end))
    guard min(start, end) < reach else { return nil }
    return start < end ? .start : .end
  }

  /// Moves an end of the selection. It may pass the other end, which is fixed. At least one character stays selected, because an empty
  /// selection has no handles.
  func drag(to point: CGPoint, from fixed: Int) {
    let caret = caret(at: point)
    guard caret.offset != fixed else { return }
    editing.move(to: fixed)
    editing.move(to: caret, extending: true)
    moveEnded(extending: true, keepsColumn: false, reveals: false)
  }

  /// Returns the offset of the end that is fixed while the other is dragged.
  func fixedOffset(dragging end: SelectionEnd) -> Int { end == .start ? editing.selection.upperBound : editing.selection.lowerBound }

  /// The distance by which the knob of a handle extends beyond the box.
  var handleReach: CGFloat { handles == nil ? 0 : knobRadius * 2 + 4 }

  /// Draws a knob above the start and one below the end, each on a line along the text.
  func drawHandles(at offset: CGPoint, color: RGBA) -> DisplayNode? {
    guard let handles else { return nil }
    let bounds = CGRect(origin: .zero, size: presentedSize).insetBy(dx: -1, dy: -1)
    var nodes: [DisplayNode] = []
    for (rect, isStart) in [(handles.start, true), (handles.end, false)] where bounds.overlaps(rect.insetBy(dx: -0.5, dy: 0)) {
      let place = rect.offsetBy(dx: offset.x, dy: offset.y)
      let line = CGRect(x: place.midX - 1, y: place.minY, width: 2, height: place.height)
      let y = isStart ? place.minY - knobRadius + 1 : place.maxY + knobRadius - 1
      let knob = CGRect(x: place.midX, y: y, width: 0, height: 0).insetBy(dx: -knobRadius, dy: -knobRadius)
      nodes.append(DisplayNode(.color(color, line)))
      nodes.append(DisplayNode(.fill(Path(ellipseIn: knob), FillStyle(), .color(color))))
    }
    return nodes.isEmpty ? nil : DisplayNode(.group(nodes))
  }
}
