import Foundation
import OrielDrawing

/// A modifier for content that only assistive technology perceives. The content occupies no space and draws nothing.
nonisolated struct AccessibilityOnlyModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  @MainActor func makeBox(_ node: AnyViewNode) -> AccessibilityOnlyBox { AccessibilityOnlyBox(node: node) }

  @MainActor func update(_ box: AccessibilityOnlyBox, transaction: Transaction) {}
}

@MainActor
final class AccessibilityOnlyBox: WrapperBox {
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

  override func layoutChildren() {
    guard let child = children.first, !child.isBeingRemoved else { return }
    placeChild(child, at: .zero, proposal: .unspecified)
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  override func drawing(at offset: CGPoint) -> DisplayNode? {
    // Drawing the content, even though the result isn't used, clears the request to draw it.
    _ = super.drawing(at: offset)
    return nil
  }

  override func isHidden(from search: BoxSearch) -> Bool { search == .hitTesting }
}

extension View {
  /// Adds a label that only assistive technology perceives.
  nonisolated func accessibilityOnlyLabel<Label: View>(_ label: Label) -> some View {
    background(alignment: .leading) { label.modifier(AccessibilityOnlyModifier()) }
  }
}
