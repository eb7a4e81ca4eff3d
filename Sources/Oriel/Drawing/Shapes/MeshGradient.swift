import Foundation
import OrielDrawing

/// A gradient on a grid whose lines are curves. As a view it fills the available space. Mirrors SwiftUI's `MeshGradient`.
///
/// Locations are in the area's unit space: 0...1 from the top left to the bottom right corner. The grid has `height` rows of `width`
/// vertices, with at least two of each. If the number of locations or colors doesn't match, this is reported once, and only the background
/// is drawn.
nonisolated public struct MeshGradient: ShapeStyle, Equatable, Sendable {
  /// A vertex with the control points of the Bézier curves that start at it. Mirrors SwiftUI's `MeshGradient.BezierPoint`.
  public struct BezierPoint: Equatable, Sendable {
    /// The position of the vertex.
    public var position: SIMD2<Float>
    /// The control point of the curve towards the leading edge.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the curve towards the top edge.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the curve towards the trailing edge.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the curve towards the bottom edge.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a vertex.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>,
      bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The locations of the vertices, row by row from the top. Mirrors SwiftUI's `MeshGradient.Locations`.
  public enum Locations: Equatable, Sendable {
    /// The positions of the vertices, which are connected by smooth lines.
    case points([SIMD2<Float>])
    /// The positions of the vertices with the control points of their lines.
    case bezierPoints([BezierPoint])
  }

  /// The colors of the vertices, row by row from the top. Mirrors SwiftUI's `MeshGradient.Colors`.
  public enum Colors: Equatable, Sendable {
    /// Colors that may depend on the environment.
    case colors([Color])
    /// Colors by their components.
    case resolvedColors([Color.Resolved])
  }

  /// The number of vertices in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The locations of the vertices.
  public var locations: Locations
  /// The colors of the vertices.
  public var colors: Colors
  /// The color of the area outside the mesh.
  public var background: Color
  /// A Boolean value that indicates whether colors are interpolated by smooth curves instead of piecewise linearly.
  public var smoothsColors: Bool
  /// The color space in which the colors are interpolated.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a gradient from locations and colors.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a gradient from positions and colors.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient from positions and resolved colors.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient from vertices with control points, and colors.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient from vertices with control points, and resolved colors.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    let opacity = HierarchicalShapeStyle.opacity(level)
    func resolved(_ color: Color) -> RGBA { color.resolved(in: environment).multiplyingAlpha(by: opacity) }
    let background = resolved(background)
    let colors =
      switch colors {
      case .colors(let colors): colors.map(resolved)
      case .resolvedColors(let colors): colors.map { resolved(Color($0)) }
      }
    guard let mesh = mesh(of: colors, background) else {
      Report.once(
        "mesh-\(width)x\(height)-\(placeCount)-\(colors.count)",
        "A MeshGradient of \(width) by \(height) vertices has \(placeCount) locations and \(colors.count) colors; both must equal the "
          + "number of vertices, and each row and column needs at least two. Only its background is drawn.")
      return .color(background)
    }
    return _ShapePaint { .meshGradient(mesh, in: $0) }
  }

  private var placeCount: Int {
    switch locations {
    case .points(let points): points.count
    case .bezierPoints(let points): points.count
    }
  }

  private func mesh(of colors: [RGBA], _ background: RGBA) -> GradientMesh? {
    switch locations {
    case .points(let points):
      return GradientMesh(
        width: width, height: height, points: points, colors: colors, background: background, smoothsColors: smoothsColors,
        isPerceptual: colorSpace.isPerceptual)
    case .bezierPoints(let points):
      guard points.count == colors.count else { return nil }
      let vertices = zip(points, colors).map { point, color in
        GradientMesh.Vertex(
          position: point.position, leading: point.leadingControlPoint, top: point.topControlPoint, trailing: point.trailingControlPoint,
          bottom: point.bottomControlPoint, color: color)
      }
      return GradientMesh(
        width: width, height: height, vertices: vertices, background: background, smoothsColors: smoothsColors,
        isPerceptual: colorSpace.isPerceptual)
    }
  }
}

extension MeshGradient: StyleView {}
