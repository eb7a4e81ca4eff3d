import Foundation
import OrielDrawing

/// A modifier that shows all of a view above a menu's entries, at its ideal size or scaled down to the available space. The view is clipped
/// to its content shape for previews, or to rounded corners.
nonisolated struct MenuPreviewModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  @MainActor func makeBox(_ node: AnyViewNode) -> MenuPreviewBox { MenuPreviewBox(node: node) }

  @MainActor func update(_ box: MenuPreviewBox, transaction: Transaction) {}
}

@MainActor
final class MenuPreviewBox: WrapperBox, DrawingEffect {
  /// The scale of the view.
  private var scale: CGFloat = 1

  /// Returns the proposal for the view: unspecified or, if the view is wider than the available width, that width, so that text wraps.
  private func contentProposal(_ view: LayoutBox, in room: ProposedViewSize) -> ProposedViewSize {
    guard let width = room.width, view.measure(.unspecified).width > width else { return .unspecified }
    return ProposedViewSize(width: width, height: nil)
  }

  private func scaleToFit(_ size: CGSize, in room: ProposedViewSize) -> CGFloat {
    func share(_ length: CGFloat, _ room: CGFloat?) -> CGFloat {
      // The tolerance prevents scaling because of a rounded size.
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
    // The view has the origin of the box in both layout directions, because the scale is relative to it.
    if !view.isBeingRemoved { view.place(at: .zero, proposal: offer) }
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
