import Oriel

/// The scales of a chart for colors, symbols, line styles, sizes and side-by-side positions.
struct StyleScales {
  let foreground: StyleScale<MarkPaint>?
  let symbols: StyleScale<AnyChartSymbolShape>?
  let lines: StyleScale<StrokeStyle>?
  let sizes: StyleScale<CGFloat>?
  /// The values of `position(by:)`, in order.
  let groups: StyleScale<Int>?

  init(_ input: ModelInput) {
    let configuration = input.configuration
    var styles: [MarkStyle] = []
    // Most marks share their style with the previous mark.
    for record in input.records where record.style !== styles.last { styles.append(record.style) }
    styles += input.functions.map(\.style)
    foreground = StyleScale(
      configuration.foreground, data: styles.compactMap(\.foregroundBy), defaults: ChartColors.palette, interpolation: ChartColors.ramp)
    symbols = StyleScale(
      configuration.symbol, data: styles.compactMap(\.symbolBy), defaults: BasicChartSymbolShape.all.map { AnyChartSymbolShape($0) })
    lines = StyleScale(configuration.line, data: styles.compactMap(\.lineBy), defaults: ChartLines.styles)
    sizes = StyleScale(
      configuration.symbolSize, data: styles.compactMap(\.symbolSizeBy), defaults: ChartSymbols.areas, interpolation: ChartSymbols.area)
    groups = StyleScale(StyleScaleSettings<Int>(), data: styles.compactMap { $0.grouping?.value }, defaults: [])
  }

  /// Indicates whether a legend would have any entries.
  var needsLegend: Bool { foreground != nil || symbols != nil || lines != nil }
}
