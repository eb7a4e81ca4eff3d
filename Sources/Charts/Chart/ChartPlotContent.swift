import Oriel

/// The plot of a chart, which `chartPlotStyle` puts something around. Mirrors Swift Charts' `ChartPlotContent`.
public struct ChartPlotContent: View {
  let plot: AnyView

  public var body: some View { plot }
}
