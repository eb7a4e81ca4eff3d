import Foundation
import OrielDrawing

/// The border of a text field, which shows the focus. A press on it counts as a press on the text.
nonisolated struct TextFieldFrameModifier: BoxModifier, Equatable {
  var cornerRadius: CGFloat

  @MainActor func makeBox(_ node: AnyViewNode) -> TextFieldFrameBox { TextFieldFrameBox(self, node: node) }

  @MainActor func update(_ box: TextFieldFrameBox, transaction: Transaction) { box.modifier = self }
}

@MainActor
final class TextFieldFrameBox: TextFrameBox, GestureSource, PointerShaping {
  var modifier: TextFieldFrameModifier { didSet { setNeedsDisplay() } }
  private var presses: (box: TextInputBox, member: GestureMember)?

  init(_ modifier: TextFieldFrameModifier, node: AnyViewNode) {
    self.modifier = modifier
    super.init(node: node)
  }

  var gestureMember: GestureMember? {
    guard let input = firstTextInput(in: self), input.canBeFocused else { return nil }
    if presses?.box !== input { presses = (input, GestureMember(TextSelectionRecognizer(box: input))) }
    return presses?.member
  }

  var pointerShape: PointerShape { firstTextInput(in: self)?.pointerShape ?? .arrow }

  override func hitContent(_ point: CGPoint) -> LayoutBox? { hitChildren(point, orSelfIn: CGRect(origin: .zero, size: presentedSize)) }

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    let rect = CGRect(origin: offset, size: presentedSize)
    let environment = environment
    let isDark = environment.colorScheme == .dark
    let shape = Path(roundedRect: rect, cornerRadius: modifier.cornerRadius)
    let line = Path(roundedRect: rect.insetBy(dx: 0.5, dy: 0.5), cornerRadius: max(0, modifier.cornerRadius - 0.5))
    var nodes = [
      DisplayNode(.fill(shape, FillStyle(), .color(SystemColor.background.resolved(isDark: isDark)))),
      DisplayNode(.stroke(line, StrokeStyle(lineWidth: 1), .color(SystemColor.separator.resolved(isDark: isDark)))),
    ]
    if firstTextInput(in: self)?.isFocused == true, let ring = focusRing(at: offset, cornerRadius: modifier.cornerRadius) {
      nodes.append(ring)
    }
    return DisplayNode(.group(nodes))
  }

  override func willDisappear() {
    if let presses { graph.input.remove(presses.member) }
  }
}
