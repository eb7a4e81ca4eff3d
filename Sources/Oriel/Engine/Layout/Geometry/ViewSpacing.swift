import Foundation

/// How much room a view wants around it. Mirrors SwiftUI's `ViewSpacing`. Every view here wants 8 points, spacers and
/// containers without content none. What has a padding or a fixed length at an edge wants 8 points there, whatever is inside.
public struct ViewSpacing: Sendable {
  var top: CGFloat = 8
  var leading: CGFloat = 8
  var bottom: CGFloat = 8
  var trailing: CGFloat = 8

  public init() {}

  /// No room at all.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    (spacing.top, spacing.leading, spacing.bottom, spacing.trailing) = (0, 0, 0, 0)
    return spacing
  }()

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = max(top, other.top) }
    if edges.contains(.leading) { leading = max(leading, other.leading) }
    if edges.contains(.bottom) { bottom = max(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = max(trailing, other.trailing) }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance to a view that follows along the axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    switch axis {
    case .horizontal: max(min(trailing, next.leading), trailing == 0 || next.leading == 0 ? 0 : 8)
    case .vertical: max(min(bottom, next.top), bottom == 0 || next.top == 0 ? 0 : 8)
    }
  }
}

extension ViewSpacing {
  /// The room that any view wants, at some edges.
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
