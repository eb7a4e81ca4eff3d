/// Views side by side, with dividers between them that somebody can drag. Mirrors SwiftUI's `HSplitView`.
///
/// Views keep the limits of their frames. Until somebody drags a divider, a view with an ideal width has that, and the others share what is
/// left evenly; from then on another width of the whole is shared out in proportion. Views with a higher layout priority take what there is
/// more or less before others do.
public struct HSplitView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { SplitPanes(axis: .horizontal, content: content) }
}
