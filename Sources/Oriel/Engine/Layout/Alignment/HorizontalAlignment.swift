import Foundation

/// A vertical line of a view that others are aligned with. Mirrors SwiftUI's `HorizontalAlignment`.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// The guide that the type names. Two alignments of the same type are equal.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  public static let leading = HorizontalAlignment(Leading.self)
  public static let center = HorizontalAlignment(Center.self)
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// Where the line between list rows starts; the leading edge unless a view in the row says otherwise.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// Where the line between list rows ends; the trailing edge unless a view in the row says otherwise.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)

  /// The container's place for the guide, from the explicit places of its children in the container's coordinates: their
  /// mean. Nil if there is none.
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
