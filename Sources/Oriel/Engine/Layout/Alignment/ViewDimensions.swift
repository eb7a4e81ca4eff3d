import Foundation

/// An object that provides the explicit alignment guides of a view. A class, so that dimensions carry it without an allocation.
package protocol AlignmentGuideSource: AnyObject {
  /// Returns the position of the guide in the view's own coordinates for the measurement `dimensions`, or `nil` if the view doesn't set it.
  func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat?
}

/// A view's size and alignment guides in its own coordinates. Mirrors SwiftUI's `ViewDimensions`.
public struct ViewDimensions {
  package let size: CGSize
  /// The proposal that the view chose its size for.
  package let proposal: ProposedViewSize
  package let guides: (any AlignmentGuideSource)?

  /// Creates dimensions. Without guides, each guide is at its default position.
  package init(size: CGSize, proposal: ProposedViewSize = .unspecified, guides: (any AlignmentGuideSource)? = nil) {
    self.size = size
    self.proposal = proposal
    self.guides = guides
  }

  /// Creates dimensions whose explicit guides a function returns, for callers without a source object.
  package init(size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat?) {
    self.init(size: size, guides: GuideFunction(body: explicit))
  }

  /// The view's width, in points.
  public var width: CGFloat { size.width }

  /// The view's height, in points.
  public var height: CGFloat { size.height }

  /// The position of the guide from the leading edge, in points: the explicit one, or the default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The position of the guide from the top edge, in points: the explicit one, or the default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The position of the guide from the leading edge, in points, or `nil` if neither the view nor one of its children sets it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

  /// The position of the guide from the top edge, in points, or `nil` if neither the view nor one of its children sets it.
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
