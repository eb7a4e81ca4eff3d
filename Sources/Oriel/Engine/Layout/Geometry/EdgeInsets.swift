import Foundation

/// Distances inwards from the edges of a rectangle, in points. Negative distances extend outwards. Mirrors SwiftUI's `EdgeInsets`.
public struct EdgeInsets: Hashable, Sendable {
  /// The inset from the top edge.
  public var top: CGFloat
  /// The inset from the leading edge.
  public var leading: CGFloat
  /// The inset from the bottom edge.
  public var bottom: CGFloat
  /// The inset from the trailing edge.
  public var trailing: CGFloat

  /// Creates insets for the four edges.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  package static let zero = EdgeInsets()

  /// Creates insets with the same length on each edge of the set, and zero on the others.
  package init(_ length: CGFloat, edges: Edge.Set = .all) {
    self.init()
    for edge in Edge.allCases where edges.contains(edge) { self[edge] = length }
  }

  package subscript(edge: Edge) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The sum of the two horizontal insets.
  package var horizontal: CGFloat { leading + trailing }

  /// The sum of the two vertical insets.
  package var vertical: CGFloat { top + bottom }

  /// Returns these insets on the edges of the set, and zero on the others.
  package func keeping(_ edges: Edge.Set) -> EdgeInsets {
    var result = EdgeInsets()
    for edge in Edge.allCases where edges.contains(edge) { result[edge] = self[edge] }
    return result
  }

  package static func + (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: lhs.top + rhs.top, leading: lhs.leading + rhs.leading, bottom: lhs.bottom + rhs.bottom,
      trailing: lhs.trailing + rhs.trailing)
  }
}

extension CGRect {
  /// Returns the rectangle reduced by the insets. Leading is on the right if the layout direction is right to left. A side on which nothing
  /// is left has a length of zero.
  package func inset(by insets: EdgeInsets, layoutDirection: LayoutDirection = .leftToRight) -> CGRect {
    let left = layoutDirection == .leftToRight ? insets.leading : insets.trailing
    return CGRect(
      x: origin.x + left, y: origin.y + insets.top, width: Swift.max(0, width - insets.horizontal),
      height: Swift.max(0, height - insets.vertical))
  }
}
