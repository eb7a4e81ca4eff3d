import Foundation

extension GradientMesh {
  /// Returns the mesh as pixels with premultiplied alpha, in rows from the top: one integer each, with alpha in its highest byte, followed
  /// by red, green and blue. `area` is the displayed area, in the mesh's unit square.
  ///
  /// Each cell of the grid is a bicubic patch, whose sides are the Bézier curves between its vertices. A patch is divided into small
  /// triangles, over which colors are interpolated by their components. Where patches overlap, the last one is visible. A patch with a
  /// position that is NaN or a million pixels away is omitted.
  package func pixels(of area: CGRect, width pixelWidth: Int, height pixelHeight: Int) -> [UInt32] {
    guard pixelWidth > 0, pixelHeight > 0, area.width > 0, area.height > 0 else { return [] }
    let ground = MeshCanvas.pixel(MeshColors.premultiplied(background) * 255)
    var pixels = [UInt32](repeating: ground, count: pixelWidth * pixelHeight)
    let size = SIMD2(Float(pixelWidth), Float(pixelHeight))
    let scale = size / SIMD2(Float(area.width), Float(area.height))
    let origin = SIMD2(Float(area.minX), Float(area.minY))
    let colors = MeshColors(self)
    pixels.withUnsafeMutableBufferPointer { buffer in
      let canvas = MeshCanvas(pixels: buffer, width: pixelWidth, height: pixelHeight)
      for row in 0..<height - 1 {
        for column in 0..<width - 1 {
          let patch = MeshPatch(self, column: column, row: row, origin: origin, scale: scale)
          guard patch.isDrawable else { continue }
          draw(patch, colors: { colors.color(column: column, row: row, u: $0, v: $1) }, on: canvas)
        }
      }
    }
    return pixels
  }

  private func draw(_ patch: MeshPatch, colors: (Float, Float) -> SIMD4<Float>, on canvas: MeshCanvas) {
    // The corners of pieces of about six pixels aren't visible.
    let steps = Int(min(max((patch.extent / 6).rounded(.up), 4), 32))
    func line(_ step: Int) -> [MeshCorner] {
      let v = Float(step) / Float(steps)
      return (0...steps).map {
        let u = Float($0) / Float(steps)
        return MeshCorner(place: patch.place(u, v), color: colors(u, v))
      }
    }
    var above = line(0)
    for step in 1...steps {
      let below = line(step)
      for index in 0..<steps {
        canvas.fill(above[index], above[index + 1], below[index])
        canvas.fill(above[index + 1], below[index + 1], below[index])
      }
      above = below
    }
  }
}

/// One cell of the grid in pixels. Its positions have two parameters from 0 to 1, horizontally and vertically.
private struct MeshPatch {
  private struct Corner {
    var place: SIMD2<Float>
    /// The derivatives of the lines, horizontally and vertically.
    var across: SIMD2<Float>
    var down: SIMD2<Float>
  }

  private let topLeft, topRight, bottomLeft, bottomRight: Corner

  init(_ mesh: GradientMesh, column: Int, row: Int, origin: SIMD2<Float>, scale: SIMD2<Float>) {
    func corner(_ isRight: Bool, _ isBottom: Bool) -> Corner {
      let vertex = mesh.vertices[(row + (isBottom ? 1 : 0)) * mesh.width + column + (isRight ? 1 : 0)]
      let across = isRight ? vertex.position - vertex.leading : vertex.trailing - vertex.position
      let down = isBottom ? vertex.position - vertex.top : vertex.bottom - vertex.position
      return Corner(place: (vertex.position - origin) * scale, across: across * scale * 3, down: down * scale * 3)
    }
    topLeft = corner(false, false)
    topRight = corner(true, false)
    bottomLeft = corner(false, true)
    bottomRight = corner(true, true)
  }

  private var corners: [Corner] { [topLeft, topRight, bottomLeft, bottomRight] }

  /// Indicates whether single precision distinguishes the pixels of the patch.
  var isDrawable: Bool {
    corners.flatMap { [$0.place, $0.across, $0.down] }.allSatisfy { abs($0.x) < 1e6 && abs($0.y) < 1e6 }
  }

