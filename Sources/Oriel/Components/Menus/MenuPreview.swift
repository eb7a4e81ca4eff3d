import Foundation
import OrielDrawing

/// Shows what stands above a menu's entries as a whole: at its own size, or scaled down to the room that it is offered. It has the shape that the
/// view has for that, or rounded corners.
nonisolated struct MenuPreviewModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  @MainActor func makeBox(_ node: AnyViewNode) -> MenuPreviewBox { MenuPreviewBox(node: node) }

  @MainActor func update(_ box: MenuPreviewBox, transaction: Transaction) {}
}

@MainActor
final class MenuPreviewBox: WrapperBox, DrawingEffect {
  /// How large the view is shown, of its own size.
  private var scale: CGFloat = 1

  /// What the view is offered: what it wants or, where that is wider than the room, the room's width, in which text goes on in another line.
  private func contentProposal(_ view: LayoutBox, in room: ProposedViewSize) -> ProposedViewSize {
    guard let width = room.width, view.measure(.unspecified).width > width else { return .unspecified }
    return ProposedViewSize(width: width, height: nil)
  }

  private func scaleToFit(_ size: CGSize, in room: ProposedViewSize) -> CGFloat {
    func share(_ length: CGFloat, _ room: CGFloat?) -> CGFloat {
      // A view whose size is rounded isn't scaled.
      guard let room, length > room + 0.01 else { return 1 }
      return max(0, room) / length
    }
    return min(share(size.width, room.width), share(size.height, room.height))
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let view = layoutContent else { return .zero }
    let size = view.measure(contentProposal(view, in: proposal))
    let scale = scaleToFit(size, in: proposal)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  override func layoutChildren() {
    guard let view = layoutContent else { return }
    let offer = contentProposal(view, in: proposal)
    let newScale = scaleToFit(view.measure(offer), in: proposal)
    if newScale != scale {
      scale = newScale
      setNeedsDisplay()
    }
    // It begins where the box does in either direction of reading, and is scaled from there.
    if !view.isLeaving { view.place(at: .zero, proposal: offer) }
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  override var drawingEffect: (any DrawingEffect)? { self }

  var effectTransform: CGAffineTransform { CGAffineTransform(scaleX: scale, y: scale) }

  func applyEffect(to node: DisplayNode) -> DisplayNode {
    let shaped = clipped(node)
    return scale == 1 ? shaped : DisplayNode(.transform(effectTransform, shaped))
  }

  private func clipped(_ node: DisplayNode) -> DisplayNode {
    if let shape = contentShape(for: .contextMenuPreview) { return shape.clip(node, in: self) }
    guard scale > 0 else { return node }
    let size = layoutContent?.presentedSize ?? presentedSize
    return DisplayNode(.clip(Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 6 / scale), FillStyle(), node))
  }
}
