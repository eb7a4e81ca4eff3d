import Foundation

/// Distances inwards from the sides of a rectangle, in points; negative ones reach outwards. Mirrors SwiftUI's `EdgeInsets`.
public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance on any side.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  package static let zero = EdgeInsets()

  /// The same distance on each side of the set and none elsewhere.
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

  /// The two horizontal distances together.
  package var horizontal: CGFloat { leading + trailing }

  /// The two vertical distances together.
  package var vertical: CGFloat { top + bottom }

  /// These insets on the sides of the set, none elsewhere.
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
  /// The rectangle without the insets. Leading is on the right where the layout direction is right to left. A side that has
  /// nothing left becomes zero long.
  package func inset(by insets: EdgeInsets, layoutDirection: LayoutDirection = .leftToRight) -> CGRect {
    let left = layoutDirection == .leftToRight ? insets.leading : insets.trailing
    return CGRect(
      x: origin.x + left, y: origin.y + insets.top, width: Swift.max(0, width - insets.horizontal),
      height: Swift.max(0, height - insets.vertical))
  }
}
