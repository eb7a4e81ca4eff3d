import Foundation

/// Knows where a view's explicit alignment guides are. A class, so that dimensions carry it without an allocation.
package protocol AlignmentGuideSource: AnyObject {
  /// The guide's place in the view's own coordinates when the view was measured as `dimensions`; nil if the view doesn't say.
  func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat?
}

/// A view's size and alignment guides in its own coordinates. Mirrors SwiftUI's `ViewDimensions`.
public struct ViewDimensions {
  package let size: CGSize
  /// What the view was offered when it chose the size.
  package let proposal: ProposedViewSize
  package let guides: (any AlignmentGuideSource)?

  /// Nil guides mean that every guide is where its default is.
  package init(size: CGSize, proposal: ProposedViewSize = .unspecified, guides: (any AlignmentGuideSource)? = nil) {
    self.size = size
    self.proposal = proposal
    self.guides = guides
  }

  /// Guides from a function, for callers that have no object to ask.
  package init(size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat?) {
    self.init(size: size, guides: GuideFunction(body: explicit))
  }

  /// In points.
  public var width: CGFloat { size.width }

  /// In points.
  public var height: CGFloat { size.height }

  /// The guide's place from the leading edge, explicit or else the default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The guide's place from the top edge, explicit or else the default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The guide's place from the leading edge if the view or one of its children sets it, nil otherwise.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

  /// The guide's place from the top edge if the view or one of its children sets it, nil otherwise.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  package subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

  package func explicit(_ key: AlignmentKey) -> CGFloat? { guides?.explicitGuide(key, in: self) }
}

@available(*, unavailable)
extension ViewDimensions: Sendable {}

extension ViewDimensions: Equatable {
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.size == rhs.size && lhs.proposal == rhs.proposal && lhs.guides === rhs.guides
  }
}

private final class GuideFunction: AlignmentGuideSource {
  private let body: (AlignmentKey) -> CGFloat?

  init(body: @escaping (AlignmentKey) -> CGFloat?) { self.body = body }

  func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { body(key) }
}
