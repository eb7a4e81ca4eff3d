import Foundation
import Oriel

/// The layout of a chart of a known size. It determines the number of ticks that fit, and the visible part of a chart that scrolls.
struct ChartAxes: View {
  let source: ModelSource
  let size: CGSize
  let legend: AnyView?
  @State private var scroll = PlotScroll()
  @State private var departed = Kept(RemovedMarks())
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.layoutDirection) private var direction
  @Environment(\.chartDrawingRecord) private var record
  @ScaledMetric(relativeTo: .caption) private var textScale: CGFloat = 1

  var body: some View {
    let configuration = source.configuration
    let (xTicks, yTicks) = tickCounts
    let model = source.model(xTicks: xTicks, yTicks: yTicks, record: record)
    let windows = ScrollWindows(configuration.scroll, model: model, scroll: scroll)
    let xMap = AxisMap(settings: configuration.xScale, window: windows.x, isMirrored: direction == .rightToLeft)
    let yMap = AxisMap(settings: configuration.yScale, window: windows.y, isUpward: model.y?.kind != .category)
    let xAxis = axis(.horizontal, model.x, model.xData, configuration.xAxis, xMap, size.width, xTicks, windows.scrollsX)
    let yAxis = axis(.vertical, model.y, model.yData, configuration.yAxis, yMap, size.height, yTicks, windows.scrollsY)
    let _ = departed.value.follow(model, xMap, yMap)
    let plot = PlotArea(
      model: model, xMap: xMap, yMap: yMap, gridLines: (xAxis.gridLines, yAxis.gridLines), configuration: configuration, windows: windows,
      scroll: $scroll, departed: departed.value, chartSize: size)
    ChartLayout {
      styled(plot, configuration)
        .anchorPreference(key: PlotFrameKey.self, value: .bounds) { [proxy = makeProxy(model, xMap, yMap, configuration)] anchor in
          // The preference of the plot itself, which is inside, has the anchor of the plot.
          PlotFrame(plot: nil, container: anchor, proxy: proxy)
        }
        .transformAnchorPreference(key: PlotFrameKey.self, value: .bounds) { frame, anchor in if frame.plot == nil { frame.plot = anchor } }
        .layoutValue(key: ChartPartKey.self, value: .plot)
      ForEach(xAxis.parts) { part in view(of: part, xMap) }
      ForEach(yAxis.parts) { part in view(of: part, yMap) }
      titles(configuration)
      if let legend {
        legend.layoutValue(key: ChartPartKey.self, value: .overlay(alignment: configuration.legend.alignment ?? .topLeading))
      }
    }
  }

  // MARK: Axes

  /// The approximate number of ticks that fit along the x axis and the y axis.
  private var tickCounts: (Int, Int) {
    let scale = max(0.5, textScale)
    let x = (size.width / (72 * scale)).rounded()
    let y = (size.height / (56 * scale)).rounded()
    return (min(max(Int(x.isFinite ? x : 2), 2), 8), min(max(Int(y.isFinite ? y : 2), 2), 6))
  }

  private func axis(
    _ axis: Axis, _ scale: PositionScale?, _ data: AxisData, _ settings: ChartConfiguration.AxisSettings, _ map: AxisMap, _ length: CGFloat,
    _ ticks: Int, _ isScrolling: Bool
  ) -> ResolvedAxis {
    guard let scale else { return ResolvedAxis() }
    return AxisResolver(
      axis: axis, scale: scale, data: data, settings: settings, visible: isScrolling ? map.visible(in: length) : 0...1,
      isScrolling: isScrolling,
      tickCount: ticks, locale: locale, calendar: calendar
    )
    .resolve()
  }

  @ViewBuilder private func view(of part: ResolvedAxis.Part, _ map: AxisMap) -> some View {
    switch part.kind {
    case .label(let label, let view):
      HiddenIfTooLarge(isFlexible: label.collision.kind == .truncate) {
        view.font(part.font ?? .caption).foregroundStyle(part.style ?? AnyShapeStyle(.secondary))
          .modifier(LabelOrientation(orientation: label.orientation))
      }
      .layoutValue(key: ChartPartKey.self, value: .axis(part, map))
      .transition(.opacity)
    case .tick(_, let stroke):
      TickShape(stroke: stroke).fill(part.style ?? AnyShapeStyle(ChartColors.gridLine))
        .accessibilityHidden(true)
        .layoutValue(key: ChartPartKey.self, value: .axis(part, map))
        .transition(.opacity)
    }
  }

  @ViewBuilder private func titles(_ configuration: ChartConfiguration) -> some View {
    ForEach(configuration.xAxis.titles.indices, id: \.self) { index in
      title(configuration.xAxis.titles[index], edge: .bottom, alignment: .center)
    }
    ForEach(configuration.yAxis.titles.indices, id: \.self) { index in
      title(configuration.yAxis.titles[index], edge: .top, alignment: .trailing)
    }
  }

  @ViewBuilder private func title(_ title: ChartConfiguration.AxisTitle, edge: Edge, alignment: Alignment) -> some View {
    let place = title.position.edge(automatic: edge, alignment: title.alignment ?? alignment, isGiven: title.alignment != nil)
    let isSide = place.edge == .leading || place.edge == .trailing
    title.content.font(.caption).foregroundStyle(.secondary)
      .modifier(LabelOrientation(orientation: isSide ? .vertical : .horizontal))
      .layoutValue(key: ChartPartKey.self, value: .title(edge: place.edge, alignment: place.alignment, spacing: title.spacing ?? 4))
  }

  // MARK: The plot

  private func styled(_ plot: PlotArea, _ configuration: ChartConfiguration) -> AnyView {
    configuration.plotStyle.map { $0(ChartPlotContent(plot: AnyView(plot))) } ?? AnyView(plot)
  }

  private func makeProxy(
    _ model: PlotModel, _ xMap: AxisMap, _ yMap: AxisMap, _ configuration: ChartConfiguration
  ) -> (Anchor<CGRect>, CGSize, PlotFrame) -> ChartProxy {
    { anchor, size, frame in
      ChartProxy(
        model: model, size: size, xMap: xMap, yMap: yMap, anchor: anchor, containerAnchor: frame.container,
        selections: ChartSelections(x: configuration.xSelection, y: configuration.ySelection, angle: configuration.angleSelection))
    }
  }
}

