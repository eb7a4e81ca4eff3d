import Foundation

/// Colors on a grid whose lines are curves. Positions are fractions of the rectangle in which the mesh is drawn.
package struct GradientMesh: Hashable, Sendable {
  /// A vertex of the grid. The four points around it are the control points of its lines, as of Bézier curves.
  package struct Vertex: Hashable, Sendable {
    package var position: SIMD2<Float>
    package var leading: SIMD2<Float>
    package var top: SIMD2<Float>
    package var trailing: SIMD2<Float>
    package var bottom: SIMD2<Float>
    package var color: RGBA

    package init(
      position: SIMD2<Float>, leading: SIMD2<Float>, top: SIMD2<Float>, trailing: SIMD2<Float>, bottom: SIMD2<Float>, color: RGBA
    ) {
      self.position = position
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
      self.color = color
    }
  }

  /// The number of vertices in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The vertices, row by row from the top.
  package private(set) var vertices: [Vertex]
  /// The color outside of the mesh.
  package private(set) var background: RGBA
  /// Indicates whether colors change smoothly at the vertices, along curves as positions do.
  package let smoothsColors: Bool
  /// Indicates whether colors are interpolated perceptually, rather than by their components.
  package let isPerceptual: Bool

  /// Creates a mesh, or `nil` if a row or a column has fewer than two vertices, or their number doesn't match.
  package init?(width: Int, height: Int, vertices: [Vertex], background: RGBA, smoothsColors: Bool, isPerceptual: Bool) {
    guard Self.canHold(vertices.count, width: width, height: height) else { return nil }
    self.width = width
    self.height = height
    self.vertices = vertices
    self.background = background
    self.smoothsColors = smoothsColors
    self.isPerceptual = isPerceptual
  }

  /// Creates a mesh whose lines pass smoothly through the vertices, or `nil` if the numbers don't match.
  package init?(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [RGBA], background: RGBA, smoothsColors: Bool, isPerceptual: Bool
  ) {
    guard Self.canHold(points.count, width: width, height: height), colors.count == points.count else { return nil }
    let vertices = points.indices.map { index in
      let (row, column) = (index / width, index % width)
      // The control point of a Bézier curve is at a third of the tangent.
      let across = Self.tangent(at: column, of: width) { points[row * width + $0] } / 3
      let down = Self.tangent(at: row, of: height) { points[$0 * width + column] } / 3
      let point = points[index]
      return Vertex(
        position: point, leading: point - across, top: point - down, trailing: point + across, bottom: point + down,
        color: colors[index])
    }
    self.init(
      width: width, height: height, vertices: vertices, background: background, smoothsColors: smoothsColors, isPerceptual: isPerceptual)
  }

  private static func canHold(_ count: Int, width: Int, height: Int) -> Bool {
    guard width >= 2, height >= 2 else { return false }
    let (product, overflows) = width.multipliedReportingOverflow(by: height)
    return !overflows && product == count
  }

  /// Returns the derivative of a curve at one of its points: half the difference of its neighbors or, at an end, the difference to its
  /// neighbor.
  static func tangent<Value: SIMD>(at index: Int, of count: Int, _ value: (Int) -> Value) -> Value where Value.Scalar == Float {
    if index == 0 { return value(1) - value(0) }
    if index == count - 1 { return value(index) - value(index - 1) }
    return (value(index + 1) - value(index - 1)) / 2
  }

  package var isVisible: Bool { background.alpha > 0 || vertices.contains { $0.color.alpha > 0 } }

  func mapColors(_ change: (RGBA) -> RGBA) -> GradientMesh {
    var copy = self
    for index in vertices.indices { copy.vertices[index].color = change(vertices[index].color) }
    copy.background = change(background)
    return copy
  }

  /// Returns an interpolation of two meshes: a fraction of 0 is this one, 1 the other. For meshes of different sizes it is the other one.
  func mixed(with other: GradientMesh, share: Double) -> GradientMesh {
    guard width == other.width, height == other.height else { return other }
    let part = Float(share)
    func mix(_ start: SIMD2<Float>, _ end: SIMD2<Float>) -> SIMD2<Float> { start + (end - start) * part }
    var copy = other
    copy.vertices = zip(vertices, other.vertices).map { start, end in
      Vertex(
        position: mix(start.position, end.position), leading: mix(start.leading, end.leading), top: mix(start.top, end.top),
        trailing: mix(start.trailing, end.trailing), bottom: mix(start.bottom, end.bottom),
        color: start.color.mixed(with: end.color, share: share))
    }
    copy.background = background.mixed(with: other.background, share: share)
    return copy
  }
}
