import Foundation
import OrielDrawing

extension Edge {
  /// A corner of a rectangle. Mirrors SwiftUI's `Edge.Corner`.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// The style of a corner. Mirrors SwiftUI's `Edge.Corner.Style`.
    public struct Style: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
      /// The radius in points, at least.
      let radius: CGFloat
      let isConcentric: Bool

      /// A corner with the center of the container's corner.
      public static var concentric: Style { Style(radius: 0, isConcentric: true) }
      /// Returns a corner with the center of the container's corner, and with the radius of another style at least.
      public static func concentric(minimum: Style) -> Style { Style(radius: minimum.radius, isConcentric: true) }
      /// Returns a corner with a radius in points. A negative radius counts as 0.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: max(0, radius), isConcentric: false) }

      private init(radius: CGFloat, isConcentric: Bool) {
        self.radius = radius
        self.isConcentric = isConcentric
      }

      public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
      public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
    }
  }
}

/// A rectangle whose corners follow those of the enclosing container at the view's distance. `containerShape(_:)` sets the shape of the
/// container. Mirrors SwiftUI's `ConcentricRectangle`.
///
/// The distance is that to the nearest edge of the container, for all corners. Without a container with a shape, concentric corners have
/// their minimum radius.
nonisolated public struct ConcentricRectangle: InsettableShape {
  private let topLeading: Edge.Corner.Style
  private let topTrailing: Edge.Corner.Style
  private let bottomLeading: Edge.Corner.Style
  private let bottomTrailing: Edge.Corner.Style
  private let isUniform: Bool

  /// Creates a rectangle with concentric corners.
  public init() { self.init(corners: .concentric) }

  /// Creates a rectangle with corners of one style.
  ///
  /// - Parameters:
  ///   - corners: The style of all corners.
  ///   - isUniform: A Boolean value that indicates whether all corners have the greatest of their radii.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners, bottomTrailingCorner: corners,
      isUniform: isUniform)
  }

  /// Creates a rectangle with a style for each corner. Corners are square by default.
  public init(
    topLeadingCorner: Edge.Corner.Style = .fixed(0), topTrailingCorner: Edge.Corner.Style = .fixed(0),
    bottomLeadingCorner: Edge.Corner.Style = .fixed(0), bottomTrailingCorner: Edge.Corner.Style = .fixed(0)
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner, isUniform: false)
  }

  private init(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style, isUniform: Bool
  ) {
    topLeading = topLeadingCorner
    topTrailing = topTrailingCorner
    bottomLeading = bottomLeadingCorner
    bottomTrailing = bottomTrailingCorner
    self.isUniform = isUniform
  }

  public func path(in rect: CGRect) -> Path {
    let container = ContainerShape.pathAround(rect)
    func radius(_ style: Edge.Corner.Style, x: CGFloat, y: CGFloat) -> CGFloat {
      guard style.isConcentric, let container else { return style.radius }
      let corner = CGPoint(x: x < 0 ? rect.minX : rect.maxX, y: y < 0 ? rect.minY : rect.maxY)
      return max(style.radius, Self.radius(of: container, at: corner, x: -x, y: -y, limit: min(rect.width, rect.height) / 2))
    }
    var radii = RectangleCornerRadii(
      topLeading: radius(topLeading, x: -1, y: -1), bottomLeading: radius(bottomLeading, x: -1, y: 1),
      bottomTrailing: radius(bottomTrailing, x: 1, y: 1), topTrailing: radius(topTrailing, x: 1, y: -1))
    if isUniform {
      let greatest = max(radii.topLeading, radii.bottomLeading, radii.bottomTrailing, radii.topTrailing)
      radii = RectangleCornerRadii(topLeading: greatest, bottomLeading: greatest, bottomTrailing: greatest, topTrailing: greatest)
    }
    return Path(roundedRect: rect, cornerRadii: radii, style: .continuous)
  }

  /// The container's shape is mirrored if necessary, and this one follows it.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }

  /// Returns the radius of a path's corner by the distance of its outline from the corner of the enclosing rectangle, on the diagonal.
  private static func radius(of path: Path, at corner: CGPoint, x: CGFloat, y: CGFloat, limit: CGFloat) -> CGFloat {
    var (outside, inside): (CGFloat, CGFloat) = (0, max(0, limit))
    for _ in 0..<16 {
      let middle = (outside + inside) / 2
      if path.contains(CGPoint(x: corner.x + x * middle, y: corner.y + y * middle)) { inside = middle } else { outside = middle }
    }
    // The outline of a round corner crosses the diagonal at this fraction of the radius.
    let radius = inside / (1 - 0.5.squareRoot())
    return inside < 0.01 ? 0 : min(radius, limit)
  }
}

extension Shape where Self == ConcentricRectangle {
  /// Returns a rectangle with corners of one style, which can follow those of the enclosing container.
  nonisolated public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// Returns a rectangle with a style for each corner, which can follow that of the enclosing container. Corners are square by default.
  nonisolated public static func rect(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style = .fixed(0),
    bottomLeadingCorner: Edge.Corner.Style = .fixed(0),
    bottomTrailingCorner: Edge.Corner.Style = .fixed(0)
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }
}
