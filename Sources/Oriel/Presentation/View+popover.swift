import Foundation

/// A value that a view's place in the window says. Mirrors SwiftUI's `Anchor`, as far as popovers need it.
public struct Anchor<Value>: Sendable where Value: Sendable {
  /// What the value is made of. Mirrors SwiftUI's `Anchor.Source`.
  public struct Source: Sendable {
    let value: @Sendable (CGRect) -> Value
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's own rectangle.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { $0 } }

  /// A rectangle in the view's own space, in points.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

/// Where a popover is attached. Mirrors SwiftUI's `PopoverAttachmentAnchor`.
public enum PopoverAttachmentAnchor: Sendable {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)

  /// In the window, for a view there.
  func rect(in frame: CGRect) -> CGRect {
    switch self {
    case .rect(let source): source.value(frame)
    case .point(let point):
      CGRect(x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 0, height: 0)
    }
  }
}

extension View {
  /// Shows a popover beside this view while the binding is true: at `arrowEdge` of the anchor, or where there is room. In a narrow window it is a
  /// sheet. A press beside it dismisses it, and does nothing else. Mirrors SwiftUI's
  /// `popover(isPresented:attachmentAnchor:arrowEdge:content:)`.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentingModifier(.popover(attachmentAnchor, arrowEdge), isPresented: isPresented, onDismiss: nil, content: content))
  }

  /// Shows a popover beside this view while there is an item. Mirrors SwiftUI's `popover(item:attachmentAnchor:arrowEdge:content:)`.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(PresentingModifier(.popover(attachmentAnchor, arrowEdge), item: item, onDismiss: nil, content: content))
  }
}