  /// The approximate length of the longest side, in pixels.
  var extent: Float {
    func length(_ vector: SIMD2<Float>) -> Float { max(abs(vector.x), abs(vector.y)) }
    let sides = [
      topRight.place - topLeft.place, bottomRight.place - bottomLeft.place, bottomLeft.place - topLeft.place,
      bottomRight.place - topRight.place,
    ]
    return (sides + corners.flatMap { [$0.across, $0.down] }).map(length).max() ?? 0
  }

  func place(_ u: Float, _ v: Float) -> SIMD2<Float> {
    let (across, down) = (Cubic(u), Cubic(v))
    let top = across.value(topLeft.place, topLeft.across, topRight.across, topRight.place)
    let bottom = across.value(bottomLeft.place, bottomLeft.across, bottomRight.across, bottomRight.place)
    let topSpeed = topLeft.down * across.start + topRight.down * across.end
    let bottomSpeed = bottomLeft.down * across.start + bottomRight.down * across.end
    return down.value(top, topSpeed, bottomSpeed, bottom)
  }
}

/// The weights of two ends and their derivatives at a position between them.
private struct Cubic {
  let start, startSpeed, endSpeed, end: Float

  init(_ t: Float) {
    let square = t * t
    let cube = square * t
    end = 3 * square - 2 * cube
    start = 1 - end
    startSpeed = cube - 2 * square + t
    endSpeed = cube - square
  }

  func value<Value: SIMD>(_ start: Value, _ startSpeed: Value, _ endSpeed: Value, _ end: Value) -> Value where Value.Scalar == Float {
    start * self.start + startSpeed * self.startSpeed + endSpeed * self.endSpeed + end * self.end
  }
}

/// The colors of a mesh between its vertices.
private struct MeshColors {
  /// A vertex's color as interpolated components, with the derivatives along the lines. `twist` is the mixed second derivative.
  private struct Knot {
    var value: SIMD4<Float>
    var across = SIMD4<Float>()
    var down = SIMD4<Float>()
    var twist = SIMD4<Float>()
  }

  private let knots: [Knot]
  private let width: Int
  private let isSmooth: Bool
  private let isPerceptual: Bool

  init(_ mesh: GradientMesh) {
    (width, isSmooth, isPerceptual) = (mesh.width, mesh.smoothsColors, mesh.isPerceptual)
    var knots = mesh.vertices.map { Knot(value: mesh.isPerceptual ? Self.perceived($0.color) : Self.premultiplied($0.color)) }
    if mesh.smoothsColors {
      let places = knots.indices.map { (index: $0, row: $0 / mesh.width, column: $0 % mesh.width) }
      for (index, row, column) in places {
        knots[index].across = GradientMesh.tangent(at: column, of: mesh.width) { knots[row * mesh.width + $0].value }
        knots[index].down = GradientMesh.tangent(at: row, of: mesh.height) { knots[$0 * mesh.width + column].value }
      }
      for (index, row, column) in places {
        knots[index].twist = GradientMesh.tangent(at: row, of: mesh.height) { knots[$0 * mesh.width + column].across }
      }
    }
    self.knots = knots
  }

  /// Returns the premultiplied color, with components from 0 to 255.
  func color(column: Int, row: Int, u: Float, v: Float) -> SIMD4<Float> {
    let (topLeft, topRight) = (knots[row * width + column], knots[row * width + column + 1])
    let (bottomLeft, bottomRight) = (knots[(row + 1) * width + column], knots[(row + 1) * width + column + 1])
    var mixed: SIMD4<Float>
    if isSmooth {
      let (across, down) = (Cubic(u), Cubic(v))
      mixed = down.value(
        across.value(topLeft.value, topLeft.across, topRight.across, topRight.value),
        across.value(topLeft.down, topLeft.twist, topRight.twist, topRight.down),
        across.value(bottomLeft.down, bottomLeft.twist, bottomRight.twist, bottomRight.down),
        across.value(bottomLeft.value, bottomLeft.across, bottomRight.across, bottomRight.value))
    } else {
      let top = topLeft.value + (topRight.value - topLeft.value) * u
      mixed = top + (bottomLeft.value + (bottomRight.value - bottomLeft.value) * u - top) * v
    }
    if isPerceptual { mixed = Self.shown(mixed) }
    return mixed * 255
  }

