import Foundation
import OrielDrawing

extension GraphicsContext {
  /// The color or pattern of a filled or stroked path. Mirrors SwiftUI's `GraphicsContext.Shading`.
  public struct Shading: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
      case style(AnyShapeStyle)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
    }

    private let kind: Kind
    private var options = GradientOptions()

    /// The foreground style of the environment.
    public static var foreground: Shading { Shading(kind: .style(AnyShapeStyle(ForegroundStyle()))) }

    /// Returns a shading of a color.
    public static func color(_ color: Color) -> Shading { Shading(kind: .style(AnyShapeStyle(color))) }

    /// Returns a shading of the color with the given components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Returns a shading of a gray.
    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Returns a shading of a style, which is resolved within the path's bounds.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }

    /// Returns a shading of a linear gradient between two points of the current space.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .linear(gradient, startPoint, endPoint), options: options)
    }

    /// Returns a shading of a radial gradient around a point of the current space.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .radial(gradient, center, startRadius, endRadius), options: options)
    }

    /// Returns a shading of a conic gradient around a point of the current space.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .conic(gradient, center, angle), options: options)
    }

    /// - Parameter margin: The distance by which a drawing may extend beyond the bounds of its paint, in points.
    func paint(_ environment: EnvironmentValues, margin: CGFloat = 0) -> _ShapePaint {
      switch kind {
      case .style(let style): return style._paint(in: environment, level: 0)
      case .linear(let gradient, let start, let end):
        let stops = resolved(gradient, in: environment)
        guard let spread = SpreadGradient(stops, options) else {
          return _ShapePaint { _ in .linearGradient(stops: stops, start: start, end: end) }
        }
        return _ShapePaint { spread.linear(from: start, to: end, over: $0.insetBy(dx: -margin, dy: -margin)) }
      case .radial(let gradient, let center, let start, let end):
        let stops = resolved(gradient, in: environment)
        guard let spread = SpreadGradient(stops, options) else {
          return _ShapePaint { _ in .radialGradient(stops: stops, center: center, startRadius: start, endRadius: end) }
        }
        return _ShapePaint { spread.radial(around: center, from: start, to: end, over: $0.insetBy(dx: -margin, dy: -margin)) }
      case .conic(let gradient, let center, let angle):
        let stops = resolved(gradient, in: environment)
        return _ShapePaint { _ in
          .angularGradient(stops: stops, center: center, startAngle: angle.radians, endAngle: angle.radians + 2 * .pi)
        }
      }
    }

    private func resolved(_ gradient: Gradient, in environment: EnvironmentValues) -> [GradientStop] {
      var gradient = gradient
      if options.contains(.linearColor) { gradient.space = .linear }
      return gradient.resolved(in: environment)
    }
  }

  /// A shading as a shape style.
  struct ShadingStyle: ShapeStyle, Equatable {
    let shading: Shading

    func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint { shading.paint(environment) }
  }

  /// The options of a blur. Mirrors SwiftUI's `GraphicsContext.BlurOptions`.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The blurred drawing stays within its bounds and is opaque.
    public static let opaque = BlurOptions(rawValue: 1 << 0)
  }

  /// An effect on each drawing before it is added to the canvas. Mirrors SwiftUI's `GraphicsContext.Filter`.
  public struct Filter: Sendable {
    let apply: @MainActor @Sendable (DisplayNode, EnvironmentValues) -> DisplayNode

    @MainActor func apply(to node: DisplayNode, in environment: EnvironmentValues) -> DisplayNode { apply(node, environment) }

    /// Returns a blur with a radius in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      let isOpaque = options.contains(.opaque)
      return Filter { node, _ in radius > 0 ? DisplayNode(.blur(radius, isOpaque: isOpaque, node)) : node }
    }

    /// Returns a drop shadow. The radius and the offset are in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      Filter { DisplayNode(.shadow(color.resolved(in: $1), radius: max(0, radius), offset: CGSize(width: x, height: y), $0)) }
    }

    /// Returns a filter that transforms a drawing by a projection.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter { node, _ in DisplayNode(.projection(matrix, node)) }
    }

    /// Returns a filter that adds an amount to red, green and blue.
    public static func brightness(_ amount: Double) -> Filter { colorMatrix(.brightness(amount)) }
    /// Returns a filter that scales the contrast.
    public static func contrast(_ amount: Double) -> Filter { colorMatrix(.contrast(amount)) }
    /// Returns a filter that scales the saturation.
    public static func saturation(_ amount: Double) -> Filter { colorMatrix(.saturation(amount)) }
    /// Returns a filter that removes saturation by an amount in 0...1.
    public static func grayscale(_ amount: Double) -> Filter { colorMatrix(.grayscale(amount)) }
    /// Returns a filter that rotates the hue.
    public static func hueRotation(_ angle: Angle) -> Filter { colorMatrix(.hueRotation(angle)) }

    /// Returns a filter that multiplies each component, including alpha, by that of a color.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { DisplayNode(.colorMatrix(.colorMultiply(color.resolved(in: $1)), $0)) }
    }

    /// Returns a filter that transforms colors by a matrix. A matrix with a nonfinite component changes nothing.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter { node, _ in
        guard matrix.rows.allSatisfy(\.isFinite) else {
          Report.once("color-matrix", "A ColorMatrix has a nonfinite component; it is ignored.")
          return node
        }
        return DisplayNode(.colorMatrix(matrix, node))
      }
    }

    /// Returns a filter that draws one color where a drawing's alpha is between two bounds, both included, and nothing elsewhere. The
    /// bounds are in 0...1. With nonfinite bounds the result is empty.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
      Filter { node, environment in
        guard min.isFinite, max.isFinite else { return .empty }
        let color = color.resolved(in: environment)
        var kept = DisplayNode(.colorMatrix(.step(from: min, color: color), node))
        if max < 1 {
          let beyond = DisplayNode(.colorMatrix(.step(from: max + 0.5 / 255, color: color), node))
          kept = DisplayNode(.blend(.destinationOut, bottom: kept, top: beyond))
        }
        return color.alpha < 1 ? DisplayNode(.opacity(Double(color.alpha), kept)) : kept
      }
    }
  }
}
