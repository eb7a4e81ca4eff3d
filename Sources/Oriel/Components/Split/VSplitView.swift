/// Views one above the other, with dividers between them that the user can drag. Heights are distributed as `HSplitView` distributes
/// widths. Mirrors SwiftUI's `VSplitView`.
public struct VSplitView<Content: View>: View {
  private let content: Content

  /// Creates a split view with the views of the content one above the other.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { SplitPanes(axis: .vertical, content: content) }
}
