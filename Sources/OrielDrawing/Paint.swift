import Foundation

/// A color in sRGB with straight alpha, with components nominally from 0 to 1.
package struct RGBA: Hashable, Sendable {
  package var red: Float
  package var green: Float
  package var blue: Float
  package var alpha: Float

  package init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
  package static let black = RGBA(red: 0, green: 0, blue: 0)
  package static let white = RGBA(red: 1, green: 1, blue: 1)

  package func multiplyingAlpha(by factor: Float) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}

/// One color of a gradient. `location` is from 0 to 1 along it.
package struct GradientStop: Hashable, Sendable {
  package var color: RGBA
  package var location: CGFloat

  package init(color: RGBA, location: CGFloat) {
    self.color = color
    self.location = location
  }
}

/// The paint of an area. Points are in the coordinate space of the display node that uses the paint.
package enum Paint: Hashable, Sendable {
  case color(RGBA)
  case linearGradient(stops: [GradientStop], start: CGPoint, end: CGPoint)
  case radialGradient(stops: [GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// A gradient in an ellipse that fills `rect` at radius 1; radii are fractions of it.
  case ellipticalGradient(stops: [GradientStop], rect: CGRect, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// A gradient between angles in radians, clockwise from the positive x axis.
  case angularGradient(stops: [GradientStop], center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)
  /// A mesh whose unit square is the rectangle.
  case meshGradient(GradientMesh, in: CGRect)
  case tiles(PictureTiles)
  /// The backdrop, blurred and tinted. Strokes and text use only the tint.
  case material(Backdrop)

  /// The first color, for drawings that support only one color.
  package var firstColor: RGBA {
    switch self {
    case .color(let color): color
    case .material(let backdrop): backdrop.opaqueTint
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _, _),
      .angularGradient(let stops, _, _, _):
      stops.first?.color ?? .clear
    case .meshGradient(let mesh, _): mesh.vertices.first?.color ?? mesh.background
    case .tiles(let tiles): RGBA.black.multiplyingAlpha(by: tiles.opacity)
    }
  }

  /// Indicates whether the paint itself varies by position.
  package var isGradient: Bool {
    switch self {
    case .color, .material: false
    case .linearGradient, .radialGradient, .ellipticalGradient, .angularGradient, .meshGradient, .tiles: true
    }
  }

  /// Returns the paint with all alphas multiplied; for a material those of the tint.
  package func multiplyingAlpha(by factor: Float) -> Paint {
    if case .tiles(var tiles) = self {
      tiles.opacity *= factor
      return .tiles(tiles)
    }
    return mapColors { $0.multiplyingAlpha(by: factor) }
  }

  /// Returns the paint with each of its colors changed. Pictures are unchanged.
  func mapColors(_ change: (RGBA) -> RGBA) -> Paint {
    func changed(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: change($0.color), location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(change(color))
    case .linearGradient(let stops, let start, let end): return .linearGradient(stops: changed(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let start, let end):
      return .radialGradient(stops: changed(stops), center: center, startRadius: start, endRadius: end)
    case .ellipticalGradient(let stops, let rect, let center, let start, let end):
      return .ellipticalGradient(stops: changed(stops), rect: rect, center: center, startRadius: start, endRadius: end)
    case .angularGradient(let stops, let center, let start, let end):
      return .angularGradient(stops: changed(stops), center: center, startAngle: start, endAngle: end)
    case .meshGradient(let mesh, let rect): return .meshGradient(mesh.mapColors(change), in: rect)
    case .material(let backdrop): return .material(Backdrop(radius: backdrop.radius, tint: change(backdrop.tint)))
    case .tiles: return self
    }
  }
}

/// A picture that repeats in both directions.
package struct PictureTiles: Hashable, Sendable {
  /// The picture of a tile, from the zero point in the size of a tile. The part outside isn't visible.
  package var picture: DisplayNode
  /// The rectangle of one of the tiles.
  package var tile: CGRect
  /// The resolution of the picture, in pixels per point.
  package var scale: CGFloat
  package var opacity: Float = 1

  package init(picture: DisplayNode, tile: CGRect, scale: CGFloat) {
    self.picture = picture
    self.tile = tile
    self.scale = scale
  }

  package static func == (left: PictureTiles, right: PictureTiles) -> Bool {
    left.picture === right.picture && left.tile == right.tile && left.scale == right.scale && left.opacity == right.opacity
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(picture))
    hasher.combine(tile)
    hasher.combine(opacity)
  }
}

/// The style in which the outline of a path is drawn. Mirrors SwiftUI's `StrokeStyle`; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the stroke, in points.
  public var lineWidth: CGFloat
  /// The shape of the ends of a line.
  public var lineCap: CGLineCap
  /// The shape of the joins of a line.
  public var lineJoin: CGLineJoin
  /// The maximum ratio of a miter's length to the line width, beyond which a join is a bevel.
  public var miterLimit: CGFloat
  /// The lengths of alternating dashes and gaps, in points.
  public var dash: [CGFloat]
  /// The position in the dash pattern at which the line begins, in points.
  public var dashPhase: CGFloat

  /// Creates a stroke style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The style in which the inside of a path is filled. Mirrors SwiftUI's `FillStyle`.
public struct FillStyle: Hashable, Sendable {
  /// A Boolean value that indicates whether the even-odd rule determines the inside.
  public var isEOFilled: Bool
  /// A Boolean value that indicates whether edges are antialiased.
  public var isAntialiased: Bool

  /// Creates a fill style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The shape of the ends of a line. Mirrors Core Graphics' `CGLineCap`.
public enum CGLineCap: Int32, Hashable, Sendable { case butt, round, square }

/// The shape of the joins of a line. Mirrors Core Graphics' `CGLineJoin`.
public enum CGLineJoin: Int32, Hashable, Sendable { case miter, round, bevel }