  static func premultiplied(_ color: RGBA) -> SIMD4<Float> {
    let color = limited(color)
    return SIMD4(color.red, color.green, color.blue, 1) * color.alpha
  }

  private static func perceived(_ color: RGBA) -> SIMD4<Float> {
    let color = limited(color)
    let look = Oklab(color)
    return SIMD4(Float(look.lightness), Float(look.a), Float(look.b), 1) * color.alpha
  }

  /// Returns the color with its components limited to 0...1. NaN counts as 0.
  private static func limited(_ color: RGBA) -> RGBA {
    func limited(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
    return RGBA(red: limited(color.red), green: limited(color.green), blue: limited(color.blue), alpha: limited(color.alpha))
  }

  private static func shown(_ value: SIMD4<Float>) -> SIMD4<Float> {
    guard value.w > 0 else { return SIMD4() }
    let look = Oklab(lightness: Double(value.x / value.w), a: Double(value.y / value.w), b: Double(value.z / value.w))
    return premultiplied(look.color(alpha: value.w))
  }
}

private struct MeshCorner {
  var place: SIMD2<Float>
  var color: SIMD4<Float>
}

/// The pixels on which triangles are drawn.
private struct MeshCanvas {
  let pixels: UnsafeMutableBufferPointer<UInt32>
  let width: Int
  let height: Int

  /// The overlap avoids gaps between adjacent triangles.
  private static let overlap: Float = 0.001

  /// Fills the pixels whose centers are in the triangle.
  func fill(_ a: MeshCorner, _ b: MeshCorner, _ c: MeshCorner) {
    let (ab, ac) = (b.place - a.place, c.place - a.place)
    let area = ab.x * ac.y - ac.x * ab.y
    guard area.isFinite, abs(area) > 1e-6 else { return }
    let (toB, toC) = (b.color - a.color, c.color - a.color)
    let perX = (toB * ac.y - toC * ab.y) / area
    let perY = (toC * ab.x - toB * ac.x) / area
    let heights = [a.place.y, b.place.y, c.place.y]
    for y in Self.middles(from: heights.min()!, to: heights.max()!, within: height) {
      let level = Float(y) + 0.5
      var (left, right) = (Float.infinity, -Float.infinity)
      cross(a.place, b.place, at: level, &left, &right)
      cross(b.place, c.place, at: level, &left, &right)
      cross(c.place, a.place, at: level, &left, &right)
      guard left <= right else { continue }
      let start = a.color + perY * (level - a.place.y) - perX * a.place.x
      for x in Self.middles(from: left, to: right, within: width) {
        pixels[y * width + x] = Self.pixel(start + perX * (Float(x) + 0.5))
      }
    }
  }

  /// Extends a span to the intersection of a triangle's side with a level.
  private func cross(_ a: SIMD2<Float>, _ b: SIMD2<Float>, at level: Float, _ left: inout Float, _ right: inout Float) {
    guard a.y != b.y, level >= min(a.y, b.y) - Self.overlap, level <= max(a.y, b.y) + Self.overlap else { return }
    let share = min(max((level - a.y) / (b.y - a.y), 0), 1)
    let x = a.x + (b.x - a.x) * share
    left = min(left, x)
    right = max(right, x)
  }

  /// Returns the pixels, among a number of them, whose centers are in a span.
  private static func middles(from start: Float, to end: Float, within count: Int) -> Range<Int> {
    let limit = Float(count)
    let first = Int(min(max((start - 0.5 - overlap).rounded(.up), 0), limit))
    let last = Int(min(max((end - 0.5 + overlap).rounded(.down) + 1, 0), limit))
    return first..<max(first, last)
  }

  /// Returns the pixel of a premultiplied color with components from 0 to 255. Components outside of this range are limited.
  static func pixel(_ color: SIMD4<Float>) -> UInt32 {
    let alpha = min(max(color.w, 0), 255)
    let limited = color.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: alpha)) + 0.5
    return UInt32(alpha + 0.5) << 24 | UInt32(limited.x) << 16 | UInt32(limited.y) << 8 | UInt32(limited.z)
  }
}
