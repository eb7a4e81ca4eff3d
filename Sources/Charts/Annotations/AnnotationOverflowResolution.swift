/// The strategies for an annotation that doesn't fit. Mirrors Swift Charts' `AnnotationOverflowResolution`, without `padScale`.
public struct AnnotationOverflowResolution: Equatable, Sendable {
  /// A strategy along one axis. Mirrors Swift Charts' `AnnotationOverflowResolution.Strategy`.
  public struct Strategy: Equatable, Sendable {
    enum Kind: Equatable { case automatic, disabled, fit(Boundary) }

    let kind: Kind

    /// A strategy that moves the annotation until it fits into the chart.
    public static let fit = Strategy(kind: .fit(.automatic))
    /// Returns a strategy that moves the annotation until it fits into a boundary.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
    /// A strategy that never moves the annotation.
    public static let disabled = Strategy(kind: .disabled)
    /// A strategy that moves the annotation along the x axis until it fits into the chart. Along the y axis, the annotation isn't moved.
    public static let automatic = Strategy(kind: .automatic)
  }

  /// The boundary that an annotation is moved into. Mirrors Swift Charts' `AnnotationOverflowResolution.Boundary`.
  public struct Boundary: Equatable, Sendable {
    enum Kind { case automatic, plot, chart }

    let kind: Kind

    /// The plot of the chart.
    public static let plot = Boundary(kind: .plot)
    /// The whole chart.
    public static let chart = Boundary(kind: .chart)
    /// The default boundary, which is the chart.
    public static let automatic = Boundary(kind: .automatic)
  }

  /// The automatic strategy along both axes.
  public static let automatic = AnnotationOverflowResolution()

  let x: Strategy
  let y: Strategy

  /// Creates a resolution from the strategies along the x axis and the y axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }
}