/// A box that keeps a value for the lifetime of a view's state.
struct Kept<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// The shape of a tick: a line along the longer side.
nonisolated private struct TickShape: Shape {
  let stroke: StrokeStyle

  func path(in rect: CGRect) -> Path {
    let isUpright = rect.height > rect.width
    return Path { path in
      path.move(to: isUpright ? CGPoint(x: rect.midX, y: rect.minY) : CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: isUpright ? CGPoint(x: rect.midX, y: rect.maxY) : CGPoint(x: rect.maxX, y: rect.midY))
    }
    .strokedPath(stroke)
  }
}

/// A modifier that rotates a label.
private struct LabelOrientation: ViewModifier {
  let orientation: AxisValueLabelOrientation

  func body(content: Content) -> some View {
    switch orientation.kind {
    case .automatic, .horizontal: content
    case .vertical: RotatedLayout { content.fixedSize().rotationEffect(.degrees(-90)) }
    case .verticalReversed: RotatedLayout { content.fixedSize().rotationEffect(.degrees(90)) }
    }
  }
}

/// A layout that swaps the width and the height of its view.
private struct RotatedLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews { subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified) }
  }
}

/// A label that is hidden if it is proposed no space, because a layout can't hide a subview otherwise.
private struct HiddenIfTooLarge<Content: View>: View {
  /// Indicates whether the label can be truncated.
  let isFlexible: Bool
  @ViewBuilder let content: Content

  var body: some View {
    if isFlexible {
      content.lineLimit(1)
    } else {
      ViewThatFits(in: .horizontal) {
        content.fixedSize()
        Color.clear.frame(width: 0, height: 0)
      }
    }
  }
}

extension AnnotationPosition {
  /// Returns the edge of a chart for a title, and the alignment of the title along that edge.
  func edge(automatic: Edge, alignment: Alignment, isGiven: Bool) -> (edge: Edge, alignment: Alignment) {
    func along(_ own: Alignment) -> Alignment { isGiven ? alignment : own }
    switch kind {
    case .automatic: return (automatic, alignment)
    case .overlay, .top: return (.top, along(.center))
    case .bottom: return (.bottom, along(.center))
    case .leading: return (.leading, along(.center))
    case .trailing: return (.trailing, along(.center))
    case .topLeading: return (.top, along(.leading))
    case .topTrailing: return (.top, along(.trailing))
    case .bottomLeading: return (.bottom, along(.leading))
    case .bottomTrailing: return (.bottom, along(.trailing))
    }
  }
}
