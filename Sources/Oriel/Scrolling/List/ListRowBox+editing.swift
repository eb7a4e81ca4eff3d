import Foundation
import OrielDrawing

/// What editing puts beside the content of a row: a circle at the leading edge, a handle at the trailing one.
extension ListRowBox {
  private static let circle: CGFloat = 38
  private static let handle: CGFloat = 40

  private var isSelectable: Bool { setup.selection?.selection.allowsMultiple == true && value != nil }

  /// Points that are taken at the leading edge.
  var leadingAccessory: CGFloat {
    setup.isEditing && role == .content && (isSelectable || deleteAction != nil) ? Self.circle : 0
  }

  /// Points that are taken at the trailing edge.
  var trailingAccessory: CGFloat { setup.isEditing && role == .content && moveAction != nil ? Self.handle : 0 }

  /// Where a press begins to delete, in the box's own space.
  var deleteFrame: CGRect? {
    guard setup.isEditing, !isSelectable, deleteAction != nil else { return nil }
    return atEdge(.leading, of: rowFrame, width: Self.circle + 12)
  }

  /// Where a drag moves the row, in the box's own space.
  var handleFrame: CGRect? {
    guard trailingAccessory > 0 else { return nil }
    return atEdge(.trailing, of: rowFrame, width: Self.handle + 12)
  }

  private func atEdge(_ edge: HorizontalEdge, of frame: CGRect, width: CGFloat) -> CGRect {
    let isLeft = (edge == .leading) != isMirrored
    return CGRect(x: isLeft ? frame.minX : frame.maxX - width, y: frame.minY, width: width, height: frame.height)
  }

  func accessories(in frame: CGRect) -> [DisplayNode] {
    var nodes: [DisplayNode] = []
    if leadingAccessory > 0 {
      let room = atEdge(.leading, of: frame, width: Self.circle + 16)
      let circle = CGRect(x: room.midX - 11, y: room.midY - 11, width: 22, height: 22)
      nodes += isSelectable ? mark(in: circle) : minus(in: circle)
    }
    if trailingAccessory > 0 {
      let room = atEdge(.trailing, of: frame, width: Self.handle + 12)
      let color = Color(.system(.tertiary)).resolved(in: environment)
      for step in -1...1 {
        let line = CGRect(x: room.midX - 10, y: room.midY - 1 + CGFloat(step) * 5, width: 20, height: 2)
        nodes.append(DisplayNode(.fill(Path(roundedRect: line, cornerRadius: 1), FillStyle(), .color(color))))
      }
    }
    return nodes
  }

  private func minus(in circle: CGRect) -> [DisplayNode] {
    let bar = CGRect(x: circle.midX - 6, y: circle.midY - 1, width: 12, height: 2)
    return [
      DisplayNode(.fill(Path(ellipseIn: circle), FillStyle(), .color(Color.red.resolved(in: environment)))),
      DisplayNode(.color(Color.white.resolved(in: environment), bar)),
    ]
  }

  private func mark(in circle: CGRect) -> [DisplayNode] {
    guard isSelected else {
      let color = Color(.system(.tertiary)).resolved(in: environment)
      return [DisplayNode(.stroke(Path(ellipseIn: circle.insetBy(dx: 0.75, dy: 0.75)), StrokeStyle(lineWidth: 1.5), .color(color)))]
    }
    var check = Path()
    check.move(to: CGPoint(x: circle.midX - 5, y: circle.midY))
    check.addLine(to: CGPoint(x: circle.midX - 1.5, y: circle.midY + 4))
    check.addLine(to: CGPoint(x: circle.midX + 5, y: circle.midY - 4))
    let style = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    return [
      DisplayNode(.fill(Path(ellipseIn: circle), FillStyle(), .color(Color.accentColor.resolved(in: environment)))),
      DisplayNode(.stroke(check, style, .color(Color.white.resolved(in: environment)))),
    ]
  }
}
