/// What happens to an annotation that has no room. Mirrors Swift Charts' `AnnotationOverflowResolution`, without `padScale`.
public struct AnnotationOverflowResolution: Equatable, Sendable {
  /// Mirrors Swift Charts' `AnnotationOverflowResolution.Strategy`.
  public struct Strategy: Equatable, Sendable {
    enum Kind: Equatable { case automatic, disabled, fit(Boundary) }

    let kind: Kind

    /// Moved until it fits into the chart.
    public static let fit = Strategy(kind: .fit(.automatic))
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
    /// Stays where it is.
    public static let disabled = Strategy(kind: .disabled)
    /// Stays where it is, as far as the chart reaches sideways.
    public static let automatic = Strategy(kind: .automatic)
  }

  /// Mirrors Swift Charts' `AnnotationOverflowResolution.Boundary`.
  public struct Boundary: Equatable, Sendable {
    enum Kind { case automatic, plot, chart }

    let kind: Kind

    public static let plot = Boundary(kind: .plot)
    public static let chart = Boundary(kind: .chart)
    /// The chart.
    public static let automatic = Boundary(kind: .automatic)
  }

  public static let automatic = AnnotationOverflowResolution()

  let x: Strategy
  let y: Strategy

  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }
}
