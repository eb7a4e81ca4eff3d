import Oriel

/// The plot of a chart, as the argument of `chartPlotStyle`. Mirrors Swift Charts' `ChartPlotContent`.
public struct ChartPlotContent: View {
  let plot: AnyView

  public var body: some View { plot }
}
