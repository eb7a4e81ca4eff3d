import Foundation
import OrielModel

/// A modifier that determines the height of the scroll view around a text of several lines.
nonisolated struct TextViewportModifier: BoxModifier {
  /// Indicates whether the text fills the proposed size. Otherwise it has the height of its lines, within the line limits.
  var fillsAvailableSpace = false
  /// The insets of the text within the scroll view.
  var insets = EdgeInsets()

  @MainActor func makeBox(_ node: AnyViewNode) -> TextViewportBox { TextViewportBox(self, node: node) }

  @MainActor func update(_ box: TextViewportBox, transaction: Transaction) { box.update(self) }
}

/// The visible part of a text of several lines.
@MainActor
final class TextViewportBox: WrapperBox, AccessibilitySource {
  private var modifier: TextViewportModifier

  init(_ modifier: TextViewportModifier, node: AnyViewNode) {
    self.modifier = modifier
    super.init(node: node)
  }

  func update(_ modifier: TextViewportModifier) {
    self.modifier = modifier
    setNeedsLayout()
  }

  /// Called when the lines of the text have changed.
  func contentDidChange() { if !hasFixedSize { setNeedsLayout() } }

  override var sizing: BoxSizing {
    .independentOfContent(if: modifier.fillsAvailableSpace && isPlaced && proposal.isFinite && measurements.unspecifiedAxes.isEmpty)
  }

  private var textBox: TextInputBox? { firstTextInput(in: self) }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let child = children.first else { return .zero }
    let width = proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil }
    let room = proposal.height.flatMap { $0.isFinite ? max(0, $0) : nil }
    if modifier.fillsAvailableSpace, let width, let room { return CGSize(width: width, height: room) }
    guard let textBox else { return child.measure(proposal) }
    // The text box fills the viewport, so its measured size would include the filled space.
    let inner = width.map { max(0, $0 - modifier.insets.leading - modifier.insets.trailing) }
    let own = textBox.idealSize(ProposedViewSize(width: inner, height: nil))
    let size = CGSize(width: width ?? own.width + modifier.insets.leading + modifier.insets.trailing, height: own.height + insetHeight)
    if modifier.fillsAvailableSpace { return CGSize(width: size.width, height: room ?? size.height) }
    let environment = environment
    let line = textBox.flow.lineHeight
    func height(_ lines: Int) -> CGFloat { CGFloat(lines) * line - textBox.lineSpacing + insetHeight }
    var limited = size.height
    if let upper = environment.lineLimit { limited = min(limited, height(upper)) }
    if let lower = environment.lowerLineLimit { limited = max(limited, height(lower)) }
    if let room { limited = min(limited, max(room, height(1))) }
    return CGSize(width: size.width, height: limited)
  }

  private var insetHeight: CGFloat { modifier.insets.top + modifier.insets.bottom }

  override func layoutChildren() {
    textBox?.minimumHeight = max(0, size.height - insetHeight)
    for child in children where !child.isBeingRemoved { placeChild(child, at: .zero, proposal: ProposedViewSize(size)) }
  }

  /// Represents the field by the visible part of its text.
  func adjustAccessibility(_ nodes: inout [AccessibilityNode]) {
    guard let field = nodes.flatMap(\.flattened).first(where: { $0.traits.contains(.isTextField) }) else { return }
    var node = AccessibilityNode(
      box: self, content: AccessibilityNode.Content(label: field.label, value: field.value, traits: field.traits))
    node.hint = field.hint
    node.identifier = field.identifier
    node.actions = field.actions
    node.text = field.text
    nodes = [node]
  }

  override func mayHaveGuide(_ key: AlignmentKey) -> Bool { textBox?.mayHaveGuide(key) ?? false }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard let textBox else { return nil }
    return textBox.explicitGuide(key, size: size, proposal: proposal).map { $0 + modifier.insets.top }
  }
}

/// Returns the first editable text in a box, which may be the box itself, or `nil` if there is none.
@MainActor
func firstTextInput(in box: LayoutBox) -> TextInputBox? {
  if let found = box as? TextInputBox { return found }
  for child in box.children { if let found = firstTextInput(in: child) { return found } }
  return nil
}
