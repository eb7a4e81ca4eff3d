import Foundation

/// How much room a view wants around it. Mirrors SwiftUI's `ViewSpacing`. Every view here wants 8 points, spacers and
/// containers without content none.
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
  func isSame(as other: ViewSpacing) -> Bool {
    top == other.top && leading == other.leading && bottom == other.bottom && trailing == other.trailing
  }
}
