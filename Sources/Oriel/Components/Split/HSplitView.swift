/// Views side by side, with dividers between them that the user can drag. Mirrors SwiftUI's `HSplitView`.
///
/// Views keep the limits of their frames. Until the user drags a divider, a view with an ideal width has that width, and the others divide
/// the rest evenly. After that, changes of the total width are distributed in proportion to the widths. Views with a higher layout priority
/// change before the others.
public struct HSplitView<Content: View>: View {
  private let content: Content

  /// Creates a split view with the views of the content side by side.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { SplitPanes(axis: .horizontal, content: content) }
}
