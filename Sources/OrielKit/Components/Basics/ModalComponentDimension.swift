import SwiftUI

/// The length of a component along one axis of its container.
public enum ModalComponentDimension: Hashable, Sendable {
  /// A fixed length, independent of the content.
  case fixed(dimension: AbsoluteFractionMeasurement)
  /// The ideal length of the content, up to the length of the container minus a margin at each end.
  case wrapped(margin: AbsoluteFractionMeasurement)
  /// The ideal length of the content, up to a maximum.
  case wrappedUpTo(maximum: AbsoluteFractionMeasurement)
  /// The length of the container minus a margin at each end.
  case stretched(margin: AbsoluteFractionMeasurement)

  /// Returns a fixed length in points.
  static func absolute(_ points: CGFloat) -> Self { .fixed(dimension: .absolute(points)) }
  /// Returns a fixed length as a fraction of the container.
  static func fraction(_ share: CGFloat) -> Self { .fixed(dimension: .fraction(share)) }

  func length(in container: CGFloat) -> ComponentLength {
    switch self {
    case .fixed(dimension: let dimension): .exactly(max(0, dimension.toAbsolute(dimension: container)))
    case .wrapped(margin: let margin): .upTo(max(0, container - 2 * margin.toAbsolute(dimension: container)))
    case .wrappedUpTo(maximum: let maximum): .upTo(max(0, maximum.toAbsolute(dimension: container)))
    case .stretched(margin: let margin): .exactly(max(0, container - 2 * margin.toAbsolute(dimension: container)))
    }
  }
}

/// A dimension resolved for a container, in points.
enum ComponentLength: Equatable {
  case exactly(CGFloat)
  /// The ideal length of the content, up to a maximum.
  case upTo(CGFloat)
}

/// A layout that gives its content the resolved size of a component.
struct ComponentFrame: Layout {
  var width: ComponentLength
  var height: ComponentLength

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let content = subviews.first else { return .zero }
    let width =
      switch width {
      case .exactly(let width): width
      case .upTo(let limit): wrappedWidth(of: content, limit: limit)
      }
    let height =
      switch height {
      case .exactly(let height): height
      // The proposal may be less than the limit, for example while the keyboard is shown.
      case .upTo(let limit):
        min(limit, proposal.height ?? limit, content.sizeThatFits(ProposedViewSize(width: width, height: nil)).height)
      }
    return CGSize(width: width, height: height)
  }

  private func wrappedWidth(of content: LayoutSubview, limit: CGFloat) -> CGFloat {
    let ideal = content.sizeThatFits(ProposedViewSize(width: nil, height: proposedHeight)).width
    // Wrapped text may need less than the proposed width.
    return ideal <= limit ? ideal : min(limit, content.sizeThatFits(ProposedViewSize(width: limit, height: proposedHeight)).width)
  }

  private var proposedHeight: CGFloat? {
    if case .exactly(let height) = height { height } else { nil }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
  }
}
