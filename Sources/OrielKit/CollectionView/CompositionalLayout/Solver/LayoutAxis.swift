import SwiftUI

/// The axis of a layout.
enum LayoutAxis: Hashable, Sendable {
  case horizontal, vertical

  var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGPoint {
  subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }

  init(_ axis: LayoutAxis, _ along: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}

extension CGSize {
  subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  init(_ axis: LayoutAxis, _ along: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

extension CGRect {
  func start(_ axis: LayoutAxis) -> CGFloat { origin[axis] }
  func end(_ axis: LayoutAxis) -> CGFloat { origin[axis] + size[axis] }

  /// Returns the rectangle reduced by the insets. Its size isn't negative.
  func less(_ insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// Returns whether the interiors of the rectangles intersect. An empty rectangle intersects if its origin is inside of the other or on
  /// its edge.
  func touches(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
      || (isEmpty && minX >= other.minX && minX <= other.maxX && minY >= other.minY && minY <= other.maxY)
  }
}

extension NSDirectionalEdgeInsets {
  func start(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? leading : top }
  func end(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? trailing : bottom }
  func both(_ axis: LayoutAxis) -> CGFloat { start(axis) + end(axis) }

  /// Returns the insets along an axis, and zero across it.
  func along(_ axis: LayoutAxis) -> NSDirectionalEdgeInsets {
    axis == .horizontal
      ? NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
      : NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
  }

  static func + (a: Self, b: Self) -> Self {
    Self(top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom, trailing: a.trailing + b.trailing)
  }
}
