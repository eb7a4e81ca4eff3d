import Foundation

/// A vertical line of a view that other views are aligned with. Mirrors SwiftUI's `HorizontalAlignment`.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// Creates an alignment by the guide that the type identifies. Two alignments of the same type are equal.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  /// The leading edge.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The horizontal center.
  public static let center = HorizontalAlignment(Center.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// The start of the separator between list rows. The default is the leading edge.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// The end of the separator between list rows. The default is the trailing edge.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)

  /// Returns the container's position for the guide, from the explicit positions of its children in the container's coordinates, or `nil`
  /// if there is none. The result is the mean; the separator guides take the outermost position.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combineExplicit(values)
  }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  private enum ListRowSeparatorLeading: CombiningAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    static func combine(_ first: CGFloat, _ second: CGFloat) -> CGFloat { min(first, second) }
  }

  private enum ListRowSeparatorTrailing: CombiningAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    static func combine(_ first: CGFloat, _ second: CGFloat) -> CGFloat { max(first, second) }
  }
}
