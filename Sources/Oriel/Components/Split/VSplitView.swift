/// Views one above the other, with dividers between them that somebody can drag; heights are shared out as `HSplitView` does widths.
/// Mirrors SwiftUI's `VSplitView`.
public struct VSplitView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { SplitPanes(axis: .vertical, content: content) }
}
