import SwiftUI

/// A layout that stacks views that fill their container. Unlike a `ZStack` it doesn't read the alignment guides of its children. With many
/// modals that would be most of the work of a frame that presents one more.
struct PresentationStack: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }

  // All children fill the container, so the first one determines the guides. Otherwise the guides of every view of every modal would be
  // evaluated when one more is presented.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { subviews.first.map { $0.dimensions(in: ProposedViewSize(bounds.size))[guide] } }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { subviews.first.map { $0.dimensions(in: ProposedViewSize(bounds.size))[guide] } }
}
