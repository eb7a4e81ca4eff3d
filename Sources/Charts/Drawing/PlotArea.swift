import Foundation
import Oriel

/// The plot: what is drawn, the views at marks, and what takes the pointer.
struct PlotArea: View {
  let model: PlotModel
  let xMap: AxisMap
  let yMap: AxisMap
  let gridLines: (x: [ResolvedAxis.GridLine], y: [ResolvedAxis.GridLine])
  let configuration: ChartConfiguration
  let windows: ScrollWindows
  @Binding var scroll: PlotScroll
  let departed: DepartedMarks
  let chartSize: CGSize
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    GeometryReader { geometry in
      let size = geometry.size
      ZStack(alignment: .topLeading) {
        PlotCanvas(
          model: model, xMap: xMap, yMap: yMap, gridLines: gridLines, isClipped: windows.isScrolling, departed: departed)
        PlotAnnotations(
          geometry: PlotGeometry(model: model, size: size, xMap: xMap, yMap: yMap), isClipped: windows.isScrolling, direction: direction)
        PlotInput(
          configuration: configuration, windows: windows, scroll: $scroll, size: size, scales: (model.x, model.y), proxy: proxy(size))
      }
      .modifier(PlotAccessibility(geometry: PlotGeometry(model: model, size: size, xMap: xMap, yMap: yMap)))
      // Places are left to right in here; the maps know which way one reads.
      .environment(\.layoutDirection, .leftToRight)
    }
    .anchorPreference(key: PlotFrameKey.self, value: .bounds) { PlotFrame(plot: $0) }
  }

  private func proxy(_ size: CGSize) -> ChartProxy {
    ChartProxy(
      model: model, size: size, xMap: xMap, yMap: yMap, anchor: nil, containerAnchor: nil,
      selections: ChartSelections(x: configuration.xSelection, y: configuration.ySelection, angle: configuration.angleSelection))
  }
}
