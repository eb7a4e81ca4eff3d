import Foundation
import Oriel

/// A transparent scroll view over the plot with the length of the whole chart. The plot is drawn at its scroll position.
struct ScrollingPlot: View {
  let configuration: ChartConfiguration
  let windows: ScrollWindows
  @Binding var scroll: PlotScroll
  let size: CGSize
  let scales: (PositionScale?, PositionScale?)
  let proxy: ChartProxy
  @State private var position = ScrollPosition()
  /// The values at the start of the visible part that the bindings have last received or set.
  @State private var known = Known()

  private struct Known: Equatable {
    var x: Datum?
    var y: Datum?
  }

  private var content: CGSize {
    CGSize(
      width: size.width / CGFloat(windows.x.upperBound - windows.x.lowerBound),
      height: size.height / CGFloat(windows.y.upperBound - windows.y.lowerBound))
  }

  var body: some View {
    let content = content
    ScrollView(axes) {
      Color.clear.frame(width: content.width, height: content.height)
    }
    .scrollPosition($position)
    .modifier(Aligned(behavior: configuration.scroll.behavior, proxy: contentProxy))
    .scrollIndicators(.hidden)
    .scrollBounceBehavior(.basedOnSize, axes: [.horizontal, .vertical])
    .frame(width: size.width, height: size.height)
    .onScrollGeometryChange(for: CGPoint.self) {
      $0.contentOffset
    } action: { _, offset in
      follow(offset)
    }
    .contentShape(Rectangle())
    .modifier(PlotSelecting(configuration: configuration, proxy: proxy, isScrolling: true))
    .onAppear { position.scrollTo(point: offset(of: windows)) }
    .onChange(of: size) { _, _ in position.scrollTo(point: offset(of: windows)) }
    .onChange(of: [configuration.scroll.x?.get?(), configuration.scroll.y?.get?()]) { _, wanted in go(to: wanted) }
  }

  private var axes: Axis.Set {
    var axes: Axis.Set = []
    if windows.scrollsX { axes.insert(.horizontal) }
    if windows.scrollsY { axes.insert(.vertical) }
    return axes
  }

  /// Returns the content offset at which the windows are visible.
  private func offset(of windows: ScrollWindows) -> CGPoint {
    let content = content
    let (x, y) = (CGFloat(windows.x.lowerBound) * content.width, CGFloat(windows.y.lowerBound) * content.height)
    return CGPoint(
      x: proxy.xMap.isMirrored ? content.width - size.width - x : x, y: proxy.yMap.isUpward ? content.height - size.height - y : y)
  }

  private func follow(_ offset: CGPoint) {
    let content = content
    guard content.width > 0, content.height > 0 else { return }
    let x = proxy.xMap.isMirrored ? content.width - size.width - offset.x : offset.x
    let y = proxy.yMap.isUpward ? content.height - size.height - offset.y : offset.y
    let next = PlotScroll(
      x: windows.scrollsX ? Double(x / content.width) : scroll.x, y: windows.scrollsY ? Double(y / content.height) : scroll.y)
    guard next != scroll else { return }
    scroll = next
    if let x = next.x, let datum = tell(configuration.scroll.x, scales.0, proxy.xMap, windows.x, x, content.width) { known.x = datum }
    if let y = next.y, let datum = tell(configuration.scroll.y, scales.1, proxy.yMap, windows.y, y, content.height) { known.y = datum }
  }

  /// Updates the binding with the value at the start of the visible part, unless the binding's own value has that position. Returns the
  /// value of the binding.
  private func tell(
    _ position: ChartScrollSettings.Position?, _ scale: PositionScale?, _ map: AxisMap, _ window: ClosedRange<Double>, _ part: Double,
    _ length: CGFloat
  ) -> Datum? {
    guard let position, let set = position.set, let scale, let datum = begin(scale, map, part, length) else { return nil }
    // A scroll view settles on whole pixels.
    if let said = ScrollWindows.begin(position, scale, window.upperBound - window.lowerBound), abs(said - part) * Double(length) < 0.5 {
      return position.get?()
    }
    set(datum)
    return datum
  }

  /// Returns the value at the start of the visible part.
  private func begin(_ scale: PositionScale?, _ map: AxisMap, _ part: Double, _ length: CGFloat) -> Datum? {
    let padding = map.settings.padding(in: length)
    let room = Double(length - padding.start - padding.end)
    guard room > 0 else { return nil }
    return scale?.datum(at: min(max((part * Double(length) - Double(padding.start)) / room + 1e-9, 0), 1))
  }

  /// Scrolls to the values of the bindings, unless they are the last reported ones.
  private func go(to wanted: [Datum?]) {
    var target = windows
    if let x = wanted[0], x != known.x, let scale = scales.0 {
      let share = windows.x.upperBound - windows.x.lowerBound
      if let begin = ScrollWindows.begin(configuration.scroll.x, scale, share) { target.x = begin...begin + share }
      known.x = x
    }
    if let y = wanted[1], y != known.y, let scale = scales.1 {
      let share = windows.y.upperBound - windows.y.lowerBound
      if let begin = ScrollWindows.begin(configuration.scroll.y, scale, share) { target.y = begin...begin + share }
      known.y = y
    }
    guard target != windows else { return }
    position.scrollTo(point: offset(of: target))
  }

  /// Returns a proxy whose plot is the whole content.
  private func contentProxy(_ content: CGSize) -> ChartProxy {
    var (xMap, yMap) = (proxy.xMap, proxy.yMap)
    xMap.window = 0...1
    yMap.window = 0...1
    return ChartProxy(
      model: proxy.model, size: content, xMap: xMap, yMap: yMap, anchor: proxy.anchor, containerAnchor: nil, selections: proxy.selections)
  }
}

/// A modifier that applies the chart's scroll target behavior.
private struct Aligned: ViewModifier {
  let behavior: (any ChartScrollTargetBehavior)?
  let proxy: (CGSize) -> ChartProxy

  func body(content: Content) -> some View {
    if let behavior {
      content.scrollTargetBehavior(ChartScrollBridge(behavior: behavior, proxy: proxy))
    } else {
      content
    }
  }
}
