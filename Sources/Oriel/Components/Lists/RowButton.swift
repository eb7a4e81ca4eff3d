import OrielDrawing

/// A modifier for the label of a button without a style of its own in a list. If the button is its row's only control, a press anywhere on
/// the row presses it.
nonisolated struct RowButtonModifier: BoxModifier, Equatable {
  let isPressed: Bool

  @MainActor func makeBox(_ node: AnyViewNode) -> RowButtonBox { RowButtonBox(node: node) }

  @MainActor func update(_ box: RowButtonBox, transaction: Transaction) { box.isPressed = isPressed }
}

/// The label of such a button. Its row shows the pressed state, or the label itself does if the row has other controls.
@MainActor
final class RowButtonBox: WrapperBox, DrawingEffect {
  private weak var pressedRow: ListRowBox?

  var isPressed = false {
    didSet {
      guard isPressed != oldValue else { return }
      if isPressed, let row = listRow, row.button != nil { pressedRow = row }
      pressedRow?.isPressed = isPressed
      if !isPressed { pressedRow = nil }
      setNeedsDisplay()
    }
  }

  override var drawingEffect: (any DrawingEffect)? { isPressed && pressedRow == nil ? self : nil }

  func applyEffect(to node: DisplayNode) -> DisplayNode { DisplayNode(.opacity(0.35, node)) }
}

extension ListRowBox {
  /// The action of a press anywhere on the row, which follows its link or presses its button, or `nil` if there is none.
  var pressAction: (@MainActor () -> Void)? { setup.supportsSwipesOnly ? nil : link?.action ?? button?.modifier.action }

  /// The link that a press anywhere on the row follows, or `nil` if there is none.
  var link: RowLinkBox? {
    guard role == .content, !setup.isEditing, let link = content.rowLink, link.environment.isEnabled else { return nil }
    return link
  }

  /// The button that a press anywhere on the row presses, or `nil` if there is none: the row's only control, without a style of its own.
  var button: ControlBox? {
    guard role == .content, !setup.isEditing, !setup.look.isTable, content.rowLink == nil else { return nil }
    var controls: [any FocusTarget] = []
    content.collectControls(into: &controls)
    guard controls.count == 1, let control = controls[0] as? ControlBox, control.modifier.isEnabled else { return nil }
    return control.isRowButton ? control : nil
  }

  /// The expansion state of the row's group, and the control that toggles it, or `nil` if the row has no such group.
  var disclosure: (isExpanded: Bool, control: ControlBox)? {
    guard role == .content, let box: ExpansionBox = content.firstBox(), let control: ControlBox = box.firstBox() else { return nil }
    return control.modifier.isEnabled ? (box.isExpanded, control) : nil
  }

  /// Returns `true` if a point in the box's coordinate space is on a control in the row.
  func isOnControl(_ point: CGPoint) -> Bool {
    var box = hitContent(point)
    while let current = box, current !== self {
      if current is any FocusTarget { return true }
      box = current.parent
    }
    return false
  }
}

extension LayoutBox {
  /// Appends the controls in the box, and other focusable boxes, to an array.
  fileprivate final func collectControls(into controls: inout [any FocusTarget]) {
    guard !isBeingRemoved else { return }
    if let control = self as? any FocusTarget { controls.append(control) }
    for child in children { child.collectControls(into: &controls) }
  }

  /// Returns the first box of a type, from the outside in, or `nil` if there is none.
  final func firstBox<Box: LayoutBox>() -> Box? {
    guard !isBeingRemoved else { return nil }
    if let box = self as? Box { return box }
    for child in children {
      if let box: Box = child.firstBox() { return box }
    }
    return nil
  }

  fileprivate final var isRowButton: Bool {
    var box = layoutChild
    while let current = box {
      if current is RowButtonBox { return true }
      box = current.layoutChild
    }
    return false
  }
}
