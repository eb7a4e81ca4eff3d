import SwiftUI

/// Lays views that fill their container above each other. Unlike a `ZStack` it asks nobody how he is aligned, which with many modals is most of
/// the work of a frame that opens one more.
struct PresentationStack: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }

  // The first one fills the container as all do. Without an answer each view of each modal would be asked for its guides as one more opens.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { subviews.first.map { $0.dimensions(in: ProposedViewSize(bounds.size))[guide] } }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { subviews.first.map { $0.dimensions(in: ProposedViewSize(bounds.size))[guide] } }
}
