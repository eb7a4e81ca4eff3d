import Foundation
import OrielDrawing

/// Colours on a grid whose lines are curves; as a view it fills its room. Mirrors SwiftUI's `MeshGradient`.
///
/// Places are in units of the area: 0...1 from the top left corner to the bottom right one. The grid has `width` vertices a row and
/// `height` rows, two of each at least; one whose places or colours are not as many is reported once, and drawn as its background alone.
nonisolated public struct MeshGradient: ShapeStyle, Equatable, Sendable {
  /// A vertex with the points that say how the lines leave it, as those of Bézier curves do. Mirrors SwiftUI's `MeshGradient.BezierPoint`.
  public struct BezierPoint: Equatable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

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

  /// Where the vertices are, row by row from the top. Mirrors SwiftUI's `MeshGradient.Locations`.
  public enum Locations: Equatable, Sendable {
    /// With lines that go through them smoothly.
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  /// The vertices' colours, row by row from the top. Mirrors SwiftUI's `MeshGradient.Colors`.
  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  /// How many vertices a row has.
  public var width: Int
  /// How many rows there are.
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  /// What is seen where the mesh isn't.
  public var background: Color
  /// Whether colours change along curves, without a bend at each vertex.
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace

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

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

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
        "A MeshGradient of \(width) by \(height) vertices has \(placeCount) places and \(colors.count) colors; it needs as many of both "
          + "as there are vertices, and two a row and a column at least. Its background is drawn alone.")
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
