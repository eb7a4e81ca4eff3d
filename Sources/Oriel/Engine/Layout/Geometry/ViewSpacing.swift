import Foundation

/// The preferred distances of a view to its siblings. Mirrors SwiftUI's `ViewSpacing`. In Oriel every view prefers 8 points; spacers and
/// containers without content prefer none. A view with a padding or a fixed length at an edge prefers 8 points there, whatever its content
/// is.
public struct ViewSpacing: Sendable {
  var top: CGFloat = 8
  var leading: CGFloat = 8
  var bottom: CGFloat = 8
  var trailing: CGFloat = 8

  /// Creates the default spacing.
  public init() {}

  /// The spacing without any distance.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    (spacing.top, spacing.leading, spacing.bottom, spacing.trailing) = (0, 0, 0, 0)
    return spacing
  }()

  /// Replaces the spacing at some edges by the maximum of this and another spacing.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = max(top, other.top) }
    if edges.contains(.leading) { leading = max(leading, other.leading) }
    if edges.contains(.bottom) { bottom = max(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = max(trailing, other.trailing) }
  }

  /// Returns the spacing with the maximum of this and another spacing at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Returns the distance to the next view along the axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    switch axis {
    case .horizontal: max(min(trailing, next.leading), trailing == 0 || next.leading == 0 ? 0 : 8)
    case .vertical: max(min(bottom, next.top), bottom == 0 || next.top == 0 ? 0 : 8)
    }
  }
}

extension ViewSpacing {
  /// Returns the spacing with the default distance at some edges.
  func resetting(_ edges: Edge.Set) -> ViewSpacing {
    let usual = ViewSpacing()
    var result = self
    if edges.contains(.top) { result.top = usual.top }
    if edges.contains(.leading) { result.leading = usual.leading }
    if edges.contains(.bottom) { result.bottom = usual.bottom }
    if edges.contains(.trailing) { result.trailing = usual.trailing }
    return result
  }
}
