import Oriel

/// The plot of a chart, which `chartPlotStyle` puts something around. Mirrors Swift Charts' `ChartPlotContent`.
public struct ChartPlotContent: View {
  let plot: AnyView

  public var body: some View { plot }
}

/// The label of an axis's mark, which `chartXAxisStyle` and `chartYAxisStyle` put something around.
///
/// Mirrors Swift Charts' `ChartAxisContent`.
public struct ChartAxisContent: View {
  let axis: AnyView

  public var body: some View { axis }
}
