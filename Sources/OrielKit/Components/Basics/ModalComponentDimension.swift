import SwiftUI

/// How long a component is along one side of its container.
public enum ModalComponentDimension: Hashable, Sendable {
  /// So long, whatever the content.
  case fixed(dimension: AbsoluteFractionMeasurement)
  /// As long as the content wants to be, up to the container less a margin at either end.
  case wrapped(margin: AbsoluteFractionMeasurement)
  /// As long as the content wants to be, up to a limit.
  case wrappedUpTo(maximum: AbsoluteFractionMeasurement)
  /// The container less a margin at either end.
  case stretched(margin: AbsoluteFractionMeasurement)

  /// A fixed length in points.
  static func absolute(_ points: CGFloat) -> Self { .fixed(dimension: .absolute(points)) }
  /// A share of the container.
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

/// What a dimension comes to in a container, in points.
enum ComponentLength: Equatable {
  case exactly(CGFloat)
  /// What the content wants, up to a limit.
  case upTo(CGFloat)
}

/// Gives its content the size that a component's dimensions come to.
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
      // What is around may leave less, as where the keyboard is up.
      case .upTo(let limit):
        min(limit, proposal.height ?? limit, content.sizeThatFits(ProposedViewSize(width: width, height: nil)).height)
      }
    return CGSize(width: width, height: height)
  }

  private func wrappedWidth(of content: LayoutSubview, limit: CGFloat) -> CGFloat {
    let ideal = content.sizeThatFits(ProposedViewSize(width: nil, height: proposedHeight)).width
    // Text that is broken into lines needs less than it was offered.
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
