import Foundation
import OrielDrawing
import OrielModel

/// The accessories of a row in edit mode: a circle at the leading edge, and a handle at the trailing edge.
extension ListRowBox {
  private static let circle: CGFloat = 38
  private static let handle: CGFloat = 40

  private var isSelectable: Bool { setup.selection?.selection.allowsMultiple == true && value != nil }

  /// The width of the leading accessory, in points, or 0 without one.
  var leadingAccessory: CGFloat {
    setup.isEditing && role == .content && (isSelectable || deleteAction != nil) ? Self.circle : 0
  }

  /// The width of the trailing accessory, in points, or 0 without one.
  var trailingAccessory: CGFloat { setup.isEditing && role == .content && moveAction != nil ? Self.handle : 0 }

  /// The region in which a press selects the row, in the box's coordinate space, or `nil` if there is none.
  private var markFrame: CGRect? {
    guard setup.isEditing, role == .content, isSelectable else { return nil }
    return atEdge(.leading, of: rowFrame, width: Self.circle + 12)
  }

  /// The region in which a press begins a deletion, in the box's coordinate space, or `nil` if there is none.
  var deleteFrame: CGRect? {
    guard setup.isEditing, !isSelectable, deleteAction != nil else { return nil }
    return atEdge(.leading, of: rowFrame, width: Self.circle + 12)
  }

  /// The region in which a drag moves the row, in the box's coordinate space, or `nil` if there is none.
  var handleFrame: CGRect? {
    guard trailingAccessory > 0 else { return nil }
    return atEdge(.trailing, of: rowFrame, width: Self.handle + 12)
  }

  private func atEdge(_ edge: HorizontalEdge, of frame: CGRect, width: CGFloat) -> CGRect {
    let isLeft = (edge == .leading) != isMirrored
    return CGRect(x: isLeft ? frame.minX : frame.maxX - width, y: frame.minY, width: width, height: frame.height)
  }

  /// Returns the row's accessibility elements, with the circle's element before them and the handle's after them. The labels of both
  /// include the row's label.
  func withAccessories(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    guard setup.isEditing, swipe == nil, !isBeingRemoved else { return nodes }
    let name = nodes.flatMap(\.flattened).map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
    func button(_ verb: BuiltInText, named: BuiltInText, at part: CGRect) -> AccessibilityNode {
      let label = string(of: Text(name.isEmpty ? .own(verb) : .own(named, name)))
      return AccessibilityNode(box: self, content: .init(label: label, traits: .isButton), part: part)
    }
    var result = nodes
    if let frame = markFrame {
      var mark = button(.select, named: .selectNamed, at: frame)
      if isSelected { mark.traits.insert(.isSelected) }
      mark.actions[.default] = { [weak self] in if let self { list.selector.toggle(self) } }
      result.insert(mark, at: 0)
    } else if let frame = deleteFrame {
      var minus = button(.delete, named: .deleteNamed, at: frame)
      minus.actions[.default] = { [weak self] in self?.revealDelete() }
      result.insert(minus, at: 0)
    }
    if let frame = handleFrame {
      var handle = button(.reorder, named: .reorderNamed, at: frame)
      handle.hint = string(of: Text(.own(.dragToMoveRow)))
      result.append(handle)
    }
    return result
  }

  /// Reveals the buttons that delete the row.
  func revealDelete() { list.openSwipe(self, edge: .trailing)?.open() }

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
