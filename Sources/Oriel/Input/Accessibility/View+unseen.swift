import Foundation
import OrielDrawing

/// Heard, not seen: the content takes no room and draws nothing, but says to those who cannot see the view around what it is.
nonisolated struct UnseenModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  @MainActor func makeBox(_ node: AnyViewNode) -> UnseenBox { UnseenBox(node: node) }

  @MainActor func update(_ box: UnseenBox, transaction: Transaction) {}
}

@MainActor
final class UnseenBox: WrapperBox {
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

  override func layoutChildren() {
    guard let child = children.first, !child.isLeaving else { return }
    placeChild(child, at: .zero, proposal: .unspecified)
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  override func drawing(at offset: CGPoint) -> DisplayNode? {
    // What isn't drawn would be asked for again and again.
    _ = super.drawing(at: offset)
    return nil
  }

  override func isHidden(from search: BoxSearch) -> Bool { search == .hitTesting }
}

extension View {
  /// A label that only those hear who cannot see this view.
  nonisolated func unseenLabel<Label: View>(_ label: Label) -> some View {
    background(alignment: .leading) { label.modifier(UnseenModifier()) }
  }
}
