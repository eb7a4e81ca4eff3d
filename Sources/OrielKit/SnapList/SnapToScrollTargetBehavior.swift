import SwiftUI

/// A scroll target behavior that settles on whole rows. At the bottom or trailing edge of the scroll view the last whole row is aligned, at
/// the top or leading edge the first.
///
/// The rows are those of a list, or the views of a `scrollTargetLayout()` in any layout. A flick advances by at least one row. Scrolling is
/// unaffected at the ends of the content, along the other axis, without such a layout, and if no row fits into the scroll view.
/// `snapRows(to:)` also keeps rows above the keyboard.
public struct SnapToScrollTargetBehavior: ScrollTargetBehavior {
  private let edge: Edge
  /// The minimum velocity of a flick, in points per second. A flick doesn't return to the row at which it began.
  private static let flick: CGFloat = 50

  /// Creates a behavior that aligns rows to an edge of the scroll view.
  public init(edge: Edge) { self.edge = edge }

  /// Moves the target of a scroll so that a whole row is at the edge.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let isVertical = edge == .top || edge == .bottom
    guard context.axes.contains(isVertical ? .vertical : .horizontal) else { return }
    let isMirrored = context.layoutDirection == .rightToLeft
    let isAtEnd = edge == .bottom || edge == (isMirrored ? .leading : .trailing)
    let room = isVertical ? target.rect.height : target.rect.width
    func start(_ rect: CGRect) -> CGFloat { isVertical ? rect.minY : rect.minX }
    func span(_ rect: CGRect) -> ClosedRange<CGFloat> { isVertical ? rect.minY...rect.maxY : rect.minX...rect.maxX }
    // At the ends of the content, the views before the first row and after the last one remain visible.
    let end = (isVertical ? context.contentSize.height : context.contentSize.width) - room
    guard start(target.rect) > 0.01, start(target.rect) < end - 0.01 else { return }
    let near = target.rect.insetBy(dx: isVertical ? 0 : -room, dy: isVertical ? -room : 0)
    let rows = context.scrollTargets(in: near).map(span).sorted { $0.lowerBound < $1.lowerBound }

    guard let resting = Self.restingOffset(for: start(target.rect), room: room, rows: rows, isAtEnd: isAtEnd) else { return }
    let velocity = isVertical ? context.velocity.dy : context.velocity.dx
    let original = start(context.originalTarget.rect)
    var offset = resting
    if velocity > Self.flick, resting <= original + 0.5 {
      offset = Self.offsets(rows, room: room, isAtEnd: isAtEnd).first { $0 > original + 0.5 } ?? resting
    } else if velocity < -Self.flick, resting >= original - 0.5 {
      offset = Self.offsets(rows, room: room, isAtEnd: isAtEnd).last { $0 < original - 0.5 } ?? resting
    }
    if isVertical { target.rect.origin.y = offset } else { target.rect.origin.x = offset }
  }

  /// Returns the offsets that align each row with the edge.
  private static func offsets(_ rows: [ClosedRange<CGFloat>], room: CGFloat, isAtEnd: Bool) -> [CGFloat] {
    rows.map { isAtEnd ? $0.upperBound - room : $0.lowerBound }
  }

  /// Returns the offset that aligns the last, or first, row that is fully visible at `offset`, or `nil` if no row is.
  static func restingOffset(for offset: CGFloat, room: CGFloat, rows: [ClosedRange<CGFloat>], isAtEnd: Bool) -> CGFloat? {
    let whole = rows.filter { $0.lowerBound >= offset - 0.01 && $0.upperBound <= offset + room + 0.01 }
    guard let row = isAtEnd ? whole.last : whole.first else { return nil }
    return isAtEnd ? row.upperBound - room : row.lowerBound
  }
}

extension ScrollTargetBehavior where Self == SnapToScrollTargetBehavior {
  /// Settles on whole rows at an edge of the scroll view.
  public static func snapTo(_ edge: Edge) -> SnapToScrollTargetBehavior { SnapToScrollTargetBehavior(edge: edge) }
}
