import Foundation
import OrielDrawing

/// The anchor of a popover. Mirrors SwiftUI's `PopoverAttachmentAnchor`.
public enum PopoverAttachmentAnchor: Sendable {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)

  /// Returns the anchor in the window for a view's frame. If the anchor isn't finite, that is reported, and the frame is the anchor.
  @MainActor func rect(in frame: CGRect, for box: LayoutBox) -> CGRect {
    let rect =
      switch self {
      case .rect(let source): source.value(frame.size, CGAffineTransform(translationX: frame.minX, y: frame.minY))
      case .point(let point):
        CGRect(x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 0, height: 0)
      }
    if rect.isFinite { return rect }
    let path = box.viewPathForDiagnostics
    Report.once(
      "popover-anchor-\(path)", "A popover's anchor is \(rect), but must be finite; the view's bounds are used instead. (\(path))")
    return frame
  }
}

extension View {
  /// Presents a popover beside this view while the binding is `true`. It is placed at `arrowEdge` of the anchor, by default the top edge,
  /// or at another edge if it doesn't fit. In a narrow window it is a sheet. A press outside the popover dismisses it and has no other
  /// effect. Mirrors SwiftUI's `popover(isPresented:attachmentAnchor:arrowEdge:content:)`.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentingModifier(.popover(attachmentAnchor, arrowEdge ?? .top), isPresented: isPresented, onDismiss: nil, content: content))
  }

  /// Presents a popover beside this view while the binding contains an item. Mirrors SwiftUI's
  /// `popover(item:attachmentAnchor:arrowEdge:content:)`.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(PresentingModifier(.popover(attachmentAnchor, arrowEdge ?? .top), item: item, onDismiss: nil, content: content))
  }
}
