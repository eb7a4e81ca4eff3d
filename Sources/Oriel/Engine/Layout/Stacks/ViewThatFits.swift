import Foundation
import OrielDrawing

/// A container that shows the first of its views whose ideal size fits the proposed size along the axes, or the last one if none does.
/// Mirrors SwiftUI's `ViewThatFits`.
///
/// All of its views are built. The views that aren't shown aren't drawn, and take no part in hit testing and accessibility.
public struct ViewThatFits<Content: View>: View {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a container that compares sizes along the given axes.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  public var body: some View { FittingLayout(axes: axes) { content.modifier(CandidateModifier()) } }
}

nonisolated private struct FittingLayout: Layout {
  let axes: Axis.Set

  private func choice(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> LayoutSubview? {
    subviews.first { view in
      let ideal = view.sizeThatFits(.unspecified)
      let fitsAcross = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
      let fitsDown = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
      return fitsAcross && fitsDown
    } ?? subviews.last
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    choice(proposal, subviews)?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
    let choice = choice(proposal, subviews)
    for view in subviews {
      let (isShown, box) = (view == choice, view.box)
      LayoutIsolation.run { (box as? OptionalBox)?.isShown = isShown }
      view.place(at: bounds.origin, proposal: isShown ? proposal : ProposedViewSize(bounds.size))
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) -> CGFloat? {
    choice(proposal, subviews)?.dimensions(in: proposal)[explicit: guide]
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) -> CGFloat? {
    choice(proposal, subviews)?.dimensions(in: proposal)[explicit: guide]
  }
}

/// A modifier for each view that may be shown.
nonisolated private struct CandidateModifier: BoxModifier, Equatable {
  @MainActor func makeBox(_ node: AnyViewNode) -> OptionalBox { OptionalBox(node: node) }

  @MainActor func update(_ box: OptionalBox, transaction: Transaction) {}
}
