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
}
