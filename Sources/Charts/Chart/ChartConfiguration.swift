import Foundation
import Oriel

/// The configuration of a chart by the modifiers around it.
struct ChartConfiguration {
  struct AxisSettings {
    var visibility = Visibility.automatic
    var source: (() -> [AxisMarkSet])?
    /// The sets that `source` has created.
    var sets: [AxisMarkSet]?
    var titles: [AxisTitle] = []

    /// The values that determine the ends of an automatic domain.
    var values: AxisMarkValues? { sets?.first?.values }
  }

  struct AxisTitle {
    let position: AnnotationPosition
    let alignment: Alignment?
    let spacing: CGFloat?
    let content: AnyView
  }

  struct LegendSettings {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
  }

  struct Layer {
    let alignment: Alignment
    let content: (ChartProxy) -> AnyView
  }

  var xScale = PositionScaleSettings()
  var yScale = PositionScaleSettings()
  var foreground = StyleScaleSettings<MarkPaint>()
  var symbol = StyleScaleSettings<AnyChartSymbolShape>()
  var line = StyleScaleSettings<StrokeStyle>()
  var symbolSize = StyleScaleSettings<CGFloat>()
  var xAxis = AxisSettings()
  var yAxis = AxisSettings()
  var legend = LegendSettings()
  var plotStyle: ((ChartPlotContent) -> AnyView)?
  var overlays: [Layer] = []
  var backgrounds: [Layer] = []
  var xSelection: ChartSelection?
  var ySelection: ChartSelection?
  var angleSelection: ChartSelection?
  var gesture: ((ChartProxy) -> AnyGesture<Void>)?
  var scroll = ChartScrollSettings()
}

extension EnvironmentValues {
  private enum ChartConfigurationKey: EnvironmentKey {
    static var defaultValue: ChartConfiguration { ChartConfiguration() }
  }

  /// The configuration of charts by the modifiers around them.
  var chartConfiguration: ChartConfiguration {
    get { self[ChartConfigurationKey.self] }
    set { self[ChartConfigurationKey.self] = newValue }
  }
}

extension View {
  nonisolated func chartConfiguration(_ change: @escaping (inout ChartConfiguration) -> Void) -> some View {
    transformEnvironment(\.chartConfiguration, transform: change)
  }
}
