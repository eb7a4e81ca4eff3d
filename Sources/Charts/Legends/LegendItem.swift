import Oriel

/// An entry of a legend.
struct LegendItem: Identifiable {
  let id: Datum
  let label: String
  var paint: MarkPaint?
  var symbol: AnyChartSymbolShape?
  var line: StrokeStyle?
}
