import Foundation

/// A horizontal line of a view that other views are aligned with. Mirrors SwiftUI's `VerticalAlignment`.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// Creates an alignment by the guide that the type identifies. Two alignments of the same type are equal.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  /// The top edge.
  public static let top = VerticalAlignment(Top.self)
  /// The vertical center.
  public static let center = VerticalAlignment(Center.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the topmost text; the bottom of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the bottommost text; the bottom of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  /// Returns the container's position for the guide, from the explicit positions of its children in the container's coordinates, or `nil`
  /// if there is none. The result is the mean; the first and last text baselines take the topmost and the bottommost position.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combineExplicit(values)
  }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum FirstTextBaseline: CombiningAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    static func combine(_ first: CGFloat, _ second: CGFloat) -> CGFloat { min(first, second) }
  }

  private enum LastTextBaseline: CombiningAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    static func combine(_ first: CGFloat, _ second: CGFloat) -> CGFloat { max(first, second) }
  }
}
