import Foundation
import Oriel

/// The plot: its drawing, the views at marks, and the view that handles input.
struct PlotArea: View {
  let model: PlotModel
  let xMap: AxisMap
  let yMap: AxisMap
  let gridLines: (x: [ResolvedAxis.GridLine], y: [ResolvedAxis.GridLine])
  let configuration: ChartConfiguration
  let windows: ScrollWindows
  @Binding var scroll: PlotScroll
  let departed: RemovedMarks
  let chartSize: CGSize
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    GeometryReader { geometry in
      let size = geometry.size
      ZStack(alignment: .topLeading) {
        PlotCanvas(model: model, xMap: xMap, yMap: yMap, gridLines: gridLines, isClipped: windows.isScrolling, departed: departed)
        PlotAnnotations(geometry: plotGeometry(size), isClipped: windows.isScrolling, direction: direction)
      }
      .modifier(PlotAccessibility(geometry: plotGeometry(size)))
      // The coordinates in the plot are left to right; the maps account for the layout direction.
      .environment(\.layoutDirection, .leftToRight)
    }
    .anchorPreference(key: PlotFrameKey.self, value: .bounds) { PlotFrame(plot: $0) }
    .modifier(PlotInputLayer(isNeeded: needsInput, input: input))
  }

  private func plotGeometry(_ size: CGSize) -> PlotGeometry { PlotGeometry(model: model, size: size, xMap: xMap, yMap: yMap) }

  private var selections: ChartSelections {
    ChartSelections(x: configuration.xSelection, y: configuration.ySelection, angle: configuration.angleSelection)
  }

  private var needsInput: Bool { windows.isScrolling || configuration.gesture != nil || !selections.isEmpty }

  private func input(_ anchor: Anchor<CGRect>, _ size: CGSize) -> PlotInput {
    PlotInput(
      configuration: configuration, windows: windows, scroll: $scroll, size: size, scales: (model.x, model.y),
      proxy: ChartProxy(
        model: model, size: size, xMap: xMap, yMap: yMap, anchor: anchor, containerAnchor: nil, selections: selections))
  }
}

/// A modifier that overlays a plot with the view that handles input, once the frame of the plot is known.
private struct PlotInputLayer: ViewModifier {
  let isNeeded: Bool
  let input: (Anchor<CGRect>, CGSize) -> PlotInput

  func body(content: Content) -> some View {
    if isNeeded {
      content.overlayPreferenceValue(PlotFrameKey.self) { frame in
        GeometryReader { geometry in
          if let anchor = frame.plot { input(anchor, geometry.size).environment(\.layoutDirection, .leftToRight) }
        }
      }
    } else {
      content
    }
  }
}
