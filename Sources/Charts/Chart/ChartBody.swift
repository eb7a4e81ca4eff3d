import Foundation
import Oriel

/// The plot with its axes, and the layers in front of and behind them.
struct ChartBody: View {
  let source: ModelSource
  var legend: AnyView?

  var body: some View {
    let configuration = source.configuration
    GeometryReader { geometry in
      ChartAxes(source: source, size: geometry.size, legend: legend)
    }
    .frame(idealWidth: 300, idealHeight: 200)
    .modifier(ChartLayers(layers: configuration.backgrounds, isBehind: true))
    .modifier(ChartLayers(layers: configuration.overlays, isBehind: false))
  }
}

/// The frame of a chart's plot, and the factory of its proxy.
struct PlotFrame {
  var plot: Anchor<CGRect>?
  var container: Anchor<CGRect>?
  var proxy: ((Anchor<CGRect>, CGSize, PlotFrame) -> ChartProxy)?
}

struct PlotFrameKey: PreferenceKey {
  static var defaultValue: PlotFrame { PlotFrame() }

  static func reduce(value: inout PlotFrame, nextValue: () -> PlotFrame) {
    let next = nextValue()
    if next.plot != nil { value.plot = next.plot }
    if next.container != nil { value.container = next.container }
    if next.proxy != nil { value.proxy = next.proxy }
  }
}

/// A modifier that adds the views of `chartOverlay` and `chartBackground` to a chart.
struct ChartLayers: ViewModifier {
  let layers: [ChartConfiguration.Layer]
  let isBehind: Bool

  func body(content: Content) -> some View {
    if layers.isEmpty {
      content
    } else if isBehind {
      content.backgroundPreferenceValue(PlotFrameKey.self) { frame in views(frame) }
    } else {
      content.overlayPreferenceValue(PlotFrameKey.self) { frame in views(frame) }
    }
  }

  private func views(_ frame: PlotFrame) -> some View {
    GeometryReader { geometry in
      if let anchor = frame.plot, let makeProxy = frame.proxy {
        let proxy = makeProxy(anchor, geometry[anchor].size, frame)
        ForEach(layers.indices, id: \.self) { index in
          layers[index].content(proxy)
            .frame(width: geometry.size.width, height: geometry.size.height, alignment: layers[index].alignment)
        }
      }
    }
  }
}
